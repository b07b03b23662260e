/** A die's face no larger than the text it is next to; its colours are those of the dice on the table. */
import type { JSX } from "preact";
import { CROWN, type DieColour } from "./face.tsx";
import { PIP_POSITIONS } from "./pips.ts";
import "./die.css";

interface SmallDieProps {
  /** The pips on top; 0 draws the king's crown, null no face. */
  face: number | null;
  colour: DieColour;
  /** An SVG path in a square of 24, drawn instead of a face. */
  sign?: string;
  /** Whether it is marked as used. */
  isUsed?: boolean;
}

export function SmallDie({ face, colour, sign = "", isUsed = false }: SmallDieProps): JSX.Element {
  return (
    <svg
      class={`small-die die-${colour}${isUsed ? " small-die-used" : ""}`}
      viewBox="-50 -50 100 112"
      aria-hidden="true"
    >
      <rect class="small-die-body" x="-46" y="-46" width="92" height="92" rx="20" />
      {face === 0 && <path class="small-die-mark" d={CROWN} transform="translate(-50 -50)" />}
      {PIP_POSITIONS[face ?? 0]?.map(([right, down]) => (
        <circle key={`${right} ${down}`} class="small-die-mark" cx={26 * right} cy={26 * down} r="10.5" />
      ))}
      {sign && <path class="small-die-mark" d={sign} transform="translate(-31 -31) scale(2.6)" />}
      {isUsed && <path class="small-die-line" d="M-40 57 H40" />}
    </svg>
  );
}
