/** The props that the frame passes to the table of a game. */
import type { ComponentChildren, JSX } from "preact";
import type { Danger, MoveView, PositionView, Seat } from "../protocol/types.ts";

export interface TableProps<P, M> {
  /** The position to draw. */
  picture: P;
  /** The legal moves of the person at this screen; empty if it is not their turn. */
  legal: M[];
  /** The move that led to this position, to animate and highlight; a new object for each move. */
  last: M | null;
  /** The number of moves so far: animate when it grows by one, otherwise jump. */
  ply: number;
  /** The seat from which the table is seen. */
  seat: Seat;
  /** Whose turn it is, also while the dice are to be rolled; null once the game is over. */
  toMove: Seat | null;
  /** Whether the person at this screen is to roll the dice now. */
  canRoll: boolean;
  /** Whether the dice are thrown and wait for the other player's part of the throw. */
  isThrown: boolean;
  /** A move, in notation, to suggest. */
  hint: string | null;
  /** The opponent's winning moves, in notation; null if they are not to be shown. */
  threats: string[] | null;
  /** What the side to move would lose the game by if it passed; null where nothing is in danger or it is not to be shown. */
  danger?: Danger | null;
  /** Squares or fields, by name, that a lesson marks with a star. */
  stars?: readonly string[];
  /** Drawn on the board by the page around the table. */
  overlay?: ComponentChildren;
  /** A move of mine, in notation, that waits for the connection. */
  pendingMove: string | null;
  /** The name of the side to move where two people share this screen; null elsewhere. */
  sharedMover: string | null;
  /** Make a legal move, in notation. */
  play(move: string): void;
  /** Roll the dice. */
  roll(): void;
  /** Undo within the turn; null if that needs the opponent's consent. */
  undo: (() => void) | null;
  /** Tells whether dice are still moving: until they lie still, nobody else may show how they fell. */
  setRolling?(isRolling: boolean): void;
  /** Announce a text to screen readers, through an aria-live region. */
  announce(text: string): void;
  /** Notices to lay over the prompt, so that the board neither moves nor is covered; null if they are elsewhere. */
  notices: ComponentChildren;
}

export type Table<P, M> = (props: TableProps<P, M>) => JSX.Element;

/** A table as the frame sees it: the frame never reads a view of a position or a move. */
export type AnyTable = Table<PositionView, MoveView>;

/** The props of a table for study: nobody waits for dice, no help is shown, and nothing can be taken back. */
export const STUDY = {
  canRoll: false,
  isThrown: false,
  hint: null,
  threats: null,
  pendingMove: null,
  sharedMover: null,
  roll: () => undefined,
  undo: null,
  notices: null,
} satisfies Partial<TableProps<PositionView, MoveView>>;
