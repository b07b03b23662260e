/** What is shared of a puzzle: its position, never the solution. */
import { sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import type { SharedGame } from "../share/shared-game.ts";
import type { PuzzleSession } from "./puzzle-session.ts";
import { solverText, taskText } from "./wording.ts";

export function describePuzzle(session: PuzzleSession): SharedGame {
  const { puzzle, solver, start } = session;
  const { game, id } = puzzle;
  return {
    rules: game,
    names: [sideName(game, 0), sideName(game, 1)],
    winner: null,
    status: t("sentences", { first: taskText(puzzle), second: solverText(session) }),
    seat: solver,
    picture: start,
    last: null,
    steps: [],
    link: { kind: "page", path: formatPath({ page: "puzzles", game, choice: id }) },
  };
}
