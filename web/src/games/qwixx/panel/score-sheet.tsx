/** The score sheet at the end: points by row, misthrows, total. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { QwixxPositionView, Seat } from "../../../protocol/types.ts";
import { scaleDuration } from "../../../settings/settings.ts";
import { SIDES } from "../announcements.ts";
import { Sign } from "../board/sign.tsx";
import { Stone } from "../board/stones.tsx";
import { formatPoints, leader, misthrowPoints } from "./scores.ts";

export function ScoreSheet({ picture, seat }: { picture: QwixxPositionView; seat: Seat }): JSX.Element {
  return (
    <table class="qwixx-sheet">
      <caption class="visually-hidden">{t("qwixx-sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t("qwixx-sheet-player")}</span>
          </th>
          {picture.rows.map((row) => (
            <th key={row.colour} scope="col" class={`qwixx-row-${row.colour}`}>
              <span class="qwixx-tag">
                <span class="visually-hidden">{t("qwixx-row", { colour: row.colour })}</span>
                <Sign colour={row.colour} />
              </span>
            </th>
          ))}
          <th scope="col">{t("qwixx-misthrows")}</th>
          <th scope="col">{t("qwixx-sheet-total")}</th>
        </tr>
      </thead>
      <tbody>
        {[seat, otherSeat(seat)].map((side) => (
          <ScoreLine key={side} picture={picture} side={side} />
        ))}
      </tbody>
    </table>
  );
}

function ScoreLine({ picture, side }: { picture: QwixxPositionView; side: Seat }): JSX.Element {
  return (
    <tr class={leader(picture.totals) === side ? "qwixx-leading" : ""}>
      <th scope="row">
        <span class="qwixx-player">
          <Stone side={side} />
          <span>{t("qwixx-side", { side: SIDES[side] })}</span>
        </span>
      </th>
      {picture.rows.map((row) => (
        <td key={row.colour}>
          <span class="qwixx-score">{row.scores[side]}</span>
          <small>{t("qwixx-sheet-stones", { stones: row.counts[side] })}</small>
        </td>
      ))}
      <td>
        <span class="qwixx-score">{formatPoints(misthrowPoints(picture, side))}</span>
        <small>{t("qwixx-sheet-stones", { stones: picture.misthrows[side] })}</small>
      </td>
      <td class="qwixx-sheet-total">
        <Count points={picture.totals[side]} />
      </td>
    </tr>
  );
}

const COUNT_MS = 1400;

/** Points that are counted up when the sheet appears; screen readers get them at once. */
function Count({ points }: { points: number }): JSX.Element {
  const duration = scaleDuration(COUNT_MS);
  const [share, setShare] = useState(duration > 0 ? 0 : 1);
  useEffect(() => {
    if (share === 1) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, Math.max(0, now - begin) / duration);
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span role="img" aria-label={formatPoints(points)}>
      {formatPoints(Math.round(points * share))}
    </span>
  );
}
