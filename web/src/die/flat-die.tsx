/** A small die drawn flat, for emblems. */
import type { JSX } from "preact";

// biome-ignore format: one face per line
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

interface FlatDieProps {
  x: number;
  y: number;
  size: number;
  face: number;
  colour: string;
  pip: string;
}

export function FlatDie({ x, y, size, face, colour, pip }: FlatDieProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill="rgb(30 15 0 / 0.35)" x={1.5} y={3} width={size} height={size} rx={size * 0.2} />
      <rect width={size} height={size} rx={size * 0.2} fill={colour} />
      {PIPS[face]?.map(([right, down]) => (
        <circle
          key={`${right} ${down}`}
          cx={size * (0.5 + 0.26 * right)}
          cy={size * (0.5 + 0.26 * down)}
          r={size * 0.085}
          fill={pip}
        />
      ))}
    </g>
  );
}
