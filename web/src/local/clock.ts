/**
 * Game clocks: pure arithmetic on milliseconds; the present time is always an argument. There is no network, so unlike
 * the server's clock this one compensates no lag.
 */
import type { Seat } from "../protocol/types.ts";
import type { ClockRule } from "./stored-game.ts";

export type Times = readonly [number, number];

/** The time each side has left, and since when one of them runs. */
export interface Clock {
  readonly rule: ClockRule;
  readonly left: Times;
  readonly running: Seat | null;
  readonly since: number;
}

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** A clock that has not been started. */
export function createClock(rule: ClockRule): Clock {
  const time = initialTime(rule);
  return { rule, left: [time, time], running: null, since: 0 };
}

/** Start the clock of a side. */
export function startClock(clock: Clock, side: Seat, at: number): Clock {
  return clock.rule.kind === "none" ? clock : { ...clock, running: side, since: at };
}

export function stopClock(clock: Clock): Clock {
  return { ...clock, running: null };
}

/** How long the clock has been running. */
export function elapsedTime(clock: Clock, now: number): number {
  return clock.running === null ? 0 : Math.max(0, now - clock.since);
}

/** Whether the side whose clock runs has no time left. */
export function isFlagged(clock: Clock, now: number): boolean {
  return clock.running !== null && elapsedTime(clock, now) > clock.left[clock.running];
}

/** When the side whose clock runs has lost on time; null if no clock runs. */
export function dueTime(clock: Clock): number | null {
  return clock.running === null ? null : clock.since + clock.left[clock.running] + 1;
}

/** Charge a move to the side whose clock runs, and start the clock of the side to move next. */
export function pressClock(clock: Clock, charged: number, following: Seat, at: number): Clock {
  const side = clock.running;
  if (side === null) return clock;
  const left = clock.left[side] - charged;
  const renewed = following === side ? left : renewTime(clock.rule, left);
  return { ...clock, left: replaceTime(clock.left, side, renewed), running: following, since: at };
}

/** Give time back, as if the clock had stood still. */
export function creditClock(clock: Clock, milliseconds: number): Clock {
  return { ...clock, since: clock.since + milliseconds };
}

function initialTime(rule: ClockRule): number {
  switch (rule.kind) {
    case "sudden":
    case "fischer":
      return rule.seconds * SECOND_MS;
    case "days":
      return rule.days * DAY_MS;
    case "none":
      return 0;
  }
}

/** The time a side has left when its turn is over. */
function renewTime(rule: ClockRule, left: number): number {
  if (rule.kind === "fischer") return left + rule.increment * SECOND_MS;
  return rule.kind === "days" ? rule.days * DAY_MS : left;
}

function replaceTime(times: Times, side: Seat, time: number): Times {
  return side === 0 ? [time, times[1]] : [times[0], time];
}
