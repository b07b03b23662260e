/** What is said at the board, as messages of the catalogue with their arguments. */

import type { Direction } from "../../die/orientation.ts";
import type { BattleDie, BattleMove, BattlePicture, Seat } from "../../protocol/types.ts";
import type { Effect, Option } from "./choices.ts";
import { directions, legs } from "./geometry.ts";

export interface Message {
  id: string;
  args: Record<string, string | number>;
}

/** How texts are made of messages; `t` of the language in use. */
export type Speak = (id: string, args: Message["args"]) => string;

/** The sides as the catalogue's selectors name them. */
export const SIDES = ["white", "black"] as const;

const WAYS: Record<Direction, string> = { n: "up", s: "down", e: "right", w: "left" };

function sideName(side: number): string {
  return SIDES[side] ?? SIDES[0];
}

/** What a move did: "White rolls from e1 to e2." */
export function tellMove(move: BattleMove): Message {
  const last = move.steps.at(-1);
  const args = { side: sideName(move.side), from: move.start, to: last?.square ?? move.start };
  if (move.wins !== null) return { id: `battle-told-${move.wins}`, args };
  const kind = move.captures === null ? "roll" : "capture";
  if (!last?.faces) return { id: `battle-told-king-${kind}`, args };
  return { id: `battle-told-${kind}`, args: { ...args, face: last.faces[0] } };
}

/** What stands on a square: "White die, 3 on top, on e1". */
export function tellSquare(square: string, die: BattleDie | undefined, { palaces }: BattlePicture): Message {
  const palace = palaces.indexOf(square);
  if (die !== undefined) {
    const args = { side: sideName(die.side), square };
    if (die.faces === null) return { id: palace < 0 ? "battle-square-king" : "battle-square-king-palace", args };
    return { id: "battle-square-die", args: { ...args, face: die.faces[0] } };
  }
  if (palace >= 0) return { id: "battle-square-palace", args: { square, side: sideName(palace) } };
  return { id: "battle-square-empty", args: { square } };
}

/** What a way does, in one sentence: "To h5: 4 up, then 1 left; 6 on top." */
export function tellOption(choice: Option, seat: Seat, speak: Speak): string {
  const spoken = legs(directions(choice.way, seat)).map(({ way, count }) =>
    speak("battle-leg", { way: WAYS[way], count }),
  );
  const [first = "", second] = spoken;
  const way = second === undefined ? first : speak("battle-legs", { first, second });
  const face = choice.faces.at(-1);
  const args = { square: choice.target, way, effect: choice.effect };
  return face ? speak("battle-option", { ...args, face: face[0] }) : speak("battle-option-king", args);
}

/** What a target is, for who only listens. */
export function tellTarget(ways: readonly Option[]): Message {
  const [first, second] = ways;
  const effect: Effect = first?.effect ?? "roll";
  const face = first?.faces.at(-1);
  const other = second?.faces.at(-1);
  if (face && other) return { id: "battle-target-two", args: { face: face[0], other: other[0], effect } };
  return face
    ? { id: "battle-target", args: { face: face[0], effect } }
    : { id: "battle-target-king", args: { effect } };
}

/** What a newcomer should do now. */
export function prompt(
  toMove: Seat | null,
  canMove: boolean,
  selected: BattleDie | null,
  isTwoWays: boolean,
): Message | null {
  if (toMove === null) return null;
  if (!canMove) return { id: "battle-prompt-wait", args: { side: sideName(toMove) } };
  if (selected === null) return { id: "battle-prompt-choose", args: { side: sideName(toMove) } };
  if (isTwoWays) return { id: "battle-prompt-way", args: {} };
  if (selected.faces === null) return { id: "battle-prompt-king", args: {} };
  return { id: "battle-prompt-roll", args: { count: selected.faces[0] } };
}
