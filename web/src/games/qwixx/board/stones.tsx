/** Stones as thick discs with different rims; a stack shows its layers and its height. */
import type { JSX } from "preact";
import type { Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";

/** More layers could not be distinguished; the number on top gives the height. */
const MAX_LAYERS = 5;

export function Stone({ side, children }: { side: Seat; children?: string | number | null }): JSX.Element {
  return <span class={`qwixx-stone qwixx-${SIDES[side]}`}>{children}</span>;
}

export function Stack({ side, height }: { side: Seat; height: number }): JSX.Element {
  const layers = Math.min(height, MAX_LAYERS);
  return (
    <span class="qwixx-stack" style={{ "--layers": layers }}>
      {Array.from({ length: layers }, (_, layer) => (
        <span key={layer} class="qwixx-layer" style={{ "--layer": layer }}>
          <Stone side={side}>{layer === layers - 1 && height > 1 ? height : null}</Stone>
        </span>
      ))}
    </span>
  );
}
