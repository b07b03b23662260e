/** What is read off the picture about points. */
import type { QwixxPicture, Seat } from "../../protocol/types.ts";

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Who has more points; null when both have the same. */
export function leader(totals: readonly [number, number]): Seat | null {
  if (totals[0] === totals[1]) return null;
  return totals[0] > totals[1] ? 0 : 1;
}

/** What a side's misthrows took off: what is missing between its rows and its total. */
export function misthrowPoints(picture: QwixxPicture, side: Seat): number {
  return picture.rows.reduce((left, row) => left - row.scores[side], picture.totals[side]);
}

/** Points as they are printed, with a true minus. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
