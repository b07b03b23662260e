/** What can be chosen: a die, then where it rolls, then which way where two ways end differently. */

import type { Faces } from "../../die/orientation.ts";
import type { BattleMove } from "../../protocol/types.ts";

export type Effect = "roll" | "capture" | "king" | "palace";

/** A move that can be chosen, with all squares it passes (its start first) and how the die lies on each after. */
export interface Option {
  move: string;
  target: string;
  way: string[];
  faces: (Faces | null)[];
  effect: Effect;
}

/** What is chosen so far: a die, and a target where two ways are to be told apart. */
export interface Choosing {
  selected: string | null;
  target: string | null;
}

export const NOTHING: Choosing = { selected: null, target: null };

/** The squares whose dice can move. */
export function movable(legal: readonly BattleMove[]): Set<string> {
  return new Set(legal.map((move) => move.start));
}

/** A legal move as something to choose. */
export function option(move: BattleMove): Option {
  const way = [move.start, ...move.steps.map((step) => step.square)];
  return {
    move: move.move,
    target: way.at(-1) as string,
    way,
    faces: move.steps.map((step) => step.faces),
    effect: move.wins ?? (move.captures === null ? "roll" : "capture"),
  };
}

/** By target, the ways a die can go; of two ways that end alike only the first is kept. */
export function optionsFrom(legal: readonly BattleMove[], start: string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const move of legal) {
    if (move.start !== start) continue;
    const candidate = option(move);
    const others = found.get(candidate.target) ?? [];
    if (!others.some((other) => endsAlike(other, candidate))) found.set(candidate.target, [...others, candidate]);
  }
  return found;
}

function endsAlike(one: Option, other: Option): boolean {
  return String(one.faces.at(-1)) === String(other.faces.at(-1));
}

/** What comes of touching a square: another choice so far, or a move to be made. */
export function touch(
  { selected }: Choosing,
  square: string,
  legal: readonly BattleMove[],
): { choosing: Choosing; move: string | null } {
  const ways = optionsFrom(legal, selected).get(square) ?? [];
  if (ways.length === 1) return { choosing: NOTHING, move: ways[0]?.move ?? null };
  if (ways.length > 1) return { choosing: { selected, target: square }, move: null };
  const isNew = square !== selected && movable(legal).has(square);
  return { choosing: { selected: isNew ? square : null, target: null }, move: null };
}

/** What comes of stepping back: first from the ways, then from the die. */
export function stepBack({ selected, target }: Choosing): Choosing {
  return target === null ? NOTHING : { selected, target: null };
}
