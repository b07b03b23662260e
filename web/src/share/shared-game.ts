/** What is shared: a position of a game with its players, the moves that led to it, and where a link leads. */
import { seatName, sideName } from "../games/names.ts";
import type { MoveView, PositionView, Seat, SeatInfo } from "../protocol/types.ts";

/** How many moves an animation may show. */
export const MAX_STEPS = 8;

/** A move with the positions before and after it. */
export interface SharedStep {
  readonly before: PositionView;
  readonly move: MoveView;
  readonly after: PositionView;
}

export interface SharedGame {
  readonly rules: string;
  /** The players' names by seat. */
  readonly names: readonly [string, string];
  /** Who won; null for a draw, or while the game is being played. */
  readonly winner: Seat | null;
  /** The result, or whose turn it is, in words. */
  readonly status: string;
  /** The seat from which the board is shown. */
  readonly seat: Seat;
  /** The position that is shared. */
  readonly picture: PositionView;
  readonly last: MoveView | null;
  /** The moves that led to it, the last one last; a few are enough. */
  readonly steps: readonly SharedStep[];
  readonly link: SharedLink | null;
}

/** A game that a server has, by its id; a game that travels in the link, as its record; or a page of its own. */
export type SharedLink =
  | { readonly kind: "game"; readonly gameId: string; readonly ply: number }
  | { readonly kind: "record"; readonly record: string; readonly ply: number }
  | { readonly kind: "page"; readonly path: string };

/** The names that a picture shows: a person without a name is called by the side. */
export function listNames(rules: string, seats: readonly [SeatInfo, SeatInfo]): [string, string] {
  const name = (seat: Seat): string => {
    const info = seats[seat];
    return info.kind === "person" && info.name === "" ? sideName(rules, seat) : seatName(info);
  };
  return [name(0), name(1)];
}
