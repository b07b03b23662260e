/** Stones: thick discs, told apart by their rims too; a stack shows its stones and says how many there are. */
import type { JSX } from "preact";
import type { Seat } from "../../protocol/types.ts";
import { SIDES } from "./telling.ts";

/** More could not be told apart; the number on top says how many there are. */
const MOST_LAYERS = 5;

export function Stone({ side, children }: { side: Seat; children?: string | number | null }): JSX.Element {
  return <span class={`qwixx-stone qwixx-${SIDES[side]}`}>{children}</span>;
}

export function Stack({ side, height }: { side: Seat; height: number }): JSX.Element {
  const layers = Math.min(height, MOST_LAYERS);
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
