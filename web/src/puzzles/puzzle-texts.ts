/** What is said about a puzzle, in the displayed language. */
import { sideName } from "../games/names.ts";
import { translateAll } from "../i18n/translatable.ts";
import { t } from "../i18n/translation.ts";
import type { Puzzle } from "./collection.ts";
import type { PuzzleSession } from "./puzzle-session.ts";

/** From this loss on an answer is said to cost so much; below, the reason alone counts. */
const TOLD_LOSS = 0.01;

/** What the solver is to do. */
export function taskText({ game, themes, answers }: Puzzle): string {
  const moves = Math.ceil((answers[0]?.length ?? 1) / 2);
  return t(`puzzle-task-${game}-${themes[0]}`, { moves });
}

export const themeName = (game: string, theme: string): string => t(`puzzle-theme-${game}-${theme}`);

export const groupName = (game: string, group: string): string => t(`puzzle-group-${game}-${group}`);

/** Which side the solver plays. */
export const solverText = ({ puzzle, solver }: PuzzleSession): string =>
  t("puzzles-solver", { side: sideName(puzzle.game, solver) });

/** The task, or what is said of the last answer. */
export function commentText(session: PuzzleSession): string {
  if (session.phase.value === "checking") return t("puzzles-checking");
  const { kind, loss, reasons } = session.comment.value;
  switch (kind) {
    case "task":
      return taskText(session.puzzle);
    case "wrong":
      return describeMistake(loss, translateAll(reasons));
    default:
      return t(`puzzles-${kind}`);
  }
}

function describeMistake(loss: number, reason: string): string {
  const cost = loss >= TOLD_LOSS ? t("puzzles-wrong-cost", { points: Math.round(100 * loss) }) : t("puzzles-wrong");
  return reason === "" ? cost : t("sentences", { first: cost, second: t("puzzles-reply", { reason }) });
}
