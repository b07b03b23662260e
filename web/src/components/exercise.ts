/** Hooks of an exercise at the table, a step of a lesson or a puzzle: the focus, and the sounds. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import type { MoveView } from "../protocol/types.ts";
import { playSound } from "../sound.ts";

/** Where the focus goes, the first that is there: an answer, a field that can be used, a square, a button of the table. */
const TO_DO = [
  ".lesson-answers button",
  ".frame-table [role=grid] button[aria-disabled=false]",
  ".frame-table [role=gridcell][tabindex='0']",
  ".frame-table button",
];
/** After a mistake and at the end: the button that continues. */
const TO_GO_ON = [".lesson-go-on"];
/** The phases in which there is nothing to do but wait. */
const WAITING = ["watching", "checking"];

/**
 * Move the focus to what comes next, where it is free: on the page itself, or within the frame. `task` changes with what
 * there is to do. Both appear together: a key that is pressed at once goes to the new place.
 */
export function useExerciseFocus(frame: RefObject<HTMLElement | null>, phase: string, ...task: unknown[]): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current || WAITING.includes(phase)) {
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
  }, [phase, ...task]);
}

/** Play the sounds of moves, unless the table does so itself, and one when the exercise is done. */
export function useExerciseSounds(game: string, last: MoveView | null, isDone: boolean): void {
  useEffect(() => {
    const sound = last && findClient(game).moveSound(last);
    if (sound) playSound(sound);
  }, [last]);
  useEffect(() => {
    if (isDone) playSound("start");
  }, [isDone]);
}
