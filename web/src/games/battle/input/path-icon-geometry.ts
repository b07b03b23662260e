/** The drawing of a path in an icon of 24 by 24 units. */

import type { Seat } from "../../../protocol/types.ts";
import { type Place, placeOf } from "../board/geometry.ts";

type Point = readonly [x: number, y: number];

/** The middle of the icon, and the longest extent of a path in it. The arrow's head and the lines need the rest. */
const MIDDLE = 12;
const EXTENT = 14;
/** The arrow's head: how far its ends lie back, and how far to the side. */
const BACK = 3.5;
const SIDEWAYS = 3.5;

export interface PathDrawing {
  start: Point;
  line: Point[];
  head: Point[];
}

/** Fit a path, given by its squares with the start, into the icon. */
export function drawPath(path: readonly string[], seat: Seat): PathDrawing {
  return drawPlaces(path.map((square) => placeOf(square, seat)));
}

/** Fit a path, given by its places, into the icon. */
export function drawPlaces(places: readonly Place[]): PathDrawing {
  const [x, y] = [span(places.map((place) => place.x)), span(places.map((place) => place.y))];
  const scale = EXTENT / Math.max(x.length, y.length, 2);
  const line = places.map(
    (place): Point => [MIDDLE + (place.x - x.middle) * scale, MIDDLE + (place.y - y.middle) * scale],
  );
  return { start: line[0] ?? [MIDDLE, MIDDLE], line, head: drawHead(line) };
}

function span(values: readonly number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}

/** The head points in the direction of the last step, however short it is. */
function drawHead(line: readonly Point[]): Point[] {
  const [before, end] = line.slice(-2);
  if (before === undefined || end === undefined) return [];
  const [dx, dy] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])];
  const [left, right] = [SIDEWAYS, -SIDEWAYS].map(
    (side): Point => [end[0] - BACK * dx + side * dy, end[1] - BACK * dy + side * dx],
  ) as [Point, Point];
  return [left, end, right];
}
