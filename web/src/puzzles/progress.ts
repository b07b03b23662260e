/** What this browser remembers of the puzzles: the player's rating, streaks, and which have been seen. */
import { persistentSignal } from "../settings/settings.ts";

/** The state of one game's puzzles. */
export interface PuzzleRecord {
  readonly rating: number;
  /** How many puzzles have counted for the rating. */
  readonly count: number;
  readonly solved: number;
  /** How many in a row were solved without help, and the most ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The last day, by number, whose puzzle was solved, and for how many days in a row. */
  readonly lastDay: number;
  readonly days: number;
  /** The ids of puzzles that have been tried, with spaces between them. */
  readonly seen: string;
}

export const FIRST_RATING = 1000;
/** How much a result can change a rating: more while little is known of the player; the first ten puzzles tell little. */
const FAST_STEP = 48;
const STEP = 24;
const FAST_COUNT = 25;
/** A difference of so many points makes success ten times as likely as failure, as in Elo's system. */
const SCALE = 400;
const LOWEST = 100;

const NEW: PuzzleRecord = {
  rating: FIRST_RATING,
  count: 0,
  solved: 0,
  streak: 0,
  bestStreak: 0,
  lastDay: -1,
  days: 0,
  seen: "",
};

function isRecords(value: unknown): value is Readonly<Record<string, PuzzleRecord>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (record: unknown) =>
      typeof record === "object" &&
      record !== null &&
      Object.entries(NEW).every(
        ([name, initial]) => typeof (record as Record<string, unknown>)[name] === typeof initial,
      ),
  );
}

const records = persistentSignal<Readonly<Record<string, PuzzleRecord>>>("puzzles", {}, isRecords);

export const recordOf = (game: string): PuzzleRecord => records.value[game] ?? NEW;

/** The puzzles of a game that have been tried. */
export const seenPuzzles = (game: string): ReadonlySet<string> => new Set(recordOf(game).seen.split(" "));

/** The rating after a puzzle, by Elo's formula: the puzzle is the opponent, to solve it is to win. */
export function updateRating({ rating, count }: PuzzleRecord, opponent: number, isSolved: boolean): number {
  const expected = 1 / (1 + 10 ** ((opponent - rating) / SCALE));
  const step = count < FAST_COUNT ? FAST_STEP : STEP;
  return Math.max(LOWEST, Math.round(rating + step * ((isSolved ? 1 : 0) - expected)));
}

/** Note how a puzzle went; returns the change of the rating, 0 for a puzzle that was tried before. */
export function noteResult(puzzle: { game: string; id: string; rating: number }, isSolved: boolean): number {
  const record = recordOf(puzzle.game);
  if (seenPuzzles(puzzle.game).has(puzzle.id)) return 0;
  const streak = isSolved ? record.streak + 1 : 0;
  const rating = updateRating(record, puzzle.rating, isSolved);
  store(puzzle.game, {
    ...record,
    rating,
    count: record.count + 1,
    solved: record.solved + (isSolved ? 1 : 0),
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    seen: `${record.seen} ${puzzle.id}`.trim(),
  });
  return rating - record.rating;
}

/** Note that the puzzle of a day was solved, with or without help. */
export function noteDaily(game: string, day: number): void {
  const record = recordOf(game);
  if (record.lastDay === day) return;
  store(game, { ...record, lastDay: day, days: record.lastDay === day - 1 ? record.days + 1 : 1 });
}

/** For how many days in a row the daily puzzle has been solved, up to yesterday at least. */
export function countDays(game: string, today: number): number {
  const { lastDay, days } = recordOf(game);
  return lastDay >= today - 1 ? days : 0;
}

function store(game: string, record: PuzzleRecord): void {
  records.value = { ...records.value, [game]: record };
}
