/** What the platform needs to know of a game: each game's index.ts fills one of these in. */
import type { JSX } from "preact";
import type { Load } from "../components/lazy.tsx";
import type { MoveView, PositionView } from "../protocol/types.ts";
import type { Sound } from "../sound.ts";
import type { Diagram, Frame } from "./diagram.ts";
import type { MoveLabelProps } from "./move-label.ts";
import type { Table } from "./table.ts";

/** A page beside the rulebook. */
interface Tool {
  load: Load<object>;
  /** The section of the rulebook that leads to it. */
  section: string;
}

interface GameClient<P, M> {
  /** The game's name in addresses, messages and text ids. */
  readonly name: string;
  /** Load the component that draws the table; only called when a game is opened. */
  loadTable(): Promise<Table<P, M>>;
  /** Load the diagram: positions drawn small, in the rulebook. */
  loadDiagram(): Promise<Diagram<P, M>>;
  /** Load a short game that the first page plays by itself; empty if there is none. */
  loadDemonstration(): Promise<readonly Frame<P, M>[]>;
  /** Pages next to the rulebook, by their names in addresses; their titles are the texts tool-<game>-<name>. */
  readonly tools: Readonly<Record<string, Tool>>;
  /** Load by message id of a hint's reason the clause that it rests on. */
  loadReasonClauses(): Promise<Readonly<Record<string, string>>>;
  /** The text catalogue of the table, loaded together with it. */
  readonly catalogue: string;
  /** Draw a move in little space, where its words are given to screen readers. */
  MoveLabel(props: MoveLabelProps): JSX.Element;
  /** The dice of such a drawing alone, next to a move's words; null if there are none. */
  MoveDice(props: MoveLabelProps): JSX.Element | null;
  /** The drawing on the game's card. */
  Emblem(): JSX.Element;
  /** Whether the table needs the full height: on a phone both players then share one line above it. */
  readonly isTall: boolean;
  /** The sound of a move; null if the table plays its own. */
  moveSound(move: M): Sound | null;
}

/** A game as the platform sees it. */
export type AnyGameClient = GameClient<PositionView, MoveView>;

/** Hide a game's own types: the platform passes views of positions and moves on without reading them. */
export function defineGame<P extends PositionView, M extends MoveView>(client: GameClient<P, M>): AnyGameClient {
  return client as unknown as AnyGameClient;
}
