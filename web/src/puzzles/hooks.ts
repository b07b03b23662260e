/** Hooks of a puzzle: the focus, and the sounds. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import { playSound } from "../sound.ts";
import type { PuzzleSession } from "./puzzle-session.ts";

/** Where the focus goes while the solver is to act, the first that is there. */
const TO_DO = [
  ".frame-table [role=grid] button[aria-disabled=false]",
  ".frame-table [role=gridcell][tabindex='0']",
  ".frame-table button",
];
/** After a mistake and at the end: the button that goes on. */
const TO_GO_ON = [".lesson-go-on"];

/** Move the focus to what comes next, where it is free: on the page itself, or within the puzzle. */
export function usePuzzleFocus(frame: RefObject<HTMLElement | null>, session: PuzzleSession): void {
  const phase = session.phase.value;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current || phase === "watching" || phase === "checking") {
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
  }, [session, phase]);
}

/** Play the sounds of moves, unless the table does so itself, and one when the puzzle is solved. */
export function usePuzzleSounds(game: string, session: PuzzleSession): void {
  const { last } = session.shown.value;
  const phase = session.phase.value;
  useEffect(() => {
    const sound = last && findClient(game).moveSound(last);
    if (sound) playSound(sound);
  }, [last]);
  useEffect(() => {
    if (phase === "solved") playSound("start");
  }, [phase]);
}
