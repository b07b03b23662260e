/** The areas below the board: each player's supply and points, and the misthrows. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { QwixxPositionView, Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import { Icon } from "../board/icons.tsx";
import { Stone } from "../board/stones.tsx";
import { MAX_MISTHROWS, MISTHROW_COST, STONES } from "../constants.ts";
import { formatPoints, leader } from "./scores.ts";

interface PlayerAreasProps {
  picture: QwixxPositionView;
  seat: Seat;
  toMove: Seat | null;
}

export function PlayerAreas({ picture, seat, toMove }: PlayerAreasProps): JSX.Element {
  return (
    <div class="qwixx-areas">
      <PlayerArea picture={picture} side={seat} isActive={toMove === seat} />
      <Misthrows misthrows={picture.misthrows} seat={seat} />
      <PlayerArea picture={picture} side={otherSeat(seat)} isActive={toMove === otherSeat(seat)} />
    </div>
  );
}

function PlayerArea({
  picture,
  side,
  isActive,
}: {
  picture: QwixxPositionView;
  side: Seat;
  isActive: boolean;
}): JSX.Element {
  const [supply, points] = [picture.supplies[side], picture.totals[side]];
  const isLeading = picture.stage === "over" && leader(picture.totals) === side;
  return (
    <div class={`qwixx-area${isActive ? " qwixx-active" : ""}${isLeading ? " qwixx-leading" : ""}`}>
      {isActive && <Icon name="turn" />}
      <span class="qwixx-supply" data-supply={side}>
        <Stone side={side}>{supply}</Stone>
      </span>
      <span class="qwixx-area-name">
        <strong>{t("qwixx-side", { side: SIDES[side] })}</strong>
        <span class="qwixx-supply-count">{t("qwixx-supply", { stones: supply })}</span>
      </span>
      <span class={`qwixx-supply-stones qwixx-${SIDES[side]}`} style={{ "--places": STONES / 2 }} aria-hidden="true">
        <span style={{ "--stones": Math.ceil(supply / 2) }} />
        <span style={{ "--stones": Math.floor(supply / 2) }} />
      </span>
      <span class="qwixx-total" role="img" aria-label={t("qwixx-points", { points })}>
        {formatPoints(points)}
      </span>
    </div>
  );
}

function Misthrows({ misthrows, seat }: { misthrows: [number, number]; seat: Seat }): JSX.Element {
  const stones = [seat, otherSeat(seat)].flatMap((side) => Array<Seat>(misthrows[side]).fill(side));
  const [black, grey] = misthrows;
  return (
    <div
      class="qwixx-misthrows"
      role="img"
      aria-label={t("qwixx-misthrows-label", { count: black + grey, black, grey })}
    >
      <span class="qwixx-caption">{t("qwixx-misthrows")}</span>
      <span class="qwixx-misthrow-slots" data-misthrows>
        {Array.from({ length: MAX_MISTHROWS }, (_, index) => (
          <span key={index} class="qwixx-misthrow-slot">
            {stones[index] === undefined ? formatPoints(-MISTHROW_COST) : <Stone side={stones[index]} />}
          </span>
        ))}
      </span>
    </div>
  );
}
