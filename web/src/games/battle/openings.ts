/** Battle's openings: what does not matter of a position in its book. */

/** The text of a position as if it were the first of a game: moves and captures before do not matter. */
export function normalize(text: string): string {
  const [board, side] = text.split(" ");
  return `${board} ${side} 0 1`;
}
