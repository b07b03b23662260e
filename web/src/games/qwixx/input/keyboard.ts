/** Keyboard input: arrow keys move over the board, R or Enter rolls the dice. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Cursor, type Layout, moveCursor } from "../board/board.ts";
import type { Choices } from "./choices.ts";

interface KeyboardProps {
  root: RefObject<HTMLElement | null>;
  layout: Layout;
  choices: Choices;
  canRoll: boolean;
  roll(): void;
  point(cursor: Cursor | null): void;
}

interface Keyboard {
  /** The field that Tab focuses (roving tabindex). */
  cursor: Cursor;
  /** Report the field under the pointer or focus. */
  point(cursor: Cursor | null): void;
  /** Whether the last input came from the keyboard. */
  isKeyboardUsed: RefObject<boolean>;
  handlers: { onKeyDown(event: KeyboardEvent): void; onPointerDown(): void };
}

export function useKeyboard({ root, layout, choices, canRoll, roll, point }: KeyboardProps): Keyboard {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, place: 0 });
  const isKeyboardUsed = useRef(false);
  useLayoutEffect(() => {
    const [first] = choices.open;
    if (first !== undefined) setCursor(first);
  }, [choices]);
  useRollKey(root, canRoll, roll, isKeyboardUsed);
  const onKeyDown = (event: KeyboardEvent): void => {
    isKeyboardUsed.current = true;
    const field = (event.target as Element).closest("[data-field]");
    if (field === null) return;
    const next = moveCursor(cursor, event.key, layout, choices.open);
    if (event.key === "Escape") point(null);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
    fieldAt(root.current, next)?.focus();
  };
  return {
    cursor,
    isKeyboardUsed,
    point: (at) => {
      if (at !== null) setCursor(at);
      point(at);
    },
    handlers: { onKeyDown, onPointerDown: () => (isKeyboardUsed.current = false) },
  };
}

/** Roll on R or Enter, unless another element handles the key. */
function useRollKey(
  root: RefObject<HTMLElement | null>,
  canRoll: boolean,
  roll: () => void,
  isKeyboardUsed: RefObject<boolean>,
): void {
  useEffect(() => {
    if (!canRoll) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!isRollKey(event) || !isForTable(event.target, root.current)) return;
      event.preventDefault();
      isKeyboardUsed.current = true;
      roll();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [canRoll, roll]);
}

function isRollKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  // Enter activates the focused control instead, if there is one.
  return event.key === "r" || event.key === "R" || (event.key === "Enter" && event.target === document.body);
}

function isForTable(target: EventTarget | null, table: HTMLElement | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return false;
  return target === document.body || (target instanceof Node && table?.contains(target) === true);
}

function fieldAt(table: HTMLElement | null, { row, place }: Cursor): HTMLElement | null {
  return (
    table?.querySelectorAll<HTMLElement>("[role=row]")[row]?.querySelectorAll<HTMLElement>("[data-field]")[place] ??
    null
  );
}
