/** How a game ends by force, in words. */
import { t } from "../i18n/translation.ts";

/** Plies to the end for the side to move: above 0 it wins, below 0 it loses, 0 is a draw. */
export function describePlies(plies: number): string {
  if (plies === 0) return t("analysis-plies-draw");
  return t(plies > 0 ? "analysis-plies-win" : "analysis-plies-loss", { count: Math.abs(plies) });
}
