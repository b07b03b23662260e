/** The tags of a record that say who played, when, and with which clock; as src/duellum/server/game/record_tags.py. */
import {
  MAX_NAME_LENGTH,
  MAX_RECORDED_NAME_LENGTH,
  MAX_TYPED_NAME_LENGTH,
  NAME_PROBLEM,
} from "../protocol/constants.ts";
import type { Replay, SeatInfo } from "../protocol/types.ts";
import { normalizeName } from "../settings/player-name.ts";
import { RecordError } from "./record-error.ts";

/** The longest text that is read as such a name: its patterns and its normalization take time by the square. */
const MAX_WRITTEN_LENGTH = (MAX_TYPED_NAME_LENGTH / MAX_NAME_LENGTH) * MAX_RECORDED_NAME_LENGTH;
const NAMELESS = "?";
const PROBLEM = new RegExp(NAME_PROBLEM, "u");
const LEVEL = /^[Ll]evel ([1-9][0-9]?)$/;
const CLOCK = /^(?:([0-9]{1,5})(?:\+([0-9]{1,3}))?|([0-9]{1,2}) days)$/;
const isWithin = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** The players by seat. Throws {@link RecordError} for a name that cannot be shown. */
export function parseSeats(tags: ReadonlyMap<string, string>, sides: readonly [string, string]): [SeatInfo, SeatInfo] {
  const [first, second] = sides.map((side) => parseName(tags.get(side) ?? NAMELESS)) as [string, string];
  return [parseSeat(first), parseSeat(second)];
}

function parseName(text: string): string {
  const written = text.trim() || NAMELESS;
  checkLength(written, MAX_WRITTEN_LENGTH);
  const name = normalizeName(written);
  if (PROBLEM.test(name)) throw new RecordError("a name may contain only printable characters", null, "bad-name");
  checkLength(name, MAX_RECORDED_NAME_LENGTH);
  return name;
}

function checkLength(name: string, most: number): void {
  const { length } = [...name];
  if (length <= most) return;
  const message = `a name may have at most ${MAX_RECORDED_NAME_LENGTH} characters, not ${length}`;
  throw new RecordError(message, null, "long-name");
}

function parseSeat(name: string): SeatInfo {
  const level = LEVEL.exec(name)?.[1];
  if (level !== undefined) return { kind: "bot", name: "", level: Number(level) };
  return { kind: "person", name: name === NAMELESS ? "" : name, level: null };
}

/** The clock of a tag; null if the text is not one. */
export function parseClock(text: string): Replay["clock"] {
  if (text === "none") return { kind: "none" };
  const [, seconds, increment, days] = CLOCK.exec(text) ?? [];
  if (days !== undefined) return isWithin(Number(days), 1, 30) ? { kind: "days", days: Number(days) } : null;
  if (seconds === undefined || !isWithin(Number(seconds), 10, 86_400)) return null;
  if (increment === undefined) return { kind: "sudden", seconds: Number(seconds) };
  if (!isWithin(Number(increment), 1, 600)) return null;
  return { kind: "fischer", seconds: Number(seconds), increment: Number(increment) };
}

/** The day of a tag, such as 2026-03-14; null if the text is not one. */
export function parseDate(text: string): string | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text.startsWith("0000")) return null;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
