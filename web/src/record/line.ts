/** A line of a record while it is parsed, the twin of src/duellum/record/line.py. */

import { MAX_VARIATION_DEPTH } from "../protocol/constants.ts";
import type { Move, Position } from "../rules/contract.ts";
import { RecordError } from "./record-error.ts";

export interface RecordedMove {
  readonly move: Move;
  readonly comment: string;
  /** The seconds its player had left; null if they were not noted. */
  readonly clock: number | null;
  /** What could have been played instead of this move, each a line of moves. */
  readonly variations: readonly (readonly RecordedMove[])[];
}

/** The moves of a game, or of a variation, found so far. */
export class LineBuilder {
  /** Where the line begins, and the position after each move; empty before the game has begun. */
  readonly positions: Position[];
  readonly moves: Move[] = [];
  readonly #depth: number;
  /** By the number of moves before them. */
  readonly #comments = new Map<number, string[]>();
  readonly #clocks = new Map<number, number>();
  readonly #variations = new Map<number, (readonly RecordedMove[])[]>();

  constructor(positions: Position[], depth = 0) {
    this.positions = positions;
    this.#depth = depth;
  }

  /** Play a move in notation. Throws where it is not legal. */
  play(text: string): void {
    const move = (this.positions.at(-1) as Position).parseMove(text);
    this.moves.push(move);
    this.positions.push(move.play());
  }

  addComment(text: string): void {
    append(this.#comments, this.moves.length, text);
  }

  addClock(seconds: number): void {
    if (this.moves.length === 0) throw new RecordError("there is a clock time before the first move");
    this.#clocks.set(this.moves.length, seconds);
  }

  beginVariation(): LineBuilder {
    if (this.moves.length === 0) throw new RecordError("there is a variation before the first move");
    if (this.#depth === MAX_VARIATION_DEPTH)
      throw new RecordError(`variations are nested more than ${MAX_VARIATION_DEPTH} deep`);
    return new LineBuilder(this.positions.slice(-2, -1), this.#depth + 1);
  }

  endVariation(variation: LineBuilder): void {
    if (variation.moves.length === 0) throw new RecordError("a variation has no moves");
    const before = variation.#comments.get(0) ?? [];
    variation.#comments.set(1, [...before, ...(variation.#comments.get(1) ?? [])]);
    append(this.#variations, this.moves.length, variation.finish());
  }

  finish(): RecordedMove[] {
    return this.moves.map((move, index) => ({
      move,
      comment: this.comment(index + 1),
      clock: this.#clocks.get(index + 1) ?? null,
      variations: this.#variations.get(index + 1) ?? [],
    }));
  }

  /** The comment after so many moves. */
  comment(number: number): string {
    return (this.#comments.get(number) ?? []).filter((text) => text !== "").join(" ");
  }
}

function append<Item>(lists: Map<number, Item[]>, number: number, item: Item): void {
  const list = lists.get(number);
  if (list) list.push(item);
  else lists.set(number, [item]);
}
