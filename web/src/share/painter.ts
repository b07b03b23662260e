/** Painters: what a game brings to be drawn on a canvas, found by its folder's share/painter.ts. */
import type { MoveView, PositionView, Seat } from "../protocol/types.ts";

/** A moment of a game. */
export interface Scene<P = PositionView, M = MoveView> {
  /** The position after the last move. */
  readonly picture: P;
  readonly last: M | null;
  /** The position before it, where the move is under way; null if everything is at rest. */
  readonly before: P | null;
  /** How far the move has got, from 0 to 1. */
  readonly progress: number;
  /** The seat from which the board is seen. */
  readonly seat: Seat;
}

/** The fonts of the page, as in a canvas's `font`. */
export interface Fonts {
  readonly title: string;
  readonly plain: string;
}

interface Disc {
  readonly fill: string;
  readonly rim: string;
}

export interface Painter<P = PositionView, M = MoveView> {
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** The colours of both seats, as a small disc next to the players' names. */
  readonly discs: readonly [Disc, Disc];
  /** In how many frames a move is shown, at {@link FRAMES_PER_SECOND}. */
  countFrames(move: M): number;
  /** What a player's line of the card shows next to the name, such as points; null for nothing. */
  countPoints(picture: P, seat: Seat): number | null;
  paint(context: CanvasRenderingContext2D, scene: Scene<P, M>, fonts: Fonts): void;
}

/** As fast as every viewer shows GIFs. */
export const FRAMES_PER_SECOND = 20;

/** Hide a game's own types: the card passes views of positions and moves on without reading them. */
export function definePainter<P, M>(painter: Painter<P, M>): Painter {
  return painter as unknown as Painter;
}

const modules = import.meta.glob<{ painter: Painter }>("../games/*/painter.ts");

/** Load a game's painter; null if it has none. */
export async function loadPainter(rules: string): Promise<Painter | null> {
  const module = await modules[`../games/${rules}/painter.ts`]?.();
  return module?.painter ?? null;
}
