/** A small icon of a path. */

import type { JSX } from "preact";
import type { Seat } from "../../../protocol/types.ts";
import { placeOf } from "../board/geometry.ts";

/** Draw a path, scaled to the size of the icon. */
export function PathIcon({ path, seat }: { path: readonly string[]; seat: Seat }): JSX.Element {
  const places = path.map((square) => placeOf(square, seat));
  const [left, top] = [Math.min(...places.map((place) => place.x)), Math.min(...places.map((place) => place.y))];
  const width = Math.max(...places.map((place) => place.x)) - left;
  const height = Math.max(...places.map((place) => place.y)) - top;
  const scale = 17 / Math.max(width, height, 2);
  const points = places.map(
    ({ x, y }) => [12 + (x - left - width / 2) * scale, 12 + (y - top - height / 2) * scale] as const,
  );
  const [start = [12, 12], [before = [12, 12], end = [12, 12]]] = [points[0], points.slice(-2)];
  const [dx, dy] = [Math.sign(Math.round(end[0] - before[0])), Math.sign(Math.round(end[1] - before[1]))];
  const head = [1, -1].map((hand) => `${end[0] - 4 * dx + 3.5 * dy * hand},${end[1] - 4 * dy + 3.5 * dx * hand}`);
  return (
    <svg class="icon battle-path-icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={start[0]} cy={start[1]} r="1.6" fill="currentcolor" />
      <polyline points={points.map((point) => point.join(",")).join(" ")} />
      <polyline points={`${head[0]} ${end.join(",")} ${head[1]}`} />
    </svg>
  );
}
