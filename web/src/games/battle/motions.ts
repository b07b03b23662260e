/** Which motions a new move brings: the die rolls, what it captures leaves the board. */

import type { Motion } from "../../die/motion.ts";
import type { Direction, Faces } from "../../die/orientation.ts";
import { tip, turned } from "../../die/orientation.ts";
import type { BattleDie, BattleMove, Seat } from "../../protocol/types.ts";
import type { Sound } from "../../sound.ts";
import { directions } from "./geometry.ts";

/** A move as it is played on the screen. */
export interface Playing {
  /** The square where the rolling die ends. */
  target: string;
  roll: Motion;
  /** What stood there, until the rolling die arrives. */
  captured: BattleDie | null;
  /** Milliseconds until the last edge is tipped over, until the die lies, and until what it captured lies, too. */
  arrives: number;
  ends: number;
  rests: number;
  steps: number;
}

/** How many times as long as an edge a captured die flies to the tray. */
export const FLIGHT = 2.4;

const BACK: Record<Direction, Direction> = { n: "s", s: "n", e: "w", w: "e" };

/** How a die lies as a seat sees it. */
export function seen(faces: Faces | null, seat: Seat): Faces | null {
  return faces === null || seat === 0 ? faces : turned(faces);
}

/** Milliseconds for each edge: long ways are rolled faster. */
export function pace(steps: number): number {
  return 330 - 24 * Math.min(steps, 6);
}

/** How a move is played, seen from a seat; `timed` fits a duration to the speed chosen. */
export function playing(move: BattleMove, seat: Seat, timed: (milliseconds: number) => number): Playing {
  const way = directions([move.start, ...move.steps.map((step) => step.square)], seat);
  const each = timed(pace(way.length));
  const [first] = way;
  const after = seen(move.steps[0]?.faces ?? null, seat);
  const from = after && first ? tip(after, BACK[first]) : null;
  return {
    target: move.steps.at(-1)?.square ?? move.start,
    roll: { kind: "tip", from, directions: way, pace: each },
    captured: move.captures,
    arrives: each * (way.length - 1),
    ends: each * way.length,
    rests: each * (way.length + (move.captures ? FLIGHT - 1 : 0)),
    steps: way.length,
  };
}

/** So many milliseconds before an edge is quite tipped over it is heard: the last bit is not seen. */
const EARLY = 15;

/** What is heard of a move, each with its time in milliseconds: every edge, the last as it lands or captures. */
export function sounds(move: BattleMove, played: Playing | null): [Sound, number][] {
  const landing: Sound = move.captures === null ? "place" : "capture";
  if (played === null) return [[landing, 0]];
  const each = played.ends / played.steps;
  return Array.from({ length: played.steps }, (_, step) => [
    step === played.steps - 1 ? landing : "tip",
    Math.max(0, each * (step + 1) - EARLY),
  ]);
}
