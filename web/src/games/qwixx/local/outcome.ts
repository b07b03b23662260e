/** How a game of Qwixx Duel ends: words for what the kernel says. */
import type { Outcome } from "../../../local/rules/contract.ts";
import { ENDINGS } from "./constants.ts";
import type { QwixxPosition } from "./position.ts";

/** How the game has ended; null while it goes on. */
export function findOutcome({ board }: QwixxPosition): Outcome | null {
  if (board.ending < 0) return null;
  const [black, grey] = board.totals;
  const winner = black === grey ? null : black > grey ? 0 : 1;
  return { winner, reason: ENDINGS[board.ending as 0] ?? "", clause: "Q21" };
}
