/** Where two ways lead to one square and end with other faces: both, at the target. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../die/pips.tsx";
import { t } from "../../language.ts";
import type { Seat } from "../../protocol/types.ts";
import { tilt } from "../../settings.ts";
import type { Option } from "./choices.ts";
import { placeOf } from "./geometry.ts";
import { WayGlyph } from "./glyph.tsx";
import { seen } from "./motions.ts";
import { tellOption } from "./telling.ts";

export interface ChooserProps {
  target: string;
  ways: readonly Option[];
  seat: Seat;
  side: Seat;
  play(move: string): void;
  point(move: string | null): void;
}

/** Offer both ways near the target, on the side away from where the die stands. */
export function Chooser({ target, ways, seat, side, play, point }: ChooserProps): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const start = ways[0]?.way[0] ?? target;
  const isBelow = placeOf(target, seat).y > placeOf(start, seat).y;
  useLayoutEffect(() => {
    if (group.current) settle(group.current, target, isBelow);
  }, [target, isBelow, tilt.value]);
  useLayoutEffect(() => group.current?.querySelector("button")?.focus({ preventScroll: true }), [target]);
  return (
    <div
      ref={group}
      class="battle-chooser"
      role="group"
      aria-label={t("battle-chooser", { square: target })}
      onKeyDown={cross}
    >
      {ways.map((way) => (
        <button
          key={way.move}
          type="button"
          aria-label={tellOption(way, seat, t)}
          onClick={() => play(way.move)}
          onPointerEnter={() => point(way.move)}
          onFocus={() => point(way.move)}
          onPointerLeave={() => point(null)}
        >
          <WayGlyph way={way.way} seat={seat} />
          <Face faces={seen(way.faces.at(-1) ?? null, seat)} colour={side === 0 ? "first" : "second"} />
        </button>
      ))}
    </div>
  );
}

/** Put the chooser beside its target as it appears on the screen, and within the board's width. */
function settle(group: HTMLElement, target: string, isBelow: boolean): void {
  const scene = group.parentElement;
  const square = scene?.querySelector(`.battle-square[data-square="${target}"]`);
  if (!scene || !square) return;
  const [around, at, own] = [scene, square, group].map((element) => element.getBoundingClientRect()) as Rectangles;
  const left = at.left + at.width / 2 - own.width / 2 - around.left;
  group.style.left = `${Math.max(0, Math.min(left, around.width - own.width))}px`;
  group.style.top = `${isBelow ? at.bottom - around.top + 6 : at.top - around.top - own.height - 6}px`;
}

type Rectangles = [DOMRect, DOMRect, DOMRect];

/** Step from one way to the other with the arrow keys. */
function cross(event: KeyboardEvent): void {
  if (!event.key.startsWith("Arrow") || !(event.target instanceof HTMLElement)) return;
  const other = event.target.nextElementSibling ?? event.target.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
  event.preventDefault();
  event.stopPropagation();
}
