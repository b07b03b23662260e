/** What puzzles need of the game. */
import type { MoveView } from "../../protocol/types.ts";
import type { ThemeGroup } from "../../puzzles/games.ts";

/** Qwixx Duel's puzzle themes in groups, as the page of puzzles shows them; their names are puzzle-group-qwixx-<name>. */
export const groups: readonly ThemeGroup[] = [
  { name: "stones", themes: ["capture", "stack"] },
  { name: "rows", themes: ["close", "leap"] },
  { name: "turn", themes: ["best-turn", "decline", "misthrow", "last-turn"] },
];

/** A first hint marks the fields of the right row that the dice give; to decline is not a field. */
export function markPiece(move: MoveView, legal: readonly MoveView[]): readonly string[] {
  if (move.kind !== "place" || !("colour" in move)) return [];
  const row = legal.filter((other) => other.kind === "place" && "colour" in other && other.colour === move.colour);
  return row.map((other) => other.move);
}
