/** Looks a game up in the opening book, for pages that show games. */
import { formatPath } from "../router.ts";
import { formatLine } from "./line-address.ts";
import { hasOpeningBook, loadOpeningBook } from "./opening-book.ts";
import { loadNormalize } from "./registry.ts";

export interface OpeningPlace {
  /** How many plies of the game the book knows. */
  readonly plies: number;
  /** The explorer at the last of them. */
  readonly path: string;
}

/** The address of the explorer of a game, at a line. */
export function openingPath(rules: string, moves: readonly string[] = []): string {
  return formatPath({ page: "openings", game: rules }) + formatLine(moves);
}

/**
 * Where a game left the book; null if it has none, or begins elsewhere.
 * `positions` are the texts of its positions, the start first, `moves` the moves between them.
 */
export async function findOpening(
  rules: string,
  positions: readonly string[],
  moves: readonly string[],
): Promise<OpeningPlace | null> {
  if (!hasOpeningBook(rules)) return null;
  const [book, normalize] = await Promise.all([loadOpeningBook(rules), loadNormalize(rules)]);
  const known = positions.findIndex((position) => book.find(normalize(position)).length === 0);
  const plies = (known === -1 ? positions.length : known) - 1;
  return plies < 0 ? null : { plies, path: openingPath(rules, moves.slice(0, plies)) };
}
