/** Keys that step through the moves. */
import { useEffect } from "preact/hooks";
import type { PlyNavigation } from "../session/session.ts";

/** Step through the moves with the arrow keys, unless the focused element needs them. */
export function usePlyKeys(session: Pick<PlyNavigation, "ply" | "viewedPly" | "viewPly">): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(".frame-table, input, select, dialog")) return;
      const count = session.ply.peek();
      const at = session.viewedPly.peek() ?? count;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      session.viewPly(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}
