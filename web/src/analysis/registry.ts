/** What the analysis board needs of a game: every game's folder with analysis/index.ts has it, loaded on demand. */
import type { JSX } from "preact";
import type { Seat } from "../protocol/types.ts";
import type { Position } from "../rules/contract.ts";
import type { LineMove } from "./session/line.ts";

/** Sets up a position. */
export interface EditorProps {
  /** The text of the position, which need not be a possible one. */
  text: string;
  /** The seat from which the board is seen. */
  seat: Seat;
  /** Report the text after a change. */
  change(text: string): void;
  /** Announce a text to screen readers. */
  announce(text: string): void;
  /** The id of the element that says which keys the board takes. */
  keysId: string;
}

/** First moves of an engine's lines, the best first, drawn on the board. */
export interface MarksProps {
  moves: readonly LineMove[];
  seat: Seat;
}

/** What the tablebase says of a position, and of each of its moves. */
export interface EndingVerdict {
  /** Plies to the end: above 0 the side to move wins, below 0 it loses, 0 is a draw. */
  readonly plies: number;
  /** By legal move in notation, likewise for the side that makes it; the best first. */
  readonly moves: readonly { readonly move: string; readonly plies: number }[];
}

/** Looks positions up in a tablebase. */
export interface Endings {
  /** Whether a position is in it, as far as can be told without loading it. */
  mayHold(position: Position): boolean;
  /** The verdict; null for a position that is not in it. `onProgress` tells which share is computed the first time. */
  probe(position: Position, onProgress: (share: number) => void): Promise<EndingVerdict | null>;
}

/** Chooses a roll where the dice are due. */
export interface RollProps {
  position: Position;
  /** What the engine says of rolls, see `RollHost`. */
  estimate(fixed: readonly number[]): Promise<readonly number[]>;
  /** Go on with a roll, in notation. */
  play(roll: string): void;
}

export interface GameAnalysis {
  /** The board without anything on it. */
  readonly emptyPosition: string;
  /** The board and the palette of what can be put on it, in place of the table. */
  EditorTable(props: EditorProps): JSX.Element;
  /** The id of the text that says which keys the board takes. */
  readonly editorKeys: string;
  /** What is set up besides the board, such as whose move it is. */
  EditorControls(props: EditorProps): JSX.Element;
  Marks(props: MarksProps): JSX.Element;
  /** Load the tablebase; absent in games without. */
  readonly endings?: Endings;
  /** What each roll is worth; absent in games without dice to throw. */
  RollChooser?(props: RollProps): JSX.Element;
}

const modules = import.meta.glob<{ analysis: GameAnalysis }>("../games/*/analysis/index.ts");

/** The games that can be analysed. */
export const ANALYSED_GAMES = Object.keys(modules).map((path) => path.split("/").at(-3) ?? "");

/** What the board needs of a game. Rejects if it cannot be loaded. */
export async function loadGameAnalysis(game: string): Promise<GameAnalysis> {
  const load = modules[`../games/${game}/analysis/index.ts`];
  if (!load) throw new Error(`${game} cannot be analysed`);
  return (await load()).analysis;
}
