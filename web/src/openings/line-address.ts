/** Lines in addresses: the moves from the start, in the fragment. */

/** The fragment of a line, with its `#`; empty for the start. */
export function formatLine(moves: readonly string[]): string {
  return moves.length > 0 ? `#${moves.join(".")}` : "";
}

/** The moves that a fragment names; none if it is something else. */
export function parseLine(fragment: string): string[] {
  const moves = fragment.replace(/^#/, "").split(".");
  return moves.every((move) => /^[a-z0-9]{2,12}$/.test(move)) ? moves : [];
}
