/** What is next to a player's name where people play on: the points of the match, and their reactions. Loaded late. */
import type { JSX } from "preact";
import { t } from "../../i18n/translation.ts";
import type { Seat, State } from "../../protocol/types.ts";
import { Reactions, type ReactionsProps } from "../../reactions/reactions.tsx";
import { showReactions } from "../../reactions/setting.ts";
import { addResult, formatPoints } from "../match-score.ts";
import "./seat-extras.css";

export type SeatExtrasProps = ReactionsProps;

export function SeatExtras({ session, game, seat, isNear }: SeatExtrasProps): JSX.Element {
  const { you } = session.clientState.value;
  const areBothPeople = you.length < 2 && game.seats.every(({ kind }) => kind === "person");
  return (
    <>
      {areBothPeople && showReactions.value && <Reactions session={session} game={game} seat={seat} isNear={isNear} />}
      {game.previous !== null && <MatchPoints game={game} seat={seat} />}
    </>
  );
}

/** What the player has from this game, once it is over, and those before it. */
function MatchPoints({ game, seat }: { game: State; seat: Seat }): JSX.Element {
  return (
    <span class="player-points" title={t("match-points")}>
      <span class="visually-hidden">{t("match-points")}</span> {formatPoints(addResult(game.score, game.outcome)[seat])}
    </span>
  );
}
