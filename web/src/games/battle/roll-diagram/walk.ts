/** A walk along a way of the diagram, step by step: by itself, or at the reader's pace. */

import { useEffect, useState } from "preact/hooks";
import type { DieAnimation } from "../../../die/animation.ts";
import type { Direction, Faces } from "../../../die/orientation.ts";
import { scaleDuration } from "../../../settings/settings.ts";
import { playSound } from "../../../sound.ts";
import { BACK, stepDuration } from "../board/move-animation.ts";
import type { Way } from "./reach.ts";

/** Milliseconds between two steps beyond the time of an edge, and the least time a step is shown for. */
const PAUSE = 140;
const SHORTEST = 450;

interface State {
  way: Way | null;
  step: number;
  isRunning: boolean;
  animation: DieAnimation | null;
}

const AT_REST: State = { way: null, step: 0, isRunning: false, animation: null };

export interface Walk extends State {
  /** How the die lies now. */
  faces: Faces;
  /** Walk a way from its start. */
  start(way: Way): void;
  /** Take the die back to its square. */
  stop(): void;
  /** Go one step on, or one back. */
  go(by: 1 | -1): void;
}

export function useWalk(rest: Faces): Walk {
  const [state, setState] = useState<State>(AT_REST);
  const { way, step, isRunning } = state;
  const isOver = way === null || step === way.path.length;
  useEffect(() => {
    if (!isRunning) return;
    if (isOver) {
      setState((now) => ({ ...now, isRunning: false }));
      return;
    }
    const timer = setTimeout(() => setState(advance), step === 0 ? 0 : pace(way));
    return () => clearTimeout(timer);
  }, [way, step, isRunning]);
  useEffect(() => {
    if (step > 0) playSound(isOver ? "place" : "tip");
  }, [way, step]);
  return {
    ...state,
    faces: way?.faces[step] ?? rest,
    start: (chosen) => setState({ ...AT_REST, way: chosen, isRunning: true }),
    stop: () => setState(AT_REST),
    go: (by) => setState((now) => ({ ...(by === 1 ? advance(now) : goBack(now)), isRunning: false })),
  };
}

function pace({ path }: Way): number {
  return Math.max(SHORTEST, scaleDuration(stepDuration(path.length)) + PAUSE);
}

function advance(state: State): State {
  const direction = state.way?.path[state.step];
  return direction === undefined ? state : tipTo(state, state.step + 1, direction);
}

function goBack(state: State): State {
  const direction = state.way?.path[state.step - 1];
  return direction === undefined ? state : tipTo(state, state.step - 1, BACK[direction]);
}

/** Tip the die over one edge. */
function tipTo(state: State, step: number, direction: Direction): State {
  const duration = scaleDuration(stepDuration(state.way?.path.length ?? 1));
  const from = state.way?.faces[state.step] ?? null;
  const animation: DieAnimation = { kind: "tip", from, directions: [direction], stepDuration: duration };
  return { ...state, step, animation: duration === 0 ? null : animation };
}
