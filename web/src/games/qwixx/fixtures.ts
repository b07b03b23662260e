/** Fixtures: pictures and moves as the server would send them. */
import type { QwixxDecline, QwixxPlacement, QwixxPositionView, QwixxRow } from "../../protocol/types.ts";

export function row(colour: string, changes: Partial<QwixxRow> = {}): QwixxRow {
  return {
    colour,
    stones: Array(11).fill(null),
    front: -1,
    is_closed: false,
    lock: null,
    counts: [0, 0],
    scores: [0, 0],
    pays: [1, 1],
    ...changes,
  };
}

export function picture(changes: Partial<QwixxPositionView> = {}): QwixxPositionView {
  return {
    game: "qwixx",
    rows: ["r", "y", "g", "b"].map((colour) => row(colour)),
    dice: { whites: [4, 1], colours: [3, 5, 2, 6] },
    stage: "first",
    first: null,
    supplies: [22, 22],
    misthrows: [0, 0],
    totals: [0, 0],
    ...changes,
  };
}

export function placement(move: string, changes: Partial<QwixxPlacement> = {}): QwixxPlacement {
  const number = Number(move.slice(1));
  const colour = move.charAt(0);
  const place = colour === "r" || colour === "y" ? number - 2 : 12 - number;
  return { kind: "place", move, colour, number, place, effect: "place", height: 1, ...changes };
}

export const PASS: QwixxDecline = { kind: "decline", move: "-", is_misthrow: false };
export const MISTHROW: QwixxDecline = { kind: "decline", move: "-", is_misthrow: true };
