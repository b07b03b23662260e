/** Formats clocks and time left. */
import { t } from "../i18n/translation.ts";
import type { State } from "../protocol/types.ts";

export type ClockRule = State["clock"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this many milliseconds a player is short of time. */
export const LOW_TIME_MS = 10 * SECOND;

/** Format milliseconds as digits: 4:07, 1:02:03, and tenths in the last ten seconds. */
export function formatDigits(left: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  if (left < LOW_TIME_MS) return `0:${two(Math.floor(left / SECOND))}.${Math.floor((left % SECOND) / 100)}`;
  const rest = `${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${rest}`;
  return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))}:${rest}`;
}

/** Format the time left; in days and hours from one day on. */
export function formatTimeLeft(left: number): string {
  if (left < DAY) return formatDigits(left);
  return t("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
}

/** Describe the clock of a game in figures: "5 + 3" for minutes and seconds a turn. */
export function formatShortClock(rule: ClockRule): string {
  const increment = rule.kind === "fischer" ? rule.increment : 0;
  return "seconds" in rule ? `${rule.seconds / 60}\u00a0+\u00a0${increment}` : formatClock(rule);
}

/** Describe the clock of a game. */
export function formatClock(rule: ClockRule): string {
  switch (rule.kind) {
    case "none":
      return t("clock-none");
    case "sudden":
      return t("clock-sudden", { minutes: rule.seconds / 60 });
    case "fischer":
      return t("clock-fischer", { minutes: rule.seconds / 60, seconds: rule.increment });
    case "days":
      return t("clock-days", { days: rule.days });
  }
}
