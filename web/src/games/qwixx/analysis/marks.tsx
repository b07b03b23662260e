/** The engine's choices on the board: the number of a line at the corner of its field, or of the button that declines. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MarksProps } from "../../../analysis/registry.ts";
import "./marks.css";

interface Spot {
  readonly move: string;
  readonly left: number;
  readonly top: number;
}

export function QwixxMarks({ moves }: MarksProps): JSX.Element {
  const texts = moves.map(({ text }) => text);
  const root = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const names = texts.join(" ");
  useLayoutEffect(() => {
    const table = root.current?.parentElement;
    if (!table) return;
    const measure = () => setSpots(texts.flatMap((move) => findSpot(table, move)));
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [names]);
  return (
    <div ref={root} class="qwixx-marks" aria-hidden="true">
      {spots.map(({ move, left, top }) => (
        <b
          key={move}
          class={move === texts[0] ? "qwixx-mark qwixx-mark-best" : "qwixx-mark"}
          style={{ left: `${left}px`, top: `${top}px` }}
        >
          {texts.indexOf(move) + 1}
        </b>
      ))}
    </div>
  );
}

/** The upper left corner of a field, or of the button that declines, within the table. */
function findSpot(table: Element, move: string): Spot[] {
  const target = table.querySelector(move === "-" ? ".qwixx-pass" : `[data-field="${CSS.escape(move)}"]`);
  if (!target) return [];
  const [outer, inner] = [table.getBoundingClientRect(), target.getBoundingClientRect()];
  return [{ move, left: inner.left - outer.left, top: inner.top - outer.top }];
}
