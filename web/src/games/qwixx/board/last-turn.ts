/** Whether a turn may be the last one. */
import type { QwixxPositionView, Seat } from "../../../protocol/types.ts";
import { MAX_MISTHROWS } from "../constants.ts";

/** Stones of a player that a row needs before it can be closed. */
const STONES_TO_CLOSE = 5;
const CLOSED_ROWS_AT_END = 2;
/** Stones that a turn places, locks apart. */
const STONES_A_TURN = 2;

/** Whether the turn of a player could end the game, whatever the dice show. */
export function mayEnd({ rows, supplies, misthrows }: QwixxPositionView, mover: Seat): boolean {
  const closed = rows.filter((row) => row.is_closed).length;
  const closable = rows.filter((row) => !row.is_closed && row.counts[mover] >= STONES_TO_CLOSE).length;
  return (
    supplies[mover] <= STONES_A_TURN ||
    misthrows[0] + misthrows[1] + 1 >= MAX_MISTHROWS ||
    (closable > 0 && closed + Math.min(closable, STONES_A_TURN) >= CLOSED_ROWS_AT_END)
  );
}
