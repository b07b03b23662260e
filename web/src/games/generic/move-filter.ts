/** Lists of moves: filtering long ones, and whether labels tell the moves apart. */
import { translateAll } from "../../i18n/translatable.ts";
import type { PlainMove } from "../../protocol/types.ts";

/** From this number of moves on, a filter box is shown. */
export const FILTER_FROM = 13;

/** What a move does, in the displayed language. */
export const labelOf = ({ words }: PlainMove): string => translateAll([words]);

/** The moves whose notation or label contains every word of a query, in any order and case. */
export function filterMoves(moves: readonly PlainMove[], query: string): readonly PlainMove[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((move) => {
    const text = `${move.move} ${labelOf(move)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Whether no two moves have the same label. */
export function hasUniqueLabels(moves: readonly PlainMove[]): boolean {
  return new Set(moves.map(labelOf)).size === moves.length;
}
