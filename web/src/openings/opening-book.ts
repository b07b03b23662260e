/**
 * Opening books: the moves of known positions, with what they are worth and how often they were played.
 *
 * The file is the one that Python reads; src/duellum/core/opening_book.py describes it.
 */

/** A move of a book; values and points are those of the side that makes it. */
export interface BookMove {
  readonly move: string;
  /** The probability of winning, to three decimals; a draw counts half. */
  readonly value: number;
  /** In how many games of the engine against itself it was played, and what they came to. */
  readonly games: number;
  readonly points: number;
  /** What it does: the texts opening-plan-<name>. */
  readonly plans: readonly string[];
}

/** How a book was made. */
interface BookFacts {
  readonly positions: number;
  readonly games: number;
}

export class OpeningBook {
  readonly facts: BookFacts;
  readonly #positions: ReadonlyMap<string, readonly BookMove[]>;

  constructor(facts: BookFacts, positions: ReadonlyMap<string, readonly BookMove[]>) {
    this.facts = facts;
    this.#positions = positions;
  }

  /** The moves of a position, given as its normalized text, the best first; none if it is not in the book. */
  find(position: string): readonly BookMove[] {
    return this.#positions.get(position) ?? [];
  }
}

/** Parse the text of a book. */
export function parseOpeningBook(text: string): OpeningBook {
  const [head = "{}", ...blocks] = text.trim().split("\n\n");
  const positions = blocks.map((block) => {
    const [position = "", ...lines] = block.split("\n");
    return [position, lines.map(parseMove)] as const;
  });
  return new OpeningBook(JSON.parse(head) as BookFacts, new Map(positions));
}

function parseMove(line: string): BookMove {
  const [move = "", value, games, points, plans = "-"] = line.split(" ");
  return {
    move,
    value: Number(value) / 1000,
    games: Number(games),
    points: Number(points) / 2,
    plans: plans === "-" ? [] : plans.split(","),
  };
}

/** One of the moves that lose at most so much against the first, by a seed, as Python chooses; null without any. */
export function chooseMove(moves: readonly BookMove[], lossPerMille: number, seed: number): BookMove | null {
  const best = Math.round(1000 * (moves[0]?.value ?? 0));
  const near = moves.filter(({ value }) => best - Math.round(1000 * value) <= lossPerMille);
  return near[seed % near.length] ?? null;
}

/** The ends of the 95 % interval of a score (Wilson); 0 and 1 without games. */
export function scoreInterval({ games, points }: BookMove): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const square = 1.96 ** 2 / games;
  const share = points / games;
  const spread = Math.sqrt(square * (share * (1 - share) + square / 4));
  return [(share + square / 2 - spread) / (1 + square), (share + square / 2 + spread) / (1 + square)];
}

const texts = import.meta.glob<string>("../../../src/duellum/*/engine/opening_book.txt", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<OpeningBook>>();
const findText = (rules: string) => texts[`../../../src/duellum/${rules}/engine/opening_book.txt`];

/** Whether a game has a book. */
export const hasOpeningBook = (rules: string): boolean => findText(rules) !== undefined;

/** Load a game's book, once. Rejects where it has none, or it cannot be loaded now. */
export function loadOpeningBook(rules: string): Promise<OpeningBook> {
  const known = loaded.get(rules);
  if (known) return known;
  const load = findText(rules);
  if (!load) return Promise.reject(new Error(`${rules} has no opening book`));
  const loading = load().then(parseOpeningBook);
  loaded.set(rules, loading);
  loading.catch(() => loaded.delete(rules));
  return loading;
}
