/** What the browser stores of a game: its events, and what lists and records show without replaying them. */
import type { MatchScore } from "../game/match-score.ts";
import type { GameSummary, OutcomeInfo, Seat, State } from "../protocol/types.ts";

export type ClockRule = State["clock"];

/** Who has a seat: the engine at a level, or the person at this browser. */
export interface SeatAssignment {
  /** Null for the person. */
  readonly level: number | null;
}

/** How the game was created. */
export interface Created {
  readonly rules: string;
  /** The starting position in the game's notation. */
  readonly start: string;
  readonly clock: ClockRule;
  readonly seats: readonly [SeatAssignment, SeatAssignment];
  /** The dice are derived from it: 64 hexadecimal digits; null in games without dice. */
  readonly seed: string | null;
  /** The id of the game before this rematch. */
  readonly previous: string | null;
  /** By seat the points of the games before this rematch; absent in what older versions stored. */
  readonly score?: MatchScore;
}

/** What has happened in a game. Older versions stored more fields, which are ignored. */
export type GameEvent =
  | { readonly type: "joined"; readonly seats: readonly Seat[]; readonly name: string }
  | { readonly type: "moved"; readonly move: string; readonly charged: number; readonly player: "person" | "engine" }
  | { readonly type: "undone"; readonly plies: number; readonly seat: Seat }
  | { readonly type: "offered"; readonly what: "draw"; readonly seat: Seat }
  | { readonly type: "declined"; readonly what: "draw"; readonly seat: Seat }
  | { readonly type: "resigned"; readonly seat: Seat }
  | { readonly type: "agreed" }
  | { readonly type: "timed-out" }
  | { readonly type: "aborted" }
  | { readonly type: "rematched"; readonly game: string }
  | { readonly type: "credited"; readonly milliseconds: number }
  | { readonly type: "bot-failed"; readonly seat: Seat }
  | { readonly type: "bot-nudged"; readonly seat: Seat };

/** An event and its time, in milliseconds since the epoch. */
export interface StoredEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** A move or roll of the game so far, for the record. */
interface StoredPly {
  readonly turn: number;
  readonly move: string;
  /** The time left on the player's clock after it; null without a clock. */
  readonly left: number | null;
}

/** A game as it is stored: plain data that can be cloned. Everything ever written must stay readable. */
export interface StoredGame {
  /** Begins with {@link ID_PREFIX}. */
  readonly id: string;
  readonly version: 1;
  readonly created: Created;
  readonly createdAt: number;
  /** All events after the creation; the truth about the game. The rest follows from them. */
  readonly events: readonly StoredEvent[];
  /** The entry in lists of games. */
  readonly summary: GameSummary;
  /** The moves that were not taken back. */
  readonly plies: readonly StoredPly[];
  readonly outcome: OutcomeInfo | null;
  /** The points of both seats, in games that have them; absent in what older versions stored. */
  readonly points?: readonly [number, number] | null;
}

/** The ids of games in this browser begin with it, so that an address tells where the game is. */
export const ID_PREFIX = "local-";

/** Whether an id is that of a game in this browser. */
export function isLocalId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}
