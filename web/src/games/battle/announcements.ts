/** Texts for prompts, labels and announcements, as message ids with arguments. */

import type { Direction } from "../../die/orientation.ts";
import type { Translate, UntranslatedText } from "../../i18n/translation.ts";
import type { BattleDie, BattleMove, BattlePositionView, Danger, Seat } from "../../protocol/types.ts";
import { directions, legs } from "./board/geometry.ts";
import type { Effect, Option } from "./input/selection.ts";

/** The sides as the catalogue's selectors name them. */
export const SIDES = ["white", "black"] as const;

const DIRECTION_NAMES: Record<Direction, string> = { n: "up", s: "down", e: "right", w: "left" };

function sideName(side: number): string {
  return SIDES[side] ?? SIDES[0];
}

/** Describe a move: "White rolls from e1 to e2." */
export function describeMove(move: BattleMove): UntranslatedText {
  const last = move.steps.at(-1);
  const to = last?.square ?? move.start;
  const args = { side: sideName(move.side), from: move.start, via: findCorner(move) ?? "none", to };
  if (move.wins !== null) return { id: `battle-announce-${move.wins}`, args };
  const kind = move.captures === null ? "roll" : "capture";
  if (!last?.faces) return { id: `battle-announce-king-${kind}`, args };
  return { id: `battle-announce-${kind}`, args: { ...args, face: last.faces[0] } };
}

/** The square where a move turns; null if it goes straight. */
export function findCorner({ start, steps }: BattleMove): string | null {
  const path = [start, ...steps.map((step) => step.square)];
  const [first, second] = legs(directions(path, 0));
  return (second && path[first?.count ?? 0]) ?? null;
}

/** Describe a square: "White die, 3 on top, on e1". */
export function describeSquare(
  square: string,
  die: BattleDie | undefined,
  { palaces }: BattlePositionView,
): UntranslatedText {
  const palace = palaces.indexOf(square);
  if (die !== undefined) {
    const args = { side: sideName(die.side), square };
    if (die.faces === null) return { id: palace < 0 ? "battle-square-king" : "battle-square-king-palace", args };
    return { id: "battle-square-die", args: { ...args, face: die.faces[0] } };
  }
  if (palace >= 0) return { id: "battle-square-palace", args: { square, side: sideName(palace) } };
  return { id: "battle-square-empty", args: { square } };
}

/** Describe a move to choose: "To h5: 4 up, then 1 left; 6 on top." */
export function describeOption(choice: Option, seat: Seat, translate: Translate): string {
  const path = describePath(directions(choice.path, seat), translate);
  const face = choice.faces.at(-1);
  const args = { square: choice.target, path, effect: choice.effect };
  return face ? translate("battle-option", { ...args, face: face[0] }) : translate("battle-option-king", args);
}

/** Describe a path of one step or more: "4 up, then 1 left". */
export function describePath(path: readonly Direction[], translate: Translate): string {
  const texts = legs(path).map(({ direction, count }) =>
    translate("battle-leg", { direction: DIRECTION_NAMES[direction], count }),
  );
  return texts.reduce((first, second) => translate("battle-legs", { first, second }));
}

/** Describe a target square for screen readers. */
export function describeTarget(options: readonly Option[]): UntranslatedText {
  const [first, second] = options;
  const effect: Effect = first?.effect ?? "roll";
  const face = first?.faces.at(-1);
  const other = second?.faces.at(-1);
  if (face && other) return { id: "battle-target-two", args: { face: face[0], other: other[0], effect } };
  return face
    ? { id: "battle-target", args: { face: face[0], effect } }
    : { id: "battle-target-king", args: { effect } };
}

/** Say what is in danger: the king or the palace of the side to move, which is mine or that of a side by name. */
export function describeDanger({ what }: Danger, toMove: Seat, isMine: boolean): UntranslatedText {
  return { id: `battle-danger-${what}`, args: { side: isMine ? "you" : sideName(toMove) } };
}

/** The prompt: what to do now. */
export function prompt(
  toMove: Seat | null,
  canMove: boolean,
  selected: BattleDie | null,
  isTwoWays: boolean,
): UntranslatedText | null {
  if (toMove === null) return null;
  if (!canMove) return { id: "battle-prompt-wait", args: { side: sideName(toMove) } };
  if (selected === null) return { id: "battle-prompt-choose", args: { side: sideName(toMove) } };
  if (isTwoWays) return { id: "battle-prompt-way", args: {} };
  if (selected.faces === null) return { id: "battle-prompt-king", args: {} };
  return { id: "battle-prompt-roll", args: { count: selected.faces[0] } };
}
