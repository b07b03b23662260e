/** The two seats of a game. */
import type { Seat } from "./types.ts";

/** The opponent's seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
