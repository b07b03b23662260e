/** The selection of a move: a die, its target, and the path where two paths end with different faces. No DOM. */

import type { Faces } from "../../../die/orientation.ts";
import type { BattleMove } from "../../../protocol/types.ts";

export type Effect = "roll" | "capture" | "king" | "palace";

/** A legal move with its path, start included, and the orientation of the die after each step. */
export interface Option {
  move: string;
  target: string;
  path: string[];
  faces: (Faces | null)[];
  effect: Effect;
}

/** The selected die, and the target where a choice between two paths is open. */
export interface Selection {
  selected: string | null;
  target: string | null;
}

export const NO_SELECTION: Selection = { selected: null, target: null };

/** The squares whose dice can move. */
export function findMovable(legal: readonly BattleMove[]): Set<string> {
  return new Set(legal.map((move) => move.start));
}

/** Convert a legal move to an option. */
function toOption(move: BattleMove): Option {
  const path = [move.start, ...move.steps.map((step) => step.square)];
  return {
    move: move.move,
    target: path.at(-1) as string,
    path,
    faces: move.steps.map((step) => step.faces),
    effect: move.wins ?? (move.captures === null ? "roll" : "capture"),
  };
}

/** The options of a die by target; of two paths that end with the same faces only the first is kept. */
export function optionsFrom(legal: readonly BattleMove[], start: string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const move of legal) {
    if (move.start !== start) continue;
    const candidate = toOption(move);
    const others = found.get(candidate.target) ?? [];
    if (!others.some((other) => endsWithSameFace(other, candidate)))
      found.set(candidate.target, [...others, candidate]);
  }
  return found;
}

function endsWithSameFace(one: Option, other: Option): boolean {
  return String(one.faces.at(-1)) === String(other.faces.at(-1));
}

/** The result of a click on a square: another selection, or a move to play. */
export function selectSquare(
  { selected }: Selection,
  square: string,
  legal: readonly BattleMove[],
): { selection: Selection; move: string | null } {
  const options = optionsFrom(legal, selected).get(square) ?? [];
  if (options.length === 1) return { selection: NO_SELECTION, move: options[0]?.move ?? null };
  if (options.length > 1) return { selection: { selected, target: square }, move: null };
  const isNew = square !== selected && findMovable(legal).has(square);
  return { selection: { selected: isNew ? square : null, target: null }, move: null };
}

/** The selection after Escape: first without the target, then without the die. */
export function cancelStep({ selected, target }: Selection): Selection {
  return target === null ? NO_SELECTION : { selected, target: null };
}
