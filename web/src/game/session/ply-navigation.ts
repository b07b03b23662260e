/** Stepping through the positions of a game, live or replayed. */
import type { ReadonlySignal } from "@preact/signals";
import type { ClientState } from "../../protocol/client-state.ts";

export interface PlyNavigation {
  readonly clientState: ReadonlySignal<ClientState>;
  /** The number of moves. */
  readonly ply: ReadonlySignal<number>;
  /** The number of moves after which the position is shown; null for the current one. */
  readonly viewedPly: ReadonlySignal<number | null>;
  /** Show the position after this number of plies. */
  viewPly(ply: number): void;
}
