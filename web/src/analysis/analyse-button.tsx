/** Leads from a game to the analysis board; locked while the game is live against a person. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { isLocalId } from "../local/stored-game.ts";
import type { State } from "../protocol/types.ts";
import { analysisPath } from "./address.ts";
import { ANALYSED_GAMES } from "./registry.ts";

/** Whether help of an engine would be unfair: a game that continues, with another person. */
export function isLocked({ game, status, seats }: Pick<State, "game" | "status" | "seats">): boolean {
  return status !== "over" && !isLocalId(game) && seats.every(({ kind }) => kind !== "bot");
}

interface AnalyseButtonProps {
  game: State;
  /** After how many moves the board shows the game. */
  ply: number;
}

export function AnalyseButton({ game, ply }: AnalyseButtonProps): JSX.Element | null {
  if (!ANALYSED_GAMES.includes(game.rules)) return null;
  if (isLocked(game))
    return (
      <button type="button" class="button" disabled title={t("analysis-locked")}>
        <Icon name="chances" />
        {t("analysis-open")}
        <span class="visually-hidden"> {t("analysis-locked")}</span>
      </button>
    );
  const moves = game.moves.map(({ move }) => move);
  return (
    <a class="button" href={analysisPath(game.rules, { start: game.start, moves, ply })}>
      <Icon name="chances" />
      {t("analysis-open")}
    </a>
  );
}
