/** A small icon of a path. */

import type { JSX } from "preact";
import type { Seat } from "../../../protocol/types.ts";
import type { Place } from "../board/geometry.ts";
import { drawPath, drawPlaces, type PathDrawing } from "./path-icon-geometry.ts";

/** Draw a path on the board, scaled to the size of the icon. */
export function PathIcon({ path, seat }: { path: readonly string[]; seat: Seat }): JSX.Element {
  return <Icon drawing={drawPath(path, seat)} />;
}

/** Draw a path from place to place, on the board or not. */
export function PlacesIcon({ places }: { places: readonly Place[] }): JSX.Element {
  return <Icon drawing={drawPlaces(places)} />;
}

function Icon({ drawing: { line, head, start } }: { drawing: PathDrawing }): JSX.Element {
  return (
    <svg class="icon battle-path-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={start[0]} cy={start[1]} r="1.6" fill="currentcolor" />
      <polyline points={line.join(" ")} />
      <polyline points={head.join(" ")} />
    </svg>
  );
}
