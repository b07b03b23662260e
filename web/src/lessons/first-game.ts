/** Chooses the notes of the first game. No DOM. */

import { createGame } from "../api.ts";
import { canRunHere } from "../lobby/place.ts";
import { startLocalGame } from "../local/start.ts";
import type { MoveView, NewGame, Seat } from "../protocol/types.ts";
import type { LessonNote } from "./course.ts";

/** What a note can be about. */
export interface Occasion {
  readonly ply: number;
  /** My legal moves; empty if it is not my turn. */
  readonly legal: readonly MoveView[];
  /** The last move, and who made it. */
  readonly last: MoveView | null;
  readonly lastSeat: Seat | null;
  readonly mine: Seat;
  /** How many moves of the opponent would win at once. */
  readonly threats: number;
}

/** The first note that fits and has not been shown; null if there is none. */
export function findNote(
  notes: readonly LessonNote[],
  shown: ReadonlySet<string>,
  occasion: Occasion,
): LessonNote | null {
  return notes.find((note) => !shown.has(note.text) && isOccasion(note, occasion)) ?? null;
}

function isOccasion(note: LessonNote, { ply, legal, last, lastSeat, mine, threats }: Occasion): boolean {
  switch (note.occasion) {
    case "start":
      return ply === 0;
    case "legal":
      return legal.some((move) => fits(note, move));
    case "mine":
      return lastSeat === mine && last !== null && fits(note, last);
    case "theirs":
      return lastSeat !== null && lastSeat !== mine && last !== null && fits(note, last);
    case "threat":
      return threats > 0 && legal.length > 0;
  }
}

function fits({ feature, value }: LessonNote, move: MoveView): boolean {
  const found = (move as unknown as Record<string, unknown>)[feature] ?? null;
  return value === null ? found !== null : found === value;
}

/** Create the game and return its id. Rejects like {@link createGame}. */
export async function startFirstGame(rules: string): Promise<string> {
  const game: NewGame = { rules, players: [{ kind: "me" }, { kind: "bot", level: 1 }], starts: "first" };
  return canRunHere(rules) ? startLocalGame(game) : (await createGame(game)).game;
}
