/** The events of a local game, stored as they are: a game is the replay of its events. The server's log has the same. */
import type { Seat, State } from "../../protocol/types.ts";

export type ClockRule = State["clock"];

/** Whose a seat is: this browser's player or the engine at a level. */
export interface SeatAssignment {
  readonly level: number | null;
}

/** The game was created. */
export interface Created {
  readonly rules: string;
  /** The starting position in the game's notation. */
  readonly start: string;
  readonly clock: ClockRule;
  readonly seats: readonly [SeatAssignment, SeatAssignment];
  /** From which the dice are derived, 64 hexadecimal digits; null in games without dice. */
  readonly seed: string | null;
  /** The id of the game before this rematch. */
  readonly previous: string | null;
}

/** Which command caused an event, and whether the engine gave it; both null where the game itself did. */
export interface Cause {
  readonly player: Player | null;
  readonly command: string | null;
}

/** The person, or the two at one screen; or the engine. */
export type Player = "person" | "engine";

export type Offerable = "draw" | "rematch";

export type GameEvent = Cause &
  (
    | { readonly type: "joined"; readonly seats: readonly Seat[]; readonly name: string }
    | { readonly type: "moved"; readonly move: string; readonly charged: number }
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
    | { readonly type: "bot-nudged"; readonly seat: Seat }
  );

export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;
