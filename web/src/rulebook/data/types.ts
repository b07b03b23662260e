// Written by "make types" from src/duellum/rulebook/view.py. Do not edit.
import type { MoveView, PositionView, Translatable } from "../../protocol/types.ts";

/** The rulebook of a game. */
export interface BookView {
  game: string;
  sections: SectionView[];
  clauses: ClauseView[];
}

/** A clause: whose rule it is, the section that explains it, and the examples that show it. */
export interface ClauseView {
  id: string;
  origin: "house" | "makers" | "mixed";
  section: string;
  examples: string[];
}

/** Where printed editions say something else. */
export interface DifferenceView {
  id: string;
  text: Translatable;
  editions: string[];
  clauses: string[];
}

/** An example, ready to be shown and tried. */
export interface ExampleView {
  id: string;
  caption: Translatable;
  clauses: string[];
  position: string;
  view: PositionView;
  side: number;
  steps: PlayedMoveView[];
  trial: number;
  choices: PlayedMoveView[];
  refused: RefusedMoveView[];
  facts: Translatable[];
  outcome: OutcomeView | null;
}

/** How the game ends in an example. */
export interface OutcomeView {
  winner: number | null;
  reason: string;
  clause: string;
}

/** A move or roll, in words, as it is drawn, and the position after it. */
export interface PlayedMoveView {
  text: string;
  words: Translatable;
  side: number;
  move: MoveView;
  after: PositionView;
}

/** An attempt that a clause forbids. */
export interface RefusedMoveView {
  text: string;
  clause: string;
  before: PlayedMoveView[];
  move: MoveView | null;
}

/** A section of a book. */
export interface SectionView {
  id: string;
  title: Translatable;
  paragraphs: Translatable[];
  tables: TableView[];
  clauses: string[];
  quotes_clauses: boolean;
  differences: DifferenceView[];
  examples: ExampleView[];
  figures: string[];
}

/** A table of facts; the first cell of each row is its heading. */
export interface TableView {
  id: string;
  head: (number | string | Translatable)[];
  rows: (number | string | Translatable)[][];
}
