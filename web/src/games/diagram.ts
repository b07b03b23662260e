/** The diagram of a game: a position drawn small next to a text, where a move is shown or tried. */
import type { JSX } from "preact";
import type { MoveView, PositionView, Seat } from "../protocol/types.ts";
import type { TableProps } from "./table.ts";

type SharedProps = "picture" | "legal" | "last" | "ply" | "seat" | "toMove" | "play" | "announce" | "stars";

export interface DiagramProps<P, M> extends Pick<TableProps<P, M>, SharedProps> {
  /** What it shows, for screen readers. */
  label: string;
  /** Whether the reader may move; otherwise it is a picture. A new one is rendered when this changes. */
  isLive: boolean;
  /** Pictures that may follow: room is kept for what they need, so that nothing moves. */
  others: readonly P[];
  /** The move that comes next, in notation, drawn as a hint; null for none. */
  next: string | null;
  /** A move against the rules, in notation, drawn as refused; null for none. */
  refused: string | null;
  /** Whether moves are shown without their sounds. */
  isSilent?: boolean;
}

/** A position of a sequence that diagrams show, and the move that led there. */
export interface Frame<P = PositionView, M = MoveView> {
  readonly picture: P;
  readonly last: M | null;
  /** Who moves next. */
  readonly toMove: Seat;
}

export interface Diagram<P, M> {
  /** Draw a position; its width is that of its parent. */
  Drawing(props: DiagramProps<P, M>): JSX.Element;
  /** A move in words, as it is announced. */
  describeMove(move: M, mover: Seat): string;
  /** A move, legal or not, in a few words without its side: "i1: 5 left". */
  describeAttempt(notation: string): string;
}

/** A diagram as the rulebook sees it, which never reads a view of a position or a move. */
export type AnyDiagram = Diagram<PositionView, MoveView>;
