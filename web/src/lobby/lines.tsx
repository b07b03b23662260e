/** Games in a list. */
import type { JSX } from "preact";
import { clockText } from "../game/clock.ts";
import { t } from "../language.ts";
import { gameName, seatName, sideName } from "../naming.ts";
import { Icon } from "../parts/icons.tsx";
import type { GameSummary } from "../protocol/types.ts";

export function GameLines({ games }: { games: readonly GameSummary[] }): JSX.Element {
  return (
    <ul class="lines">
      {games.map((game) => (
        <li key={game.game}>
          <a class="line" href={`/game/${game.game}`}>
            <span class="line-name">{gameName(game.rules)}</span>
            <span>{players(game)}</span>
            <span class="soft">{state(game)}</span>
            <Icon name="forward" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function players({ rules, seats, you }: GameSummary): string {
  if (you.length === 2) return t("players-here");
  const mine = you[0];
  if (mine === undefined) return t("players-both", { first: seatName(seats[0]), second: seatName(seats[1]) });
  return t("players-mine", { side: sideName(rules, mine), other: seatName(seats[mine === 0 ? 1 : 0]) });
}

function state(game: GameSummary): string {
  if (game.status === "waiting") return game.you.length > 0 ? t("line-waiting") : t("line-open");
  const isMine = game.you.length === 1 && game.you[0] === game.to_move;
  if (isMine) return t("line-your-turn", { turn: game.turn });
  return t("line-turn", { turn: game.turn, clock: clockText(game.clock) });
}
