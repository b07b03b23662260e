/** Buttons around the chosen die: they roll it over its edges on the spot, turn it by a quarter, or take it away. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { EditorIcon } from "../../../analysis/editor-icon.tsx";
import type { Turn } from "../../../die/turn.ts";
import { t } from "../../../i18n/translation.ts";
import { tilt } from "../../../settings/settings.ts";
import { HEIGHT } from "../board/geometry.ts";

interface DieTurnerProps {
  square: string;
  /** Whether it is a king, which has no faces. */
  isKing: boolean;
  /** The element that the die is looked for in, and that the buttons are placed in. */
  table: RefObject<HTMLElement | null>;
  turn(turn: Turn): void;
  remove(): void;
}

/** In the order in which they are placed around the die, and in a line if there is no room around it. */
const TURNS: readonly Turn[] = ["w", "n", "s", "e", "spin"];

/** Below this size of a square, in pixels, the buttons would hide the neighbours: they are below the board. */
const LEAST_SQUARE = 52;

export function DieTurner({ square, isKing, table, turn, remove }: DieTurnerProps): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => group.current && table.current && placeAround(group.current, table.current, square);
    place();
    const observer = new ResizeObserver(place);
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();
  }); // the die may have been moved, or seen from the other side
  return (
    <div
      ref={group}
      class="battle-turner"
      role="group"
      aria-label={t("analysis-battle-turn", { square })}
      data-tilt={tilt.value}
    >
      {TURNS.map((to) => (
        <button
          key={to}
          type="button"
          class={`battle-turner-${to}`}
          disabled={isKing}
          aria-label={t("analysis-battle-tip", { direction: to })}
          title={t("analysis-battle-tip", { direction: to })}
          onClick={() => turn(to)}
        >
          <EditorIcon name={to} />
        </button>
      ))}
      <button
        type="button"
        class="battle-turner-remove"
        aria-label={t("analysis-tool", { tool: "remove" })}
        title={t("analysis-tool", { tool: "remove" })}
        onClick={remove}
      >
        <EditorIcon name="remove" />
      </button>
    </div>
  );
}

function placeAround(group: HTMLElement, table: HTMLElement, square: string): void {
  const scene = table.querySelector<HTMLElement>(".battle-scene");
  const cell = table.querySelector(`.battle-square[data-square="${square}"]`);
  if (!scene || !cell) return;
  group.classList.toggle("battle-docked", scene.offsetHeight / HEIGHT < LEAST_SQUARE);
  const [origin, at] = [table.getBoundingClientRect(), cell.getBoundingClientRect()];
  group.style.setProperty("--x", `${at.left + at.width / 2 - origin.left}px`);
  group.style.setProperty("--y", `${at.top + at.height / 2 - origin.top}px`);
}
