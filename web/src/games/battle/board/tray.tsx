/** The tray next to the board with the dice a side has lost, and its king once that is captured. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../../die/face.tsx";
import { facesShowing } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import { START_TOPS } from "../constants.ts";
import type { MoveAnimation } from "./move-animation.ts";

interface TrayProps {
  side: Seat;
  lost: number;
  isKingLost: boolean;
  /** The animation of the last move, if it captured a piece of this side. */
  animation: MoveAnimation | null;
}

/** Draw the tray; a captured piece flies in from its square. */
export function Tray({ side, lost, isKingLost, animation }: TrayProps): JSX.Element {
  const colour = side === 0 ? "first" : "second";
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const die = tray.current?.lastElementChild;
    const square = tray.current
      ?.closest(".battle")
      ?.querySelector(`.battle-square[data-square="${animation?.target}"]`);
    if (animation === null || !die || !square) return;
    const flight = fly(die, square, animation);
    return () => flight.cancel();
  }, [animation]);
  return (
    <div ref={tray} class="battle-tray" role="img" aria-label={t("battle-lost", { side: SIDES[side], count: lost })}>
      {/* The faces are those of the start position: it does not matter which die was lost. */}
      {Array.from({ length: lost }, (_, index) => (
        <span key={index} class="battle-lost-die">
          <Face faces={facesShowing(START_TOPS[index] ?? 1)} colour={colour} />
        </span>
      ))}
      {isKingLost && (
        <span class="battle-lost-die battle-lost-king">
          <Face faces={null} colour={colour} />
        </span>
      )}
    </div>
  );
}

function fly(die: Element, square: Element, { arrivesAt, settlesAt }: MoveAnimation): Animation {
  const [from, to] = [square.getBoundingClientRect(), die.getBoundingClientRect()];
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const buildKeyframes = [
    { transform: `translate(${dx}px, ${dy}px) scale(1.6) rotate(200deg)`, opacity: 0 },
    { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(2) rotate(150deg)`, opacity: 1, offset: 0.25 },
    { transform: "none", opacity: 1 },
  ];
  const duration = settlesAt - arrivesAt;
  return die.animate(buildKeyframes, { duration, delay: arrivesAt, easing: "ease-in-out", fill: "backwards" });
}
