/**
 * The orientation of a die: the faces on top, to the north and to the east; opposite faces sum to 7.
 *
 * A die is drawn as one solid body with fixed pips, and an orientation is a rotation of it. So the pips of a 2, 3 or 6
 * point the same way as on a real die, whatever rolls led there.
 * Axes are those of CSS: x to the east, y to the south, z towards the viewer.
 */

export type Faces = readonly [top: number, north: number, east: number];

export type Direction = "n" | "s" | "e" | "w";

export type Vector = readonly [x: number, y: number, z: number];

/** Three columns: where the body's own x, y and z axes point. */
export type Rotation = readonly [Vector, Vector, Vector];

/** Where the faces 1 to 6 point when the die has 1 on top and 2 to the north. */
export const BODY = ["top", "north", "west", "east", "south", "bottom"] as const;

export const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** The step of each direction. */
export const STEPS: Record<Direction, readonly [x: number, y: number]> = {
  n: [0, -1],
  s: [0, 1],
  e: [1, 0],
  w: [-1, 0],
};

const UNTURNED: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The orientation after tipping the die over an edge. */
export function tip([top, north, east]: Faces, direction: Direction): Faces {
  switch (direction) {
    case "n":
      return [7 - north, top, east];
    case "s":
      return [north, 7 - top, east];
    case "e":
      return [7 - east, north, top];
    case "w":
      return [east, north, 7 - top];
  }
}

/** The orientation seen from the other side of the table. */
export function rotateHalfTurn([top, north, east]: Faces): Faces {
  return [top, 7 - north, 7 - east];
}

/** An orientation with this face on top; `quarter`, 0 to 3, turns it about the vertical axis. */
export function facesShowing(top: number, quarter = 0): Faces {
  const [first, second] = [2, 3, 1].filter((face) => face !== top && face !== 7 - top) as [number, number];
  const east = isRightHanded([top, first, second]) ? second : 7 - second;
  let faces: Faces = [top, first, east];
  for (let turn = 0; turn < quarter % 4; turn++) faces = [top, 7 - faces[2], faces[1]];
  return faces;
}

/** Whether 1, 2 and 3 run counter-clockwise around their common corner, as on all dice used here. */
export function isRightHanded(faces: Faces): boolean {
  const [x, y, z] = rotation(faces);
  const cross = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  return cross.every((part, axis) => part === z[axis]);
}

/** The normal vector of a face. */
export function normal([top, north, east]: Faces, value: number): Vector {
  if (value === top) return [0, 0, 1];
  if (value === 7 - top) return [0, 0, -1];
  if (value === north) return [0, -1, 0];
  if (value === 7 - north) return [0, 1, 0];
  return value === east ? [1, 0, 0] : [-1, 0, 0];
}

/** The rotation of an orientation; a king-cube has no faces and is never rotated. */
export function rotation(faces: Faces | null): Rotation {
  return faces === null ? UNTURNED : [normal(faces, 4), normal(faces, 5), normal(faces, 1)];
}

/** Whether the pips on top are turned by 90 degrees, which is visible for 2, 3 and 6. */
export function isQuarterTurned(faces: Faces): boolean {
  const [x, , z] = rotation(faces);
  const along = faces[0] === 3 || faces[0] === 4 ? z : x;
  return along[0] === 0;
}

/** Format a rotation as a CSS matrix3d(). */
export function formatRotation(columns: Rotation): string {
  const parts = columns.flatMap((column) => [...column.map(shorten), 0]);
  return `matrix3d(${[...parts, 0, 0, 0, 1].join(",")})`;
}

function shorten(part: number): number {
  return Math.round(part * 1e5) / 1e5 + 0;
}
