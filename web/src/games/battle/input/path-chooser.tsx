/** A popup to choose between two paths to one square that end with different faces. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../../die/face.tsx";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { tilt } from "../../../settings/settings.ts";
import { describeOption } from "../announcements.ts";
import { HEIGHT, placeOf } from "../board/geometry.ts";
import { facesFromSeat } from "../board/move-animation.ts";
import { PathIcon } from "./path-icon.tsx";
import type { Option } from "./selection.ts";

interface PathChooserProps {
  target: string;
  options: readonly Option[];
  seat: Seat;
  side: Seat;
  play(move: string): void;
  point(move: string | null): void;
}

/** Show both paths: over the board near the target, on the side away from the die, or below a small board. */
export function PathChooser({ target, options, seat, side, play, point }: PathChooserProps): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const start = options[0]?.path[0] ?? target;
  const isBelow = placeOf(target, seat).y > placeOf(start, seat).y;
  useLayoutEffect(() => {
    if (group.current) placeChooser(group.current, target, isBelow);
  }, [target, isBelow, tilt.value]);
  useLayoutEffect(() => group.current?.querySelector("button")?.focus({ preventScroll: true }), [target]);
  return (
    <div
      ref={group}
      class="battle-chooser"
      role="group"
      aria-label={t("battle-chooser", { square: target })}
      onKeyDown={focusOtherOption}
    >
      {options.map((option) => (
        <button
          key={option.move}
          type="button"
          aria-label={describeOption(option, seat, t)}
          onClick={() => play(option.move)}
          onPointerEnter={() => point(option.move)}
          onFocus={() => point(option.move)}
          onPointerLeave={() => point(null)}
        >
          <PathIcon path={option.path} seat={seat} />
          <Face faces={facesFromSeat(option.faces.at(-1) ?? null, seat)} colour={side === 0 ? "first" : "second"} />
        </button>
      ))}
    </div>
  );
}

/**
 * Position the popup next to its target on the screen, within the width of the board.
 * Where it would be higher than a square it would hide several of them: there it takes the place of the move options.
 */
function placeChooser(group: HTMLElement, target: string, isBelow: boolean): void {
  const table = group.parentElement;
  const scene = table?.querySelector<HTMLElement>(".battle-scene");
  const square = scene?.querySelector(`.battle-square[data-square="${target}"]`);
  if (!table || !scene || !square) return;
  const isDocked = scene.offsetHeight / HEIGHT < group.offsetHeight;
  group.classList.toggle("battle-docked", isDocked);
  if (isDocked) {
    group.removeAttribute("style");
    return;
  }
  const [origin, board, at] = [table, scene, square].map((element) => element.getBoundingClientRect()) as Rectangles;
  const leftmost = board.left - origin.left;
  const left = at.left + at.width / 2 - group.offsetWidth / 2 - origin.left;
  group.style.left = `${Math.max(leftmost, Math.min(left, leftmost + board.width - group.offsetWidth))}px`;
  group.style.top = `${isBelow ? at.bottom - origin.top + 6 : at.top - origin.top - group.offsetHeight - 6}px`;
}

type Rectangles = [DOMRect, DOMRect, DOMRect];

/** Move the focus between the two options with the arrow keys. */
function focusOtherOption(event: KeyboardEvent): void {
  if (!event.key.startsWith("Arrow") || !(event.target instanceof HTMLElement)) return;
  const other = event.target.nextElementSibling ?? event.target.previousElementSibling;
  if (other instanceof HTMLElement) other.focus();
  event.preventDefault();
  event.stopPropagation();
}
