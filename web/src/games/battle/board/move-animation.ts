/** The animation and the sounds of a move: the die rolls, a captured die leaves the board. */

import type { DieAnimation } from "../../../die/animation.ts";
import type { Direction, Faces } from "../../../die/orientation.ts";
import { rotateHalfTurn, tip } from "../../../die/orientation.ts";
import type { BattleDie, BattleMove, Seat } from "../../../protocol/types.ts";
import type { Sound } from "../../../sound.ts";
import { directions } from "./geometry.ts";

/** The animation of a move. */
export interface MoveAnimation {
  /** The square where the rolling die ends. */
  target: string;
  roll: DieAnimation;
  /** The captured die, shown until the rolling die arrives. */
  captured: BattleDie | null;
  /** Milliseconds until the last edge begins, until the die lies still, and until the captured die lies in the tray. */
  arrivesAt: number;
  endsAt: number;
  settlesAt: number;
  steps: number;
}

/** The duration of a captured die's flight to the tray, in edges. */
const FLIGHT_EDGES = 2.4;

/** The opposite of each direction. */
export const BACK: Record<Direction, Direction> = { n: "s", s: "n", e: "w", w: "e" };

/** The orientation of a die as seen from a seat. */
export function facesFromSeat(faces: Faces | null, seat: Seat): Faces | null {
  return faces === null || seat === 0 ? faces : rotateHalfTurn(faces);
}

/** Milliseconds per edge: long paths are animated faster. */
export function stepDuration(steps: number): number {
  return 330 - 24 * Math.min(steps, 6);
}

/** How much slower the move that decides the game is shown. */
const DECISIVE = 1.7;

/** The animation of a move, seen from a seat; `scale` applies the animation speed. */
export function animateMove(move: BattleMove, seat: Seat, scale: (milliseconds: number) => number): MoveAnimation {
  const path = directions([move.start, ...move.steps.map((step) => step.square)], seat);
  const duration = scale(stepDuration(path.length) * (move.wins ? DECISIVE : 1));
  const [first] = path;
  const after = facesFromSeat(move.steps[0]?.faces ?? null, seat);
  const from = after && first ? tip(after, BACK[first]) : null;
  return {
    target: move.steps.at(-1)?.square ?? move.start,
    roll: { kind: "tip", from, directions: path, stepDuration: duration },
    captured: move.captures,
    arrivesAt: duration * (path.length - 1),
    endsAt: duration * path.length,
    settlesAt: duration * (path.length + (move.captures ? FLIGHT_EDGES - 1 : 0)),
    steps: path.length,
  };
}

/** Milliseconds by which a sound precedes the end of an edge, where the movement is too small to see. */
const SOUND_LEAD = 15;

/** The sounds of a move with their times in milliseconds: one per edge, the last for landing or capturing. */
export function scheduleSounds(move: BattleMove, animation: MoveAnimation | null): [Sound, number][] {
  const landing: Sound = move.captures === null ? "place" : "capture";
  if (animation === null) return [[landing, 0]];
  const duration = animation.endsAt / animation.steps;
  return Array.from({ length: animation.steps }, (_, step) => [
    step === animation.steps - 1 ? landing : "tip",
    Math.max(0, duration * (step + 1) - SOUND_LEAD),
  ]);
}
