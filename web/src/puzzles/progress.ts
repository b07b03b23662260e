/** What this browser remembers of the puzzles: the player's rating, streaks, and how each that was tried went. */
import { persistentSignal } from "../settings/settings.ts";

/** The state of one game's puzzles. */
interface PuzzleRecord {
  readonly rating: number;
  /** How many puzzles have counted for the rating, and how many of them are solved by now. */
  readonly count: number;
  readonly solved: number;
  /** How many in a row were solved without help, and the most ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The last day, by number, whose puzzle was solved, and for how many days in a row. */
  readonly lastDay: number;
  readonly days: number;
  /** The days up to the last one whose puzzle was solved, as bits: 1 for the last day itself, 2 for the day before. */
  readonly calendar: number;
  /** The ids of puzzles that have been tried, the first one first, with spaces between them. */
  readonly seen: string;
  /** Those among them that have not been solved without help. */
  readonly failed: string;
  /** The ratings after the last puzzles, with spaces between them. */
  readonly ratings: string;
}

export const FIRST_RATING = 1000;
/** How much a result can change a rating: more while little is known of the player; the first ten puzzles tell little. */
const FAST_STEP = 48;
const STEP = 24;
const FAST_COUNT = 25;
/** A difference of so many points makes success ten times as likely as failure, as in Elo's system. */
const SCALE = 400;
const LOWEST = 100;
/** How many ratings are kept for the curve, and how many days in the calendar. */
const RATINGS_KEPT = 60;
const DAYS_KEPT = 30;

const NEW: PuzzleRecord = {
  rating: FIRST_RATING,
  count: 0,
  solved: 0,
  streak: 0,
  bestStreak: 0,
  lastDay: -1,
  days: 0,
  calendar: 0,
  seen: "",
  failed: "",
  ratings: "",
};

/** Whether it is a stored value, perhaps of a version that knew fewer fields. */
function isRecords(value: unknown): value is Readonly<Record<string, PuzzleRecord>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (record: unknown) =>
      typeof record === "object" &&
      record !== null &&
      Object.entries(NEW).every(([name, initial]) => {
        const value = (record as Record<string, unknown>)[name];
        return value === undefined || typeof value === typeof initial;
      }),
  );
}

type Records = Readonly<Record<string, Partial<PuzzleRecord>>>;

const records = persistentSignal<Records>("puzzles", {}, isRecords);

export const recordOf = (game: string): PuzzleRecord => ({ ...NEW, ...records.value[game] });

const splitWords = (words: string): string[] => words.split(" ").filter((word) => word !== "");

/** The puzzles of a game that have been tried, the first one first. */
export const seenPuzzles = (game: string): ReadonlySet<string> => new Set(splitWords(recordOf(game).seen));

/** The puzzles of a game that have been tried, but not yet solved without help. */
export const failedPuzzles = (game: string): ReadonlySet<string> => new Set(splitWords(recordOf(game).failed));

/** The ratings of a player over the last puzzles, the present one last. */
export const ratingHistory = (game: string): readonly number[] => splitWords(recordOf(game).ratings).map(Number);

/** The rating after a puzzle, by Elo's formula: the puzzle is the opponent, to solve it is to win. */
export function updateRating({ rating, count }: PuzzleRecord, opponent: number, isSolved: boolean): number {
  const expected = 1 / (1 + 10 ** ((opponent - rating) / SCALE));
  const step = count < FAST_COUNT ? FAST_STEP : STEP;
  return Math.max(LOWEST, Math.round(rating + step * ((isSolved ? 1 : 0) - expected)));
}

/** Note how a puzzle went; returns the change of the rating, 0 for a puzzle that was tried before. */
export function noteResult(puzzle: { game: string; id: string; rating: number }, isSolved: boolean): number {
  const { game, id } = puzzle;
  const record = recordOf(game);
  if (seenPuzzles(game).has(id)) {
    if (isSolved) noteRetry(game, id);
    return 0;
  }
  const streak = isSolved ? record.streak + 1 : 0;
  const rating = updateRating(record, puzzle.rating, isSolved);
  store(game, {
    ...record,
    rating,
    count: record.count + 1,
    solved: record.solved + (isSolved ? 1 : 0),
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    seen: `${record.seen} ${id}`.trim(),
    failed: isSolved ? record.failed : `${record.failed} ${id}`.trim(),
    ratings: [...splitWords(record.ratings || `${record.rating}`), rating].slice(-RATINGS_KEPT).join(" "),
  });
  return rating - record.rating;
}

/** Note that a puzzle was solved that had not been when it was tried before. The rating stays. */
function noteRetry(game: string, id: string): void {
  const failed = failedPuzzles(game);
  if (!failed.has(id)) return;
  const record = recordOf(game);
  const left = [...failed].filter((other) => other !== id).join(" ");
  store(game, { ...record, solved: record.solved + 1, failed: left });
}

/** Note that the puzzle of a day was solved, with or without help. */
export function noteDaily(game: string, day: number): void {
  const record = recordOf(game);
  const gap = day - record.lastDay;
  if (gap <= 0) return;
  const before = gap < DAYS_KEPT ? (record.calendar << gap) & (2 ** DAYS_KEPT - 1) : 0;
  store(game, { ...record, lastDay: day, days: gap === 1 ? record.days + 1 : 1, calendar: before | 1 });
}

/** For how many days in a row the daily puzzle has been solved, up to yesterday at least. */
export function countDays(game: string, today: number): number {
  const { lastDay, days } = recordOf(game);
  return lastDay >= today - 1 ? days : 0;
}

/** Whether the puzzle of a day was solved, as far back as is remembered. */
export function isDaySolved(game: string, day: number): boolean {
  const { lastDay, days, calendar } = recordOf(game);
  const ago = lastDay - day;
  return ago >= 0 && (ago < days || (ago < DAYS_KEPT && (calendar & (1 << ago)) !== 0));
}

/** A puzzle that was tried. */
interface Attempt {
  readonly id: string;
  readonly isSolved: boolean;
}

/** The puzzles of a game that were tried last, the last one first. */
export function listAttempts(game: string, count: number): readonly Attempt[] {
  const failed = failedPuzzles(game);
  const last = [...seenPuzzles(game)].slice(-count).reverse();
  return last.map((id) => ({ id, isSolved: !failed.has(id) }));
}

function store(game: string, record: PuzzleRecord): void {
  records.value = { ...records.value, [game]: record };
}
