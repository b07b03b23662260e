/** A first hint marks the fields of the right row that the dice give; to decline is no field. */
import type { MoveView } from "../../protocol/types.ts";

export function markPiece(move: MoveView, legal: readonly MoveView[]): readonly string[] {
  if (move.kind !== "place" || !("colour" in move)) return [];
  const row = legal.filter((other) => other.kind === "place" && "colour" in other && other.colour === move.colour);
  return row.map((other) => other.move);
}
