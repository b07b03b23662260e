/** What is shown while moves come faster than dice roll: one is played out before the next begins. */

import type { BattleMove, BattlePicture } from "../../protocol/types.ts";

/** The table after so many moves, and the move that led there. */
export interface Scene {
  picture: BattlePicture;
  last: BattleMove | null;
  ply: number;
}

export interface Stage {
  shown: Scene;
  /** What comes next, once the move being played is at rest. */
  waiting: Scene | null;
  /** The move being played. */
  news: BattleMove | null;
}

/** The stage with nothing going on. */
export function open(scene: Scene): Stage {
  return { shown: scene, waiting: null, news: null };
}

/** Take in what is on the table now. One move may wait; who is further behind catches up at once. */
export function receive(stage: Stage, scene: Scene, isPlaying: boolean): Stage {
  const newest = stage.waiting ?? stage.shown;
  if (scene.ply === newest.ply) return stage.waiting ? { ...stage, waiting: scene } : { ...stage, shown: scene };
  if (scene.ply !== newest.ply + 1) return open(scene);
  if (isPlaying && stage.waiting === null) return { ...stage, waiting: scene };
  return begin(scene);
}

/** Go on when the move being played is at rest. */
export function advance(stage: Stage): Stage {
  return stage.waiting ? begin(stage.waiting) : { ...stage, news: null };
}

function begin(scene: Scene): Stage {
  return { shown: scene, waiting: null, news: scene.last };
}
