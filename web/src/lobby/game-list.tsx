/** A list of links to games. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { NamedText } from "../components/player-name.tsx";
import type { ListedGame } from "../device/game-database.ts";
import { formatClock } from "../game/clock.ts";
import { formatResult, gameName, seatName, sideName } from "../games/names.ts";
import { displayedLanguage, t } from "../i18n/translation.ts";
import { isLocalId } from "../local/game/stored-game.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { GameSummary } from "../protocol/types.ts";
import { gamePath, reviewPath } from "../router.ts";

interface GameSummaryListProps {
  games: readonly GameSummary[];
  /** Deletes a game of this browser; without it there is no button. */
  remove?: (game: GameSummary) => void;
}

export function GameSummaryList({ games, remove }: GameSummaryListProps): JSX.Element {
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.game} class={isLocalId(game.game) ? "game-item" : ""}>
          <a class="game-link" href={game.status === "over" ? reviewPath(game.game) : gamePath(game.game)}>
            <span class="game-link-name">{gameName(game.rules)}</span>
            <span class="game-link-players">
              <Players game={game} />
            </span>
            <span class="muted">{describeStatus(game)}</span>
            {isLocalId(game.game) && <span class="game-place">{t("device-mark")}</span>}
            <Icon name="forward" />
          </a>
          {remove && isLocalId(game.game) && (
            <button
              type="button"
              class="button subtle icon-only"
              aria-label={t("device-delete")}
              title={t("device-delete")}
              onClick={() => remove(game)}
            >
              <Icon name="cross" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Players({ game: { rules, seats, you } }: { game: GameSummary }): JSX.Element {
  if (you.length === 2) return <>{t("players-here")}</>;
  const mine = you[0];
  if (mine === undefined) {
    return <NamedText id="players-both" names={{ first: seatName(seats[0]), second: seatName(seats[1]) }} />;
  }
  const other = seatName(seats[otherSeat(mine)]);
  return <NamedText id="players-mine" names={{ other }} args={{ side: sideName(rules, mine) }} />;
}

/** The result and the day of a finished game. */
function describeEnd(game: ListedGame): string {
  const day = new Intl.DateTimeFormat(displayedLanguage.value, { dateStyle: "medium" }).format(game.active);
  return `${game.outcome ? formatResult(game.rules, game.outcome, game.you) : t("device-over")} · ${day}`;
}

function describeStatus(game: GameSummary): string {
  if (game.status === "over") return describeEnd(game);
  if (game.status === "waiting") return game.you.length > 0 ? t("line-waiting") : t("line-open");
  const isMine = game.you.length === 1 && game.you[0] === game.to_move;
  if (isMine) return t("line-your-turn", { turn: game.turn });
  return t("line-turn", { turn: game.turn, clock: formatClock(game.clock) });
}
