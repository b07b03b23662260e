/** Earlier positions of a game, fetched on demand and cached. */
import { type Signal, signal } from "@preact/signals";
import { MAX_PAST_POSITIONS } from "../protocol/constants.ts";
import type { PastPosition } from "../protocol/types.ts";

type FetchPositions = (first: number, last: number) => Promise<PastPosition[]>;

export class PositionHistory {
  readonly #positions: Signal<ReadonlyMap<number, PastPosition>> = signal(new Map());
  readonly #request: FetchPositions;
  readonly #requested = new Set<number>();

  constructor(request: FetchPositions) {
    this.#request = request;
  }

  /** The position after this number of plies; null until it has been fetched. */
  at(ply: number): PastPosition | null {
    return this.#positions.value.get(ply) ?? null;
  }

  /** Fetch the position after this number of plies together with its neighbours; the game has `count` plies. */
  async fetch(ply: number, count: number): Promise<void> {
    if (this.#positions.peek().has(ply) || this.#requested.has(ply)) return;
    const first = Math.max(0, ply - MAX_PAST_POSITIONS / 2);
    const last = Math.min(count, first + MAX_PAST_POSITIONS - 1);
    for (let place = first; place <= last; place++) this.#requested.add(place);
    try {
      const answer = await this.#request(first, last);
      const known = new Map(this.#positions.peek());
      for (const position of answer) if (this.#requested.has(position.ply)) known.set(position.ply, position);
      this.#positions.value = known;
    } finally {
      for (let place = first; place <= last; place++) this.#requested.delete(place);
    }
  }

  /** Drop the positions after this number of plies: they have been undone. */
  forget(plies: number): void {
    for (const ply of [...this.#requested]) if (ply > plies) this.#requested.delete(ply);
    this.#positions.value = new Map([...this.#positions.peek()].filter(([ply]) => ply <= plies));
  }
}
