/** A queue for moves that arrive faster than they are animated: one animation ends before the next begins. */

import type { BattleMove, BattlePositionView } from "../../../protocol/types.ts";

/** A position and the move that led to it. */
export interface Scene {
  picture: BattlePositionView;
  last: BattleMove | null;
  ply: number;
}

export interface MoveQueue {
  shown: Scene;
  /** The next position, shown when the current animation has ended. */
  queued: Scene | null;
  /** The move being animated. */
  animatedMove: BattleMove | null;
}

/** A queue that shows a position without animation. */
export function startQueue(scene: Scene): MoveQueue {
  return { shown: scene, queued: null, animatedMove: null };
}

/** Add the current position. At most one move waits; with more, the queue jumps to the newest. */
export function enqueue(queue: MoveQueue, scene: Scene, isPlaying: boolean): MoveQueue {
  const latest = queue.queued ?? queue.shown;
  if (scene.ply === latest.ply) return queue.queued ? { ...queue, queued: scene } : { ...queue, shown: scene };
  if (scene.ply !== latest.ply + 1) return startQueue(scene);
  if (isPlaying && queue.queued === null) return { ...queue, queued: scene };
  return startMove(scene);
}

/** Continue after the current animation has ended. */
export function advance(queue: MoveQueue): MoveQueue {
  return queue.queued ? startMove(queue.queued) : { ...queue, animatedMove: null };
}

function startMove(scene: Scene): MoveQueue {
  return { shown: scene, queued: null, animatedMove: scene.last };
}
