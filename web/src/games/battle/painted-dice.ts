/** Battle's dice on a canvas, seen from above: standing with their side faces, or tipping over an edge. */
import type { Faces } from "../../die/orientation.ts";
import { type Context, paintAt, paintBox, paintPips } from "../../share/shapes.ts";

/** The side of a square. */
export const CELL = 100;
const SIDE = 86;
const TOP = 48;

interface Paint {
  readonly top: string;
  readonly side: string;
  readonly mark: string;
  readonly outline: string;
}

const PAINTS: readonly [Paint, Paint] = [
  { top: "#fffdf6", side: "#efe4cc", mark: "#1e1a17", outline: "#2b2320" },
  { top: "#3d3835", side: "#211d1b", mark: "#fff8e7", outline: "#0d0b0a" },
];
const paintOf = (side: number): Paint => PAINTS[side === 0 ? 0 : 1];

function paintBody(context: Context, { side, top, mark, outline }: Paint, topSize: number): void {
  paintBox(context, [-SIDE / 2 + 2, -SIDE / 2 + 3, SIDE, SIDE], { corner: 14, fill: "#00000047" });
  paintBox(context, [-SIDE / 2, -SIDE / 2, SIDE, SIDE], { corner: 14, fill: side, stroke: outline, line: 2.5 });
  paintBox(context, [-topSize / 2, -topSize / 2, topSize, topSize], {
    corner: 8,
    fill: top,
    stroke: `${mark}73`,
    line: 1.5,
  });
}

/** A die at rest about the origin: the top large, each side face small along its edge. */
export function paintDie(context: Context, [top, north, east]: Faces, owner: number): void {
  const paint = paintOf(owner);
  paintBody(context, paint, TOP);
  paintPips(context, top, 14.2, 6.1, paint.mark);
  const sides = [
    [north, 0, -1],
    [7 - north, 0, 1],
    [east, 1, 0],
    [7 - east, -1, 0],
  ] as const;
  for (const [face, right, down] of sides) paintSide(context, face, right, down, paint.mark);
}

/** The pips of a side face along an edge: up to three in a row, more in two rows. */
function paintSide(context: Context, face: number, right: number, down: number, fill: string): void {
  const rows = face <= 3 ? [face] : [Math.ceil(face / 2), Math.floor(face / 2)];
  context.fillStyle = fill;
  for (const [row, count] of rows.entries()) {
    const across = 33.2 + (rows.length === 1 ? 0 : row * 9 - 4.5);
    for (let pip = 0; pip < count; pip++) {
      const along = (pip - (count - 1) / 2) * (count === 2 ? 20 : 13);
      context.beginPath();
      context.arc(right ? right * across : along, right ? along : down * across, 3.4, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** The king-cube at rest, or its crown alone, as palaces show it. */
export function paintKing(context: Context, owner: number, isCrownAlone: boolean): void {
  const paint = paintOf(owner);
  if (!isCrownAlone) paintBody(context, paint, 66);
  paintCrown(context, isCrownAlone ? paint.top : paint.mark, isCrownAlone ? "#2e1b0e" : null);
}

function paintCrown(context: Context, fill: string, stroke: string | null): void {
  const crown = new Path2D("M-20 12 L-27 -12 L-12 -1 L0 -19 L12 -1 L27 -12 L20 12 Z M-20 16 H20 V23 H-20 Z");
  crown.addPath(dot(-27, -14));
  crown.addPath(dot(0, -21));
  crown.addPath(dot(27, -14));
  if (stroke !== null) {
    context.strokeStyle = stroke;
    context.lineWidth = 3;
    context.stroke(crown);
  }
  context.fillStyle = fill;
  context.fill(crown);
}

function dot(x: number, y: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, 4, 0, 2 * Math.PI);
  return path;
}

/**
 * A die that tips over its edge towards the next square, about the centre of the one it leaves.
 *
 * From above one sees two faces: the top, which turns away towards the next square, and the face at the back, which
 * turns up. Their lengths are the cosine and the sine of the angle.
 */
export function paintRollingDie(
  context: Context,
  faces: Faces | null,
  owner: number,
  [right, down]: readonly [number, number],
  progress: number,
): void {
  const angle = (progress * Math.PI) / 2;
  const [top, back] = [Math.cos(angle), Math.sin(angle)];
  const rise = 1 + 0.12 * Math.sin(2 * angle);
  const side = SIDE * rise;
  // Along the way, in units of a square from its near edge: the back ends at 1 - cos, the top at 1 + sin.
  const near = 1 - top;
  const paint = paintOf(owner);
  const centre = (from: number, length: number) => (from + length / 2 - 0.5) * CELL;
  const parts = [
    { face: faces && backFace(faces, right, down), length: back, at: centre(near, back), fill: paint.side },
    { face: faces?.[0] ?? null, length: top, at: centre(near + back, top), fill: paint.top },
  ];
  const middle = ((near + near + back + top) / 2 - 0.5) * CELL;
  paintAt(context, right * middle + 4, down * middle + 6, () =>
    paintBox(context, [-side / 2, -side / 2, side, side], { corner: 14, fill: "#00000038" }),
  );
  for (const { face, length, at, fill } of parts) {
    if (length < 0.02) continue;
    const [scaleX, scaleY] = right ? [length, rise] : [rise, length];
    paintAt(context, right * at, down * at, () => paintFace(context, face, paint, fill), scaleX, scaleY);
  }
}

/** The face at the back of the direction in which a die tips, which comes up. */
function backFace([, north, east]: Faces, right: number, down: number): number {
  if (down !== 0) return down < 0 ? 7 - north : north;
  return right > 0 ? 7 - east : east;
}

/** A whole face about the origin; null shows the king's crown. */
function paintFace(context: Context, face: number | null, paint: Paint, fill: string): void {
  const half = (CELL * 0.9) / 2;
  paintBox(context, [-half, -half, 2 * half, 2 * half], { corner: 14, fill, stroke: paint.outline, line: 2.5 });
  if (face === null) paintCrown(context, paint.mark, null);
  else paintPips(context, face, 25, 9.5, paint.mark);
}
