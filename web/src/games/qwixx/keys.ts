/** The keyboard at the table: arrows walk over the board, R or Enter throws the dice. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Cursor, type Layout, walk } from "./board.ts";
import type { Choices } from "./choices.ts";

interface Keyboard {
  root: RefObject<HTMLElement | null>;
  layout: Layout;
  choices: Choices;
  canRoll: boolean;
  roll(): void;
  point(cursor: Cursor | null): void;
}

export interface Keys {
  /** Where the keyboard comes to the board. */
  cursor: Cursor;
  /** A field is pointed at or has the focus. */
  point(cursor: Cursor | null): void;
  /** Whether the table was last used by keyboard. */
  isUsed: RefObject<boolean>;
  handlers: { onKeyDown(event: KeyboardEvent): void; onPointerDown(): void };
}

export function useKeys({ root, layout, choices, canRoll, roll, point }: Keyboard): Keys {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, place: 0 });
  const isUsed = useRef(false);
  useEffect(() => {
    const [first] = choices.open;
    if (first !== undefined) setCursor(first);
  }, [choices]);
  useRollKey(root, canRoll, roll, isUsed);
  const onKeyDown = (event: KeyboardEvent): void => {
    isUsed.current = true;
    const field = (event.target as Element).closest("[data-field]");
    if (field === null) return;
    const next = walk(cursor, event.key, layout, choices.open);
    if (event.key === "Escape") point(null);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
    fieldAt(root.current, next)?.focus();
  };
  return {
    cursor,
    isUsed,
    point: (at) => {
      if (at !== null) setCursor(at);
      point(at);
    },
    handlers: { onKeyDown, onPointerDown: () => (isUsed.current = false) },
  };
}

/** Throw by a key wherever nothing else on the page waits for one. */
function useRollKey(
  root: RefObject<HTMLElement | null>,
  canRoll: boolean,
  roll: () => void,
  isUsed: RefObject<boolean>,
): void {
  useEffect(() => {
    if (!canRoll) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!isRollKey(event) || !isOurs(event.target, root.current)) return;
      event.preventDefault();
      isUsed.current = true;
      roll();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [canRoll, roll]);
}

function isRollKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  // Enter does its own work where a control has the focus.
  return event.key === "r" || event.key === "R" || (event.key === "Enter" && event.target === document.body);
}

function isOurs(target: EventTarget | null, table: HTMLElement | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return false;
  return target === document.body || (target instanceof Node && table?.contains(target) === true);
}

function fieldAt(table: HTMLElement | null, { row, place }: Cursor): HTMLElement | null {
  return (
    table?.querySelectorAll<HTMLElement>("[role=row]")[row]?.querySelectorAll<HTMLElement>("[data-field]")[place] ??
    null
  );
}
