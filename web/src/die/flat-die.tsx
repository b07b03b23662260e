/** A small die drawn flat, for emblems. */
import type { JSX } from "preact";
import { PIP_POSITIONS } from "./pips.ts";

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
    <g class="flat-die" transform={`translate(${x} ${y})`}>
      <rect fill="rgb(30 15 0 / 0.35)" x={1.5} y={3} width={size} height={size} rx={size * 0.2} />
      <rect width={size} height={size} rx={size * 0.2} fill={colour} />
      {PIP_POSITIONS[face]?.map(([right, down]) => (
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
