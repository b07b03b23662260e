/** Whether a turn may be the last one. */
import type { QwixxPositionView, Seat } from "../../../protocol/types.ts";
import { MAX_CLOSED, MAX_MISTHROWS, STONES_BEFORE_LAST } from "../constants.ts";

/** Stones that a turn places, locks apart. */
const STONES_A_TURN = 2;

/** Whether the turn of a player could end the game, whatever the dice show. */
export function mayEnd({ rows, supplies, misthrows }: QwixxPositionView, mover: Seat): boolean {
  const closed = rows.filter((row) => row.is_closed).length;
  const closable = rows.filter((row) => !row.is_closed && row.counts[mover] >= STONES_BEFORE_LAST).length;
  return (
    supplies[mover] <= STONES_A_TURN ||
    misthrows[0] + misthrows[1] + 1 >= MAX_MISTHROWS ||
    (closable > 0 && closed + Math.min(closable, STONES_A_TURN) >= MAX_CLOSED)
  );
}
