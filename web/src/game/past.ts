/** Earlier positions of a game, asked for when somebody looks back, and kept. */
import { type Signal, signal } from "@preact/signals";
import type { PastPosition } from "../protocol/types.ts";

/** How many the server tells at a time. */
const AT_ONCE = 40;

export type AskPast = (first: number, last: number) => Promise<PastPosition[]>;

export class PastPositions {
  readonly #known: Signal<ReadonlyMap<number, PastPosition>> = signal(new Map());
  readonly #ask: AskPast;
  readonly #asked = new Set<number>();

  constructor(ask: AskPast) {
    this.#ask = ask;
  }

  /** The position after so many plies, where it is known by now. */
  at(ply: number): PastPosition | null {
    return this.#known.value.get(ply) ?? null;
  }

  /** Fetch the position after so many plies and its neighbours, of `count` plies in all. */
  async fetch(ply: number, count: number): Promise<void> {
    if (this.#known.peek().has(ply) || this.#asked.has(ply)) return;
    const first = Math.max(0, ply - AT_ONCE / 2);
    const last = Math.min(count, first + AT_ONCE - 1);
    for (let place = first; place <= last; place++) this.#asked.add(place);
    try {
      const positions = await this.#ask(first, last);
      const known = new Map(this.#known.peek());
      for (const position of positions) if (this.#asked.has(position.ply)) known.set(position.ply, position);
      this.#known.value = known;
    } finally {
      for (let place = first; place <= last; place++) this.#asked.delete(place);
    }
  }

  /** Forget everything after so many plies: it was taken back. */
  forget(plies: number): void {
    for (const ply of [...this.#asked]) if (ply > plies) this.#asked.delete(ply);
    this.#known.value = new Map([...this.#known.peek()].filter(([ply]) => ply <= plies));
  }
}
