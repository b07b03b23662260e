/** Waits until a table shows its last move at rest. */
import { scaleDuration } from "../settings/settings.ts";

/** Milliseconds before the opponent replies, so that the learner's own move is seen as one of its own. */
const REPLY_PAUSE = 500;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
const wait = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Wait for the animations within an element to end; those that never end do not count. */
export async function settle(root: Element | null, isBeforeReply: boolean): Promise<void> {
  if (document.visibilityState === "visible") {
    await nextFrame(); // the move is rendered,
    await nextFrame(); // and its animations have begun
  }
  const running = (root?.getAnimations({ subtree: true }) ?? []).filter(
    (animation) => Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY,
  );
  await Promise.allSettled(running.map((animation) => animation.finished));
  if (isBeforeReply) await wait(scaleDuration(REPLY_PAUSE));
}
