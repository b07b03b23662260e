/** Points, computed from the position's view. */
import type { QwixxPositionView, Seat } from "../../../protocol/types.ts";

/** The side with more points; null for a tie. */
export function leader(totals: readonly [number, number]): Seat | null {
  if (totals[0] === totals[1]) return null;
  return totals[0] > totals[1] ? 0 : 1;
}

/** The points a side lost by misthrows: its total minus its rows. */
export function misthrowPoints(picture: QwixxPositionView, side: Seat): number {
  return picture.rows.reduce((left, row) => left - row.scores[side], picture.totals[side]);
}

/** Format points, with a typographic minus. */
export function formatPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
