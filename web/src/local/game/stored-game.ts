/** What the browser keeps of a game: its events, and what lists and records show without replaying them. */
import type { GameSummary, OutcomeInfo } from "../../protocol/types.ts";
import type { Created, GameEvent } from "./events.ts";

/** An event and its time, in milliseconds since the epoch. */
export interface StoredEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** A move or roll of the game so far, for the record. */
export interface StoredPly {
  readonly turn: number;
  readonly move: string;
  /** What was left on the player's clock after it; null without a clock. */
  readonly left: number | null;
}

/** A game as it is stored: plain data that can be cloned. Everything ever written must stay readable. */
export interface StoredGame {
  /** Begins with {@link ID_PREFIX}. */
  readonly id: string;
  readonly version: 1;
  readonly created: Created;
  readonly createdAt: number;
  /** All events after the creation; the truth about the game. */
  readonly events: readonly StoredEvent[];
  /** The entry in lists of games, as it follows from the events. */
  readonly summary: GameSummary;
  /** The moves that were not taken back, likewise. */
  readonly plies: readonly StoredPly[];
  readonly outcome: OutcomeInfo | null;
  /** The points of both seats, in games that have them; absent in what older versions stored. */
  readonly points?: readonly [number, number] | null;
}

/** By which an address tells that a game is in this browser. */
export const ID_PREFIX = "local-";

/** Whether an id is that of a game in this browser. */
export function isLocalId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}
