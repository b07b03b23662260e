/** Hooks of a lesson: the hint that is offered after a while. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LessonSession } from "./lesson-session.ts";

/** Milliseconds until the hint is offered, and the number of mistakes after which it is. */
const HINT_AFTER = 12_000;
const MISTAKES_BEFORE_HINT = 2;

/** Whether the button for the hint is to be noticed: after a while, or after some mistakes. */
export function useHintOffer(session: LessonSession): boolean {
  const isLate = useSignal(false);
  const goal = session.situation.value.goal;
  useEffect(() => {
    isLate.value = false;
    const timer = setTimeout(() => (isLate.value = true), HINT_AFTER);
    return () => clearTimeout(timer);
  }, [session, goal]);
  return isLate.value || session.mistakes.value >= MISTAKES_BEFORE_HINT;
}
