/** The places for misthrows below the board of the editor: each can be pressed, and takes a stone that is dropped. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import { Stone } from "../board/stones.tsx";
import { MAX_MISTHROWS, MISTHROW_COST } from "../constants.ts";
import { formatPoints } from "../panel/scores.ts";

interface MisthrowsProps {
  misthrows: readonly [number, number];
  seat: Seat;
  /** Whether a stone is dragged over them. */
  isOver: boolean;
}

export function Misthrows({ misthrows, seat, isOver }: MisthrowsProps): JSX.Element {
  const stones = [seat, otherSeat(seat)].flatMap((side) => Array<Seat>(misthrows[side]).fill(side));
  return (
    <div
      class={`qwixx-misthrows${isOver ? " qwixx-misthrows-over" : ""}`}
      role="group"
      aria-label={t("qwixx-misthrows")}
      data-misthrows
    >
      <span class="qwixx-caption" aria-hidden="true">
        {t("qwixx-misthrows")}
      </span>
      <span class="qwixx-misthrow-slots">
        {Array.from({ length: MAX_MISTHROWS }, (_, index) => {
          const side = stones[index];
          return (
            <button key={index} type="button" class="qwixx-misthrow-slot" data-owner={side}>
              <span class="visually-hidden">
                {t("analysis-qwixx-misthrow", {
                  number: index + 1,
                  side: side === undefined ? "none" : SIDES[side],
                })}
              </span>
              <span aria-hidden="true">
                {side === undefined ? formatPoints(-MISTHROW_COST) : <Stone side={side} />}
              </span>
            </button>
          );
        })}
      </span>
    </div>
  );
}
