/** A queue for moves that arrive faster than they are animated: one animation ends before the next begins. */

import type { BattleMove, BattlePositionView } from "../../../protocol/types.ts";

/** A position and the move that led to it. */
export interface BoardFrame {
  picture: BattlePositionView;
  last: BattleMove | null;
  ply: number;
}

export interface MoveQueue {
  shown: BoardFrame;
  /** The next position, shown when the current animation has ended. */
  queued: BoardFrame | null;
  /** The move being animated. */
  animatedMove: BattleMove | null;
}

/** A queue that shows a position without animation. */
export function startQueue(frame: BoardFrame): MoveQueue {
  return { shown: frame, queued: null, animatedMove: null };
}

/** Add the current position. At most one move waits; with more, the queue jumps to the newest. */
export function enqueue(queue: MoveQueue, frame: BoardFrame, isPlaying: boolean): MoveQueue {
  const latest = queue.queued ?? queue.shown;
  if (frame.ply === latest.ply) return queue.queued ? { ...queue, queued: frame } : { ...queue, shown: frame };
  if (frame.ply !== latest.ply + 1) return startQueue(frame);
  if (isPlaying && queue.queued === null) return { ...queue, queued: frame };
  return startMove(frame);
}

/** Continue after the current animation has ended. */
export function advance(queue: MoveQueue): MoveQueue {
  return queue.queued ? startMove(queue.queued) : { ...queue, animatedMove: null };
}

function startMove(frame: BoardFrame): MoveQueue {
  return { shown: frame, queued: null, animatedMove: frame.last };
}
