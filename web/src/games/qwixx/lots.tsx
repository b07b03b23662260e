/** What lies beside the board: each player's supply and points, and the misthrow column they share. */
import type { JSX } from "preact";
import { t } from "../../language.ts";
import type { QwixxPicture, Seat } from "../../protocol/types.ts";
import { Icon } from "./icons.tsx";
import { figure, leader, otherSeat } from "./scores.ts";
import { Stone } from "./stones.tsx";
import { SIDES } from "./telling.ts";

/** So many stones each side has, and so many misthrows end the game: as many places are drawn. */
const STONES = 22;
const MISTHROWS = 4;

interface LotsProps {
  picture: QwixxPicture;
  seat: Seat;
  toMove: Seat | null;
}

export function Lots({ picture, seat, toMove }: LotsProps): JSX.Element {
  return (
    <div class="qwixx-lots">
      <Lot picture={picture} side={seat} isActive={toMove === seat} />
      <Misthrows misthrows={picture.misthrows} seat={seat} />
      <Lot picture={picture} side={otherSeat(seat)} isActive={toMove === otherSeat(seat)} />
    </div>
  );
}

function Lot({ picture, side, isActive }: { picture: QwixxPicture; side: Seat; isActive: boolean }): JSX.Element {
  const [supply, points] = [picture.supplies[side], picture.totals[side]];
  const isAhead = picture.stage === "over" && leader(picture.totals) === side;
  return (
    <div class={`qwixx-lot${isActive ? " qwixx-active" : ""}${isAhead ? " qwixx-ahead" : ""}`}>
      {isActive && <Icon name="turn" />}
      <span class="qwixx-supply" data-supply={side}>
        <Stone side={side}>{supply}</Stone>
      </span>
      <span class="qwixx-who">
        <strong>{t("qwixx-side", { side: SIDES[side] })}</strong>
        <span class="qwixx-left">{t("qwixx-supply", { stones: supply })}</span>
      </span>
      <span class={`qwixx-heap qwixx-${SIDES[side]}`} style={{ "--places": STONES / 2 }} aria-hidden="true">
        <span style={{ "--stones": Math.ceil(supply / 2) }} />
        <span style={{ "--stones": Math.floor(supply / 2) }} />
      </span>
      <span class="qwixx-total" role="img" aria-label={t("qwixx-points", { points })}>
        {figure(points)}
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
      aria-label={t("qwixx-misthrows-told", { count: black + grey, black, grey })}
    >
      <span class="qwixx-caption">{t("qwixx-misthrows")}</span>
      <span class="qwixx-slots" data-misthrows>
        {Array.from({ length: MISTHROWS }, (_, index) => (
          <span key={index} class="qwixx-slot">
            {stones[index] === undefined ? "−5" : <Stone side={stones[index]} />}
          </span>
        ))}
      </span>
    </div>
  );
}
