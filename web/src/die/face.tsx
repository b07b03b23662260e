/** The faces of a die: pips, the king-cube's crown, and flat faces for previews. */

import type { JSX } from "preact";
import type { Faces } from "./orientation.ts";
import { isQuarterTurned } from "./orientation.ts";
import { PIP_POSITIONS } from "./pips.ts";

/** The colours of the first and second seat, and those of shared dice. */
export type DieColour = "first" | "second" | "white" | "red" | "yellow" | "green" | "blue";

/** The middle of a face, and the distance between neighbouring pips. */
const [MIDDLE, PIP_STEP] = [50, 24];

/** The crown of the king-cube as an SVG path, in a square of 100. */
export const CROWN = "M22 68 L18 34 L36 50 L50 26 L64 50 L82 34 L78 68 Z M22 76 H78";

/** The pips of each face as one SVG path, shifted down by `dy`: one element renders faster than six. */
function drawPips(radius: number, dy: number): Record<number, string> {
  const disc = ([right, down]: readonly [number, number]): string => {
    const [x, y] = [MIDDLE + PIP_STEP * right - radius, MIDDLE + PIP_STEP * down + dy];
    return `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  };
  return Object.fromEntries(
    Object.entries(PIP_POSITIONS).map(([value, positions]) => [value, positions.map(disc).join("")]),
  );
}

const PIPS = drawPips(9.5, 0);
const LIPS = drawPips(10, 1.8);

/** How dark a face is, 0 to 1. */
interface Shaded {
  shade?: number;
}

/** The pips of a face, drawn slightly sunken. */
export function Pips({ value, shade = 0 }: Shaded & { value: number }): JSX.Element {
  return (
    <svg viewBox="0 0 100 100" class="die-mark" aria-hidden="true">
      <path class="die-lip" d={LIPS[value] ?? ""} />
      <path class="die-pip" d={PIPS[value] ?? ""} />
      {shadeOverlay(shade)}
    </svg>
  );
}

/** The crown of the king-cube. */
export function Crown({ shade = 0 }: Shaded): JSX.Element {
  return (
    <svg viewBox="0 0 100 100" class="die-mark die-crown" aria-hidden="true">
      <path class="die-lip" d={CROWN} transform="translate(0 2)" />
      <path class="die-pip" d={CROWN} />
      {shadeOverlay(shade)}
    </svg>
  );
}

function shadeOverlay(shade: number): JSX.Element | null {
  return shade > 0 ? <rect class="die-shading" width="100" height="100" rx="11" opacity={shade} /> : null;
}

/** The top face of a die drawn flat, for previews; null draws the king's crown. */
export function Face({ faces, colour }: { faces: Faces | null; colour: DieColour }): JSX.Element {
  const across = faces !== null && isQuarterTurned(faces) ? " face-across" : "";
  return (
    <span class={`face die-${colour}${across}`} aria-hidden="true">
      {faces === null ? <Crown /> : <Pips value={faces[0]} />}
    </span>
  );
}
