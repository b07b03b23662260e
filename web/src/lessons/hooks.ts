/** Hooks of a lesson: the focus, the sounds, and the hint that is offered after a while. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import { playSound } from "../sound.ts";
import type { LessonSession } from "./lesson-session.ts";

/** Where the focus goes, the first that is there: an answer, a field that can be used, a square, a button of the table. */
const TO_DO = [
  ".lesson-answers button",
  ".frame-table [role=grid] button[aria-disabled=false]",
  ".frame-table [role=gridcell][tabindex='0']",
  ".frame-table button",
];
/** After a mistake and at the end: the button that goes on. */
const TO_GO_ON = [".lesson-go-on"];

/** Move the focus to what comes next, where it is free: on the page itself, or within the lesson. */
export function useLessonFocus(frame: RefObject<HTMLElement | null>, session: LessonSession): void {
  const phase = session.phase.value;
  const { goal } = session.situation.value;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current || phase === "watching") {
      isFirst.current = false;
      return;
    }
    const active = document.activeElement;
    const isFree = active === document.body || active === null || frame.current?.contains(active) === true;
    if (!isFree || document.querySelector("dialog[open]") !== null) return;
    const targets = (phase === "doing" ? TO_DO : TO_GO_ON).flatMap((selector) => [
      ...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    targets[0]?.focus({ preventScroll: true });
  }, [session, phase, goal]);
}

/** Play the sounds of moves, unless the table does so itself, and one at the end of a step. */
export function useLessonSounds(game: string, session: LessonSession): void {
  const { last } = session.shown.value;
  const phase = session.phase.value;
  useEffect(() => {
    const sound = last && findClient(game).moveSound(last);
    if (sound) playSound(sound);
  }, [last]);
  useEffect(() => {
    if (phase === "done") playSound("start");
  }, [phase]);
}

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
