/** Dragging dice with mouse or finger. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** The square an element belongs to. */
export function squareUnder(target: EventTarget | Element | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
  return found?.dataset.square ?? null;
}

export interface Drag {
  /** The square the drag began on. */
  from: string;
  /** The square it is over. */
  over: string | null;
}

/** How far the pointer must move before a drag starts, in pixels. */
const DRAG_THRESHOLD = 8;

export interface DragHandlers {
  mayDrag(square: string): boolean;
  begin(square: string): void;
  drop(from: string, over: string): void;
}

/** Drag dice: `ghost` follows the pointer, and the square under it is reported. A drag is not a click. */
export function useDrag(ghost: RefObject<HTMLElement | null>, handlers: DragHandlers) {
  const latest = useRef(handlers);
  latest.current = handlers; // the position may change during a drag
  const [drag, setDrag] = useState<Drag | null>(null);
  const hasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const start = (event: PointerEvent): void => {
    const from = squareUnder(event.target);
    hasDragged.current = false;
    if (from === null || !event.isPrimary || event.button !== 0 || !latest.current.mayDrag(from)) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const finish = (over: string | null): void => {
      listeners.abort();
      setDrag(null);
      if (hasDragged.current && over !== null) latest.current.drop(from, over);
    };
    stop.current = () => listeners.abort();
    const move = (moved: PointerEvent): void => {
      const distance = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
      if (!hasDragged.current && distance < DRAG_THRESHOLD) return;
      if (!hasDragged.current) latest.current.begin(from);
      hasDragged.current = true;
      ghost.current?.style.setProperty("transform", `translate(${moved.clientX}px, ${moved.clientY}px)`);
      const over = squareUnder(document.elementFromPoint(moved.clientX, moved.clientY));
      setDrag((before) => (before?.over === over && before.from === from ? before : { from, over }));
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener(
      "pointerup",
      (up) => finish(squareUnder(document.elementFromPoint(up.clientX, up.clientY))),
      options,
    );
    window.addEventListener("pointercancel", () => finish(null), options);
    window.addEventListener("keydown", (key) => key.key === "Escape" && finish(null), options);
  };
  return { drag, start, hasDragged };
}
