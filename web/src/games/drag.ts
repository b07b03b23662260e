/** Dragging pieces with mouse or finger. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

interface Drag<Item> {
  item: Item;
  /** The place the pointer is over; null off the board. */
  over: string | null;
}

/** How far the pointer must move before a drag starts, in pixels. */
const DRAG_THRESHOLD = 8;

interface DragHandlers<Item> {
  /** What is picked up at an element; null for nothing. */
  pick(target: Element): Item | null;
  /** The name of the place an element belongs to; null off the board. */
  placeUnder(target: Element | null): string | null;
  begin(item: Item): void;
  /** Let go over a place, or off the board. */
  drop(item: Item, over: string | null): void;
}

/** Drag pieces: `ghost` follows the pointer, and the place under it is reported. A drag is not a click. */
export function useDrag<Item>(ghost: RefObject<HTMLElement | null>, handlers: DragHandlers<Item>) {
  const latest = useRef(handlers);
  latest.current = handlers; // the position may change during a drag
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const hasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const findPlace = ({ clientX, clientY }: PointerEvent): string | null =>
    latest.current.placeUnder(document.elementFromPoint(clientX, clientY));
  const start = (event: PointerEvent): void => {
    hasDragged.current = false;
    if (!(event.target instanceof Element) || !event.isPrimary || event.button !== 0) return;
    const item = latest.current.pick(event.target);
    if (item === null) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const cancel = (): void => {
      listeners.abort();
      setDrag(null);
    };
    stop.current = () => listeners.abort();
    const move = (moved: PointerEvent): void => {
      const distance = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
      if (!hasDragged.current && distance < DRAG_THRESHOLD) return;
      if (!hasDragged.current) latest.current.begin(item);
      hasDragged.current = true;
      const origin = ghost.current?.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const [x, y] = [moved.clientX - origin.left, moved.clientY - origin.top];
      ghost.current?.style.setProperty("transform", `translate(${x}px, ${y}px)`);
      const over = findPlace(moved);
      setDrag((before) => (before?.over === over && before.item === item ? before : { item, over }));
    };
    const end = (up: PointerEvent): void => {
      cancel();
      if (hasDragged.current) latest.current.drop(item, findPlace(up));
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", cancel, options);
    window.addEventListener("keydown", (key) => key.key === "Escape" && cancel(), options);
  };
  return { drag, start, hasDragged };
}
