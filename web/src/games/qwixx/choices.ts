/** What the person at the table may do now, by field, and which dice make it. */
import type { QwixxDecline, QwixxDice, QwixxMove, QwixxPicture, QwixxPlacement } from "../../protocol/types.ts";
import { COLOURS, type Colour, type Cursor } from "./board.ts";

/** The dice by name: the two white ones, then the colours. */
export const DICE = ["first", "second", ...COLOURS] as const;
export type DieName = (typeof DICE)[number];

export interface Choices {
  /** The placements by the name of their field. */
  placements: ReadonlyMap<string, QwixxPlacement>;
  /** Their fields in the order of the board. */
  open: readonly Cursor[];
  /** Declining; null while no action is due. */
  decline: QwixxDecline | null;
}

export function choicesOf(legal: readonly QwixxMove[]): Choices {
  const placed = legal.filter((move) => move.kind === "place");
  const open = placed.map((move) => ({
    row: COLOURS.indexOf(move.colour as Colour),
    place: move.place,
  }));
  return {
    placements: new Map(placed.map((move) => [move.move, move])),
    open: open.sort((one, other) => one.row - other.row || one.place - other.place),
    decline: legal.find((move) => move.kind === "decline") ?? null,
  };
}

/** The effects that occur among the choices, each once, in the order in which a legend names them. */
export function effectsAmong(choices: Choices): QwixxPlacement["effect"][] {
  const present = new Set([...choices.placements.values()].map((move) => move.effect));
  return (["place", "stack", "capture", "close"] as const).filter((effect) => present.has(effect));
}

export function whiteSum(dice: QwixxDice): number {
  return dice.whites[0] + dice.whites[1];
}

/** What a coloured die makes with either white one, the smaller first and each once; nothing when it is out. */
export function colourSums(dice: QwixxDice, colour: Colour): number[] {
  const face = dice.colours[COLOURS.indexOf(colour)] ?? null;
  if (face === null) return [];
  return [...new Set(dice.whites.map((white) => white + face))].sort((one, other) => one - other);
}

/** The two dice whose sum is the number of a placement in the action that is due. */
export function diceFor(placement: QwixxPlacement, picture: QwixxPicture): DieName[] {
  if (picture.dice === null) return [];
  if (picture.stage === "first") return ["first", "second"];
  const colour = placement.colour as Colour;
  const face = picture.dice.colours[COLOURS.indexOf(colour)] ?? 0;
  return [picture.dice.whites[0] + face === placement.number ? "first" : "second", colour];
}
