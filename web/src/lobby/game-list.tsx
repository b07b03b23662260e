/** A list of links to games. */
import type { JSX } from "preact";
import { Icon, type IconName } from "../components/icons.tsx";
import { NamedText } from "../components/player-name.tsx";
import { formatClock } from "../game/clock.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName, seatName, sideName } from "../games/names.ts";
import { displayedLanguage, t } from "../i18n/translation.ts";
import type { ListedGame } from "../local/game-database.ts";
import { isLocalId } from "../local/stored-game.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { GameSummary } from "../protocol/types.ts";
import { gamePath, reviewPath } from "../router.ts";
import { findResult, type Result } from "./results.ts";

interface GameSummaryListProps {
  games: readonly ListedGame[];
  /** Deletes a game of this browser; without it there is no button. */
  remove?: (game: GameSummary) => void;
}

export function GameSummaryList({ games, remove }: GameSummaryListProps): JSX.Element {
  return (
    <ul class="card game-list">
      {games.map((game) => (
        <li key={game.game} class="game-item">
          <a class="tile game-link" href={game.status === "over" ? reviewPath(game.game) : gamePath(game.game)}>
            <Emblem rules={game.rules} />
            <span class="game-link-name">{gameName(game.rules)}</span>
            <span class="game-link-players muted">
              <Players game={game} />
            </span>
            {game.status === "over" ? <Ending game={game} /> : <Status game={game} />}
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

const RESULT_ICONS: Readonly<Record<Result, IconName>> = { won: "check", drawn: "draw", lost: "cross" };

/** The result of a finished game, its points and its day. */
function Ending({ game }: { game: ListedGame }): JSX.Element {
  const result = findResult(game);
  const day = new Intl.DateTimeFormat(displayedLanguage.value, { dateStyle: "medium" }).format(game.active);
  return (
    <span class="game-ending">
      <span class="game-result" data-result={result ?? "none"}>
        {result && <Icon name={RESULT_ICONS[result]} />}
        {describeOutcome(game, result)}
        {game.points && <span class="game-points">{formatPoints(game, game.points)}</span>}
      </span>
      <time class="muted" dateTime={new Date(game.active).toISOString()}>
        {day}
      </time>
    </span>
  );
}

function describeOutcome({ rules, outcome }: ListedGame, result: Result | null): string {
  if (result === "won") return t("finished-won");
  if (result === "lost") return t("finished-lost");
  if (!outcome || outcome.result === "*") return t("finished-aborted");
  return outcome.winner === null ? t("finished-draw") : t("finished-winner", { side: sideName(rules, outcome.winner) });
}

/** The points of both seats, mine first. */
function formatPoints({ you }: ListedGame, points: readonly [number, number]): string {
  const mine = you.length === 1 ? (you[0] ?? 0) : 0;
  return [points[mine], points[otherSeat(mine)]].map((count) => String(count).replace("-", "−")).join(" : ");
}

/** Whose turn it is, or who is missing. */
function Status({ game }: { game: ListedGame }): JSX.Element {
  const isMine = game.status === "playing" && game.you.length === 1 && game.you[0] === game.to_move;
  return (
    <span class="game-ending">
      <span class="game-status" data-mine={isMine}>
        {describeStatus(game, isMine)}
      </span>
      {isLocalId(game.game) && <span class="game-place muted">{t("device-mark")}</span>}
    </span>
  );
}

function describeStatus(game: GameSummary, isMine: boolean): string {
  if (game.status === "waiting") return game.you.length > 0 ? t("line-waiting") : t("line-open");
  if (isMine) return t("line-your-turn", { turn: game.turn });
  return t("line-turn", { turn: game.turn, clock: formatClock(game.clock) });
}
