/** The frames of an animation: the last moves one after the other, each followed by a rest. No DOM. */
import { FRAMES_PER_SECOND, type Painter, type Scene } from "./painter.ts";
import type { SharedGame } from "./shared-game.ts";

interface TimelineFrame {
  readonly scene: Scene;
  /** In hundredths of a second. */
  readonly delay: number;
}

const FRAME_DELAY = 100 / FRAMES_PER_SECOND;
const [START_DELAY, REST_DELAY, END_DELAY] = [60, 45, 250];
/** More frames would take too long to draw, and too much room. */
export const MAX_FRAMES = 240;

/** The frames of a game's last moves, at most so many moves, and as many as there is room for. */
export function listFrames(game: SharedGame, painter: Pick<Painter, "countFrames">, moves: number): TimelineFrame[] {
  const steps = chooseSteps(game, painter, moves);
  const { seat } = game;
  const first = steps[0];
  const rest = (picture: Scene["picture"], last: Scene["last"], delay: number): TimelineFrame => ({
    scene: { picture, last, before: null, progress: 1, seat },
    delay,
  });
  if (!first) return [rest(game.picture, game.last, END_DELAY)];
  return [
    rest(first.before, null, START_DELAY),
    ...steps.flatMap(({ before, move, after }, index) => {
      const count = painter.countFrames(move);
      const moving = Array.from({ length: count }, (_, frame) => ({
        scene: { picture: after, last: move, before, progress: (frame + 0.5) / count, seat },
        delay: FRAME_DELAY,
      }));
      return [...moving, rest(after, move, index === steps.length - 1 ? END_DELAY : REST_DELAY)];
    }),
  ];
}

function chooseSteps(game: SharedGame, painter: Pick<Painter, "countFrames">, moves: number): SharedGame["steps"] {
  let steps = game.steps.slice(-moves);
  const count = () => steps.reduce((sum, { move }) => sum + painter.countFrames(move) + 1, 1);
  while (steps.length > 1 && count() > MAX_FRAMES) steps = steps.slice(1);
  return steps;
}
