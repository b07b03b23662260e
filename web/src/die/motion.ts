/**
 * How dice move: keyframes, without a page to show them on.
 *
 * A die is always drawn where and how it lies in the end; a motion leads there from elsewhere. So a motion that
 * is cut short, or never played, leaves nothing wrong behind. Only transforms and opacities change.
 */

import type { Direction, Faces, Rotation, Vector } from "./orientation.ts";
import { formatRotation, normal, rotation, STEPS, tip, VALUES } from "./orientation.ts";

/** Roll over edges, a square at a time, from how it lay before. */
export interface Tipping {
  kind: "tip";
  from: Faces | null;
  directions: readonly Direction[];
  /** Milliseconds for each edge. */
  pace: number;
  /** Milliseconds to wait before the first. */
  delay?: number;
}

/** Tumble onto the table; the same seed tumbles the same way. */
export interface Throwing {
  kind: "throw";
  seed: number;
  duration: number;
  delay?: number;
}

export type Motion = Tipping | Throwing;

/** What to animate: the body, its shadow on the table, and how dark each of the six faces is. */
export interface Frames {
  body: Keyframe[];
  shadow: Keyframe[];
  shades: Keyframe[][];
  duration: number;
}

const LIFT = "translateZ(calc(var(--die) / 2))";
const TURN: Record<Direction, string> = {
  n: "rotateX(90deg)",
  s: "rotateX(-90deg)",
  e: "rotateY(90deg)",
  w: "rotateY(-90deg)",
};
const STILL: Record<Direction, string> = { n: "rotateX(0)", s: "rotateX(0)", e: "rotateY(0)", w: "rotateY(0)" };
const FALLING = "cubic-bezier(0.5, 0.1, 0.7, 0.95)";

/** The transform of a die at rest. */
export function restingTransform(faces: Faces | null): string {
  return `${LIFT} ${formatRotation(rotation(faces))}`;
}

/** How much light a face that looks this way misses, 0 to 1. The lamp hangs to the upper left, toward the eye. */
export function shade([x, y, z]: Vector): number {
  const light = 0.86 * z - 0.2 * x + 0.32 * y;
  return Math.min(0.62, Math.max(0, 0.62 * (0.86 - light)));
}

/** How dark each face of a die at rest is, for the values 1 to 6. */
export function restingShades(faces: Faces | null): number[] {
  return VALUES.map((value) => shade(normal(faces ?? [1, 2, 4], value)));
}

/** The keyframes of a motion that ends with the die lying so. */
export function frames(motion: Motion, rest: Faces | null): Frames {
  return motion.kind === "tip" ? tipFrames(motion) : throwFrames(motion, rest);
}

function tipFrames({ from, directions, pace }: Tipping): Frames {
  const count = directions.length;
  const body: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  let [x, y] = directions.reduce(([left, up], way) => [left - STEPS[way][0], up - STEPS[way][1]], [0, 0]);
  let faces = from;
  const lying = [faces];
  directions.forEach((way, index) => {
    const [dx, dy] = STEPS[way];
    const [begins, ends] = [index / count, (index + 1) / count];
    const spun = formatRotation(rotation(faces));
    body.push({ offset: begins, easing: FALLING, transform: tilted(x, y, way, 0, spun) });
    body.push({ offset: ends, easing: FALLING, transform: tilted(x, y, way, 1, spun) });
    shadow.push({ offset: begins, easing: FALLING, transform: shifted(x, y) });
    [x, y] = [x + dx, y + dy];
    faces = faces && tip(faces, way);
    lying.push(faces);
  });
  shadow.push({ offset: 1, transform: shifted(0, 0) });
  const dark = lying.map(restingShades);
  const shades = VALUES.map((value) =>
    dark.map((row, index) => ({ offset: index / count, opacity: row[value - 1] ?? 0 })),
  );
  return { body, shadow, shades, duration: count * pace };
}

/** Tipped over the bottom edge that lies ahead; the edge itself glides over what separates die and die. */
function tilted(x: number, y: number, way: Direction, done: 0 | 1, spun: string): string {
  const [dx, dy] = STEPS[way];
  const place = (squares: number, ahead: number): string =>
    `calc(var(--pitch) * ${squares} + (var(--pitch) - var(--die)) * ${ahead * done})`;
  const edge = (sign: 1 | -1): string =>
    `translate3d(calc(var(--die) * ${(sign * dx) / 2}), calc(var(--die) * ${(sign * dy) / 2}), 0)`;
  const turn = done ? TURN[way] : STILL[way];
  return `translate3d(${place(x, dx)}, ${place(y, dy)}, 0) ${edge(1)} ${turn} ${edge(-1)} ${LIFT} ${spun}`;
}

function shifted(x: number, y: number): string {
  return `translate3d(calc(var(--pitch) * ${x}), calc(var(--pitch) * ${y}), 0.5px)`;
}

const SAMPLES = 36;

function throwFrames({ seed, duration }: Throwing, rest: Faces | null): Frames {
  const chance = chances(seed);
  const heading = (chance() - 0.5) * 1.6 - Math.PI / 2;
  const distance = 3 + chance() * 2;
  const turns = (2 + Math.floor(chance() * 2)) * 2 * Math.PI;
  const twist = (chance() - 0.5) * 4;
  const ahead: Vector = [Math.cos(heading), Math.sin(heading), 0];
  const axis: Vector = [-ahead[1], ahead[0], 0];
  const target = rotation(rest);
  const body: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  const shades: Keyframe[][] = VALUES.map(() => []);
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const time = sample / SAMPLES;
    const left = (1 - time) ** 1.6;
    const spun = multiply(about([0, 0, 1], twist * left), multiply(about(axis, -turns * left), target));
    const bounce = 2.2 * (1 - time) ** 1.8 * Math.abs(Math.cos(3.5 * Math.PI * time ** 0.85));
    const [x, y, z] = [-ahead[0] * distance * left, -ahead[1] * distance * left, reach(spun) + bounce];
    const moved = (height: string): string =>
      `translate3d(calc(var(--die) * ${x.toFixed(4)}), calc(var(--die) * ${y.toFixed(4)}), ${height})`;
    const height = `calc(var(--die) * ${z.toFixed(4)})`;
    body.push({ offset: time, transform: `${moved(height)} ${formatRotation(spun)}` });
    shadow.push({ offset: time, transform: moved("0.5px"), opacity: 1 / (1 + bounce) });
    VALUES.forEach((value, index) => {
      shades[index]?.push({ offset: time, opacity: shade(looking(spun, value)) });
    });
  }
  return { body, shadow, shades, duration };
}

/** How far a die of size 1 turned so reaches below its centre: it touches the table and never sinks into it. */
function reach([x, y, z]: Rotation): number {
  return (Math.abs(x[2]) + Math.abs(y[2]) + Math.abs(z[2])) / 2;
}

function looking([x, y, z]: Rotation, value: number): Vector {
  const ways: Record<number, Vector> = { 1: z, 2: opposite(y), 3: opposite(x), 4: x, 5: y, 6: opposite(z) };
  return ways[value] ?? z;
}

function opposite([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}

function about([x, y, z]: Vector, angle: number): Rotation {
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

/** Numbers from 0 to 1 that follow from a seed. */
function chances(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}
