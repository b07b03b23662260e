/** A small icon of a path. */

import type { JSX } from "preact";
import type { Seat } from "../../../protocol/types.ts";
import { drawPath } from "./path-drawing.ts";

/** Draw a path, scaled to the size of the icon. */
export function PathIcon({ path, seat }: { path: readonly string[]; seat: Seat }): JSX.Element {
  const { line, head, start } = drawPath(path, seat);
  return (
    <svg class="icon battle-path-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={start[0]} cy={start[1]} r="1.6" fill="currentcolor" />
      <polyline points={line.join(" ")} />
      <polyline points={head.join(" ")} />
    </svg>
  );
}
