/** A game whose table can be seen as it was after any of its moves: one being played, or a saved one. */
import type { ReadonlySignal } from "@preact/signals";
import type { Known } from "../protocol/state.ts";

export interface Viewing {
  readonly known: ReadonlySignal<Known>;
  /** How many moves there are. */
  readonly ply: ReadonlySignal<number>;
  /** After how many of them the table is shown; null for after the last. */
  readonly looking: ReadonlySignal<number | null>;
  /** Look at the table after so many plies. */
  look(ply: number): void;
}
