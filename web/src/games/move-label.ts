/** The props of a game's move label: a move drawn in little space, for the list of moves and for hints. */
import type { Seat, Translatable } from "../protocol/types.ts";

export interface MoveLabelProps {
  /** The move in words, as the server sends it. */
  words: Translatable;
  /** Who made it. */
  seat: Seat;
  /** What follows in the same turn, in words: it says which dice of a roll were used. */
  following: readonly Translatable[];
}
