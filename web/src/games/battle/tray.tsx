/** The dice a side has lost, lined up beside the board. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { showing } from "../../die/orientation.ts";
import { Face } from "../../die/pips.tsx";
import { t } from "../../language.ts";
import type { Seat } from "../../protocol/types.ts";
import type { Playing } from "./motions.ts";
import { SIDES } from "./telling.ts";

export interface TrayProps {
  side: Seat;
  lost: number;
  /** The move just played, if it captured a die of this side. */
  playing: Playing | null;
}

/** What lost dice show in the tray: the tops of a camp at the start, as which die was which matters no more. */
const TOPS = [5, 1, 2, 6, 6, 2, 1, 5];

/** Draw the tray; a die just captured flies in from its square. */
export function Tray({ side, lost, playing }: TrayProps): JSX.Element {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const die = tray.current?.lastElementChild;
    const square = tray.current?.closest(".battle")?.querySelector(`.battle-square[data-square="${playing?.target}"]`);
    if (playing === null || !die || !square) return;
    const flight = fly(die, square, playing);
    return () => flight.cancel();
  }, [playing]);
  return (
    <div ref={tray} class="battle-tray" role="img" aria-label={t("battle-lost", { side: SIDES[side], count: lost })}>
      {Array.from({ length: lost }, (_, index) => (
        <span key={index} class="battle-lot">
          <Face faces={showing(TOPS[index % TOPS.length] ?? 1)} colour={side === 0 ? "first" : "second"} />
        </span>
      ))}
    </div>
  );
}

function fly(die: Element, square: Element, { arrives, rests }: Playing): Animation {
  const [from, to] = [square.getBoundingClientRect(), die.getBoundingClientRect()];
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(1.6) rotate(200deg)`, opacity: 0 },
    { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(2) rotate(150deg)`, opacity: 1, offset: 0.25 },
    { transform: "none", opacity: 1 },
  ];
  const duration = rests - arrives;
  return die.animate(frames, { duration, delay: arrives, easing: "ease-in-out", fill: "backwards" });
}
