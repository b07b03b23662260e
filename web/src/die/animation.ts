/**
 * Animations of dice, as keyframes. No DOM.
 *
 * A die is always rendered in its final place and orientation; an animation starts elsewhere and ends there. So an
 * animation that is cancelled or never played leaves a correct picture. Only transform and opacity are animated.
 */

import type { Direction, Faces, Rotation, Vector } from "./orientation.ts";
import { formatRotation, normal, rotation, STEPS, tip, VALUES } from "./orientation.ts";

/** Tip over edges, one square at a time, starting in the orientation `from`. */
interface TipAnimation {
  kind: "tip";
  from: Faces | null;
  directions: readonly Direction[];
  /** Milliseconds per edge. */
  stepDuration: number;
  /** Milliseconds before the first edge. */
  delay?: number;
}

/** Tumble onto the table; deterministic for a seed. */
interface ThrowAnimation {
  kind: "throw";
  seed: number;
  duration: number;
  delay?: number;
}

/** Keyframes that are ready to be played. */
export interface PreparedAnimation {
  kind: "prepared";
  keyframes: DieKeyframes;
  delay?: number;
}

export type DieAnimation = TipAnimation | ThrowAnimation | PreparedAnimation;

/** The keyframes of the body, of its shadow, and of the shading of the six faces. */
export interface DieKeyframes {
  body: Keyframe[];
  shadow: Keyframe[];
  shades: Keyframe[][];
  duration: number;
}

const LIFT = "translateZ(calc(var(--die) / 2))";
export const TURN: Readonly<Record<Direction, string>> = {
  n: "rotateX(90deg)",
  s: "rotateX(-90deg)",
  e: "rotateY(90deg)",
  w: "rotateY(-90deg)",
};
const NO_TURN: Record<Direction, string> = { n: "rotateX(0)", s: "rotateX(0)", e: "rotateY(0)", w: "rotateY(0)" };
const FALLING = "cubic-bezier(0.5, 0.1, 0.7, 0.95)";

/** The transform of a die at rest. */
export function restingTransform(faces: Faces | null): string {
  return `${LIFT} ${formatRotation(rotation(faces))}`;
}

/** How dark a face with this normal is, 0 to 1. The light comes from the upper left, in front. */
function shade([x, y, z]: Vector): number {
  const light = 0.86 * z - 0.2 * x + 0.32 * y;
  return Math.min(0.62, Math.max(0, 0.62 * (0.86 - light)));
}

/** How dark each of the faces 1 to 6 of a die at rest is. */
export function restingShades(faces: Faces | null): number[] {
  return VALUES.map((value) => shade(normal(faces ?? [1, 2, 4], value)));
}

/** Build the keyframes of an animation that ends in the orientation `rest`. */
export function buildKeyframes(animation: DieAnimation, rest: Faces | null): DieKeyframes {
  if (animation.kind === "prepared") return animation.keyframes;
  return animation.kind === "tip" ? tipKeyframes(animation) : throwKeyframes(animation, rest);
}

function tipKeyframes({ from, directions, stepDuration }: TipAnimation): DieKeyframes {
  const count = directions.length;
  const body: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  let [x, y] = directions.reduce(
    ([left, up], direction) => [left - STEPS[direction][0], up - STEPS[direction][1]],
    [0, 0],
  );
  let faces = from;
  const orientations = [faces];
  directions.forEach((direction, index) => {
    const [dx, dy] = STEPS[direction];
    const [begins, ends] = [index / count, (index + 1) / count];
    const rotated = formatRotation(rotation(faces));
    body.push({ offset: begins, easing: FALLING, transform: tippedTransform(x, y, direction, 0, rotated) });
    body.push({ offset: ends, easing: FALLING, transform: tippedTransform(x, y, direction, 1, rotated) });
    shadow.push({ offset: begins, easing: FALLING, transform: shadowTransform(x, y) });
    [x, y] = [x + dx, y + dy];
    faces = faces && tip(faces, direction);
    orientations.push(faces);
  });
  shadow.push({ offset: 1, transform: shadowTransform(0, 0) });
  const darkness = orientations.map(restingShades);
  const shades = VALUES.map((value) =>
    darkness.map((row, index) => ({ offset: index / count, opacity: row[value - 1] ?? 0 })),
  );
  return { body, shadow, shades, duration: count * stepDuration };
}

/** The transform of a die tipped over its leading bottom edge; the edge slides across the gap between squares. */
function tippedTransform(x: number, y: number, direction: Direction, done: 0 | 1, rotated: string): string {
  const [dx, dy] = STEPS[direction];
  const place = (squares: number, ahead: number): string =>
    `calc(var(--pitch) * ${squares} + (var(--pitch) - var(--die)) * ${ahead * done})`;
  const edge = (sign: 1 | -1): string =>
    `translate3d(calc(var(--die) * ${(sign * dx) / 2}), calc(var(--die) * ${(sign * dy) / 2}), 0)`;
  const turn = done ? TURN[direction] : NO_TURN[direction];
  return `translate3d(${place(x, dx)}, ${place(y, dy)}, 0) ${edge(1)} ${turn} ${edge(-1)} ${LIFT} ${rotated}`;
}

function shadowTransform(x: number, y: number): string {
  return `translate3d(calc(var(--pitch) * ${x}), calc(var(--pitch) * ${y}), 0.5px)`;
}

const SAMPLES = 36;

function throwKeyframes({ seed, duration }: ThrowAnimation, rest: Faces | null): DieKeyframes {
  const random = seededRandom(seed);
  const heading = (random() - 0.5) * 1.6 - Math.PI / 2;
  const distance = 3 + random() * 2;
  const turns = (2 + Math.floor(random() * 2)) * 2 * Math.PI;
  const twist = (random() - 0.5) * 4;
  const ahead: Vector = [Math.cos(heading), Math.sin(heading), 0];
  const axis: Vector = [-ahead[1], ahead[0], 0];
  const target = rotation(rest);
  const body: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  const shades: Keyframe[][] = VALUES.map(() => []);
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const time = sample / SAMPLES;
    const left = (1 - time) ** 1.6;
    const rotated = multiply(rotateAbout([0, 0, 1], twist * left), multiply(rotateAbout(axis, -turns * left), target));
    const bounce = 2.2 * (1 - time) ** 1.8 * Math.abs(Math.cos(3.5 * Math.PI * time ** 0.85));
    const [x, y, z] = [-ahead[0] * distance * left, -ahead[1] * distance * left, lowestPoint(rotated) + bounce];
    const moved = (height: string): string =>
      `translate3d(calc(var(--die) * ${x.toFixed(4)}), calc(var(--die) * ${y.toFixed(4)}), ${height})`;
    const height = `calc(var(--die) * ${z.toFixed(4)})`;
    body.push({ offset: time, transform: `${moved(height)} ${formatRotation(rotated)}` });
    shadow.push({ offset: time, transform: moved("0.5px"), opacity: 1 / (1 + bounce) });
    VALUES.forEach((value, index) => {
      shades[index]?.push({ offset: time, opacity: shade(faceDirection(rotated, value)) });
    });
  }
  return { body, shadow, shades, duration };
}

/** How far a rotated die of size 1 extends below its centre, so that it touches the table without sinking in. */
function lowestPoint([x, y, z]: Rotation): number {
  return (Math.abs(x[2]) + Math.abs(y[2]) + Math.abs(z[2])) / 2;
}

function faceDirection([x, y, z]: Rotation, value: number): Vector {
  const directions: Record<number, Vector> = { 1: z, 2: opposite(y), 3: opposite(x), 4: x, 5: y, 6: opposite(z) };
  return directions[value] ?? z;
}

function opposite([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}

function rotateAbout([x, y, z]: Vector, angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const d = 1 - c;
  return [
    [c + x * x * d, x * y * d + z * s, x * z * d - y * s],
    [x * y * d - z * s, c + y * y * d, y * z * d + x * s],
    [x * z * d + y * s, y * z * d - x * s, c + z * z * d],
  ];
}

function multiply(outer: Rotation, inner: Rotation): Rotation {
  return [apply(outer, inner[0]), apply(outer, inner[1]), apply(outer, inner[2])];
}

function apply([a, b, c]: Rotation, [x, y, z]: Vector): Vector {
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z];
}

/** A pseudo-random generator of numbers from 0 to 1. */
function seededRandom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}
