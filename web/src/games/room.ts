/**
 * Gives a table the size of the room around it, in pixels. A browser that lays out the page tries several heights for what
 * is in the flow; styles that depend on the table's size would be computed again for each of them, at every change.
 */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useRoomSize(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = table.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const fit = () => {
      element.style.width = `${room.clientWidth}px`;
      element.style.height = `${room.clientHeight}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
}
