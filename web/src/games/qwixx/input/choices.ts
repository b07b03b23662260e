/** The legal moves by field, and the dice that make each of them. */
import type { QwixxDecline, QwixxDice, QwixxMove, QwixxPlacement, QwixxPositionView } from "../../../protocol/types.ts";
import { COLOURS, type Colour, type Cursor } from "../board/board.ts";

/** The dice by name: the two white ones, then the colours. */
export const DICE = ["first", "second", ...COLOURS] as const;
export type DieName = (typeof DICE)[number];

export interface Choices {
  /** The placements by field name. */
  placements: ReadonlyMap<string, QwixxPlacement>;
  /** Their fields in the order of the board. */
  open: readonly Cursor[];
  /** The move that passes; null while no action is due. */
  decline: QwixxDecline | null;
}

export function groupChoices(legal: readonly QwixxMove[]): Choices {
  const placements = legal.filter((move) => move.kind === "place");
  const open = placements.map((move) => ({
    row: COLOURS.indexOf(move.colour as Colour),
    place: move.place,
  }));
  return {
    placements: new Map(placements.map((move) => [move.move, move])),
    open: open.sort((one, other) => one.row - other.row || one.place - other.place),
    decline: legal.find((move) => move.kind === "decline") ?? null,
  };
}

/** The effects among the choices, each once, in the order of the legend. */
export function listEffects(choices: Choices): QwixxPlacement["effect"][] {
  const present = new Set([...choices.placements.values()].map((move) => move.effect));
  return (["place", "stack", "capture", "close"] as const).filter((effect) => present.has(effect));
}

export function whiteSum(dice: QwixxDice): number {
  return dice.whites[0] + dice.whites[1];
}

/** The sums of a coloured die with each white die, sorted and without duplicates; empty when it is out of the game. */
export function colourSums(dice: QwixxDice, colour: Colour): number[] {
  const face = dice.colours[COLOURS.indexOf(colour)] ?? null;
  if (face === null) return [];
  return [...new Set(dice.whites.map((white) => white + face))].sort((one, other) => one - other);
}

/** The two dice whose sum makes a placement in the current action. */
export function diceFor(placement: QwixxPlacement, picture: QwixxPositionView): DieName[] {
  if (picture.dice === null) return [];
  if (picture.stage === "first") return ["first", "second"];
  const colour = placement.colour as Colour;
  const face = picture.dice.colours[COLOURS.indexOf(colour)] ?? 0;
  return [picture.dice.whites[0] + face === placement.number ? "first" : "second", colour];
}
