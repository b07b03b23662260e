/** What this browser remembers of the lessons: steps that are done, games that have been played, offers dismissed. */
import { isString, persistentSignal } from "../settings/settings.ts";

/** How a step was done: without a mistake, or with one. */
export type Mark = "perfect" | "done";

/** The progress in a course: its number of steps, and those that are done, by name. */
interface CourseProgress {
  readonly count: number;
  readonly done: Readonly<Record<string, Mark>>;
}

type Progress = Readonly<Record<string, CourseProgress>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isProgress(value: unknown): value is Progress {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (course) =>
        isRecord(course) &&
        Number.isInteger(course.count) &&
        isRecord(course.done) &&
        Object.values(course.done).every((mark) => mark === "perfect" || mark === "done"),
    )
  );
}

const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

const progress = persistentSignal<Progress>("lessons", {}, isProgress);
/** The games that have been played at this browser, and those whose lessons are no longer to be offered. */
const played = persistentSignal<string[]>("played", [], isNames);
const dismissed = persistentSignal<string[]>("lessons-dismissed", [], isNames);
/** The id of the game that followed the lessons: it is accompanied by notes. */
export const firstGame = persistentSignal("first-game", "", isString);

const NOTHING: CourseProgress = { count: 0, done: {} };

/** The progress in the course of a game. */
export const progressOf = (game: string): CourseProgress => progress.value[game] ?? NOTHING;

/** How many steps of a course are done. */
export const countDone = (game: string): number => Object.keys(progressOf(game).done).length;

/** Mark a step as done. A better mark stays. */
export function markDone(game: string, step: string, mark: Mark, count: number): void {
  const { done } = progressOf(game);
  const best = done[step] === "perfect" ? "perfect" : mark;
  progress.value = { ...progress.value, [game]: { count, done: { ...done, [step]: best } } };
}

/** Forget the progress in a course. */
export function resetProgress(game: string): void {
  const { [game]: _, ...others } = progress.value;
  progress.value = others;
}

/** Remember that a game has been played: its lessons are no longer offered. */
export function markPlayed(game: string): void {
  if (!played.peek().includes(game)) played.value = [...played.peek(), game];
}

/** Remember that the lessons of a game are not to be offered. */
export function dismissOffer(game: string): void {
  dismissed.value = [...dismissed.value, game];
}

/** Whether the lessons of a game are to be offered: to anyone who has not played it, and has not said no. */
export function isOffered(game: string): boolean {
  return !played.value.includes(game) && !dismissed.value.includes(game);
}

/** The first step that is not done, by its place from 0; 0 if all are. */
export function firstUndone(game: string, steps: readonly { name: string }[]): number {
  const { done } = progressOf(game);
  return Math.max(
    0,
    steps.findIndex(({ name }) => !(name in done)),
  );
}
