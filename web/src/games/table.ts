/** What the frame around a table hands to the table of a game. */
import type { JSX } from "preact";
import type { MovePicture, Picture, Seat } from "../protocol/types.ts";

export interface TableProps<P, M> {
  /** What is on the table. */
  picture: P;
  /** What the person at this screen may do now; empty if it is not theirs to act. */
  legal: M[];
  /** The move that led here, to animate and mark; a new object with each new move. */
  last: M | null;
  /** The number of moves on the table: animate when it grows by one, jump otherwise. */
  ply: number;
  /** From whose side the table is seen. */
  seat: Seat;
  /** Whose turn it is, also while the dice are due; null once the game is over, for whatever reason. */
  toMove: Seat | null;
  /** Dice are due and it is this screen's turn to throw. */
  canRoll: boolean;
  /** A move, in notation, to point at. */
  hint: string | null;
  /** The moves that would win against me, in notation, to be shown; null where that is not wanted. */
  threats: string[] | null;
  /** Make a legal move, in notation. */
  play(move: string): void;
  /** Throw the dice. */
  roll(): void;
  /** Take back within the turn, where that is free; else null. */
  undo: (() => void) | null;
  /** Say something to who listens instead of looking. */
  announce(text: string): void;
}

export type Table<P, M> = (props: TableProps<P, M>) => JSX.Element;

/** A table as the frame sees it: the frame never looks into a picture or a move. */
export type AnyTable = Table<Picture, MovePicture>;
