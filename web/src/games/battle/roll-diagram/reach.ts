/** The reach of a die on an open board: the squares it can roll to, and how it lies there. No DOM. */

import { type Direction, type Faces, facesShowing, STEPS, tip, VALUES } from "../../../die/orientation.ts";
import { type Place, parseDirections } from "../board/geometry.ts";
import { PATHS } from "../rulebook-constants.ts";

/** A way to a square: the direction of each step, and the die before the first and after each step. */
export interface Way {
  notation: string;
  path: readonly Direction[];
  faces: readonly Faces[];
}

/** A square that the die can reach; its place is counted from that of the die, to the right and down. */
export interface Target extends Place {
  /** One way, or two with the vertical first leg first. */
  ways: readonly Way[];
}

/** The orientations a die can have with this face on top, by the face towards the reader. */
export function listFronts(top: number): ReadonlyMap<number, Faces> {
  const found = [0, 1, 2, 3].map((quarter) => facesShowing(top, quarter));
  return new Map(
    VALUES.flatMap((front) => found.filter(([, north]) => north === 7 - front).map((faces) => [front, faces])),
  );
}

/** Every square the die can reach in one move, clockwise from straight ahead. */
export function findTargets(faces: Faces): Target[] {
  const targets = new Map<string, Target>();
  for (const notation of (PATHS[faces[0] - 1] ?? "").split(" ")) {
    const way = walk(faces, notation);
    const { x, y } = placesOf(way.path).at(-1) ?? { x: 0, y: 0 };
    const others = targets.get(`${x} ${y}`)?.ways ?? [];
    targets.set(`${x} ${y}`, { x, y, ways: [...others, way] });
  }
  return [...targets.values()].sort((one, other) => angle(one) - angle(other));
}

/** The places along a path, the first included. */
export function placesOf(path: readonly Direction[]): Place[] {
  const places = [{ x: 0, y: 0 }];
  for (const direction of path) {
    const { x, y } = places.at(-1) as Place;
    places.push({ x: x + STEPS[direction][0], y: y + STEPS[direction][1] });
  }
  return places;
}

/** The ways whose faces a diagram shows: one where all have the same face on top. */
export function listShown(ways: readonly Way[]): readonly Way[] {
  return new Set(ways.map(topAfter)).size > 1 ? ways : ways.slice(0, 1);
}

/** The face on top at the end of a way. */
export function topAfter({ faces }: Way): number {
  return faces.at(-1)?.[0] ?? 0;
}

function walk(start: Faces, notation: string): Way {
  const path = parseDirections(notation);
  const faces = [start];
  for (const direction of path) faces.push(tip(faces.at(-1) as Faces, direction));
  return { notation, path, faces };
}

/** The angle of a place, clockwise from straight ahead. */
function angle({ x, y }: Place): number {
  return (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
}
