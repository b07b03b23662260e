/** What puzzles need of the game. */
import type { BattleMove, MoveView } from "../../protocol/types.ts";
import type { ThemeGroup } from "../../puzzles/games.ts";

/** Battle's puzzle themes in groups, as the page of puzzles shows them; their names are puzzle-group-battle-<name>. */
export const groups: readonly ThemeGroup[] = [
  { name: "wins", themes: ["beginner", "win-1", "win-2", "win-3", "win-4"] },
  { name: "defence", themes: ["save-king", "only-move"] },
  { name: "tactics", themes: ["win-die", "best-move", "fork", "sacrifice", "quiet", "palace"] },
  { name: "endings", themes: ["ending"] },
];

/** A first hint marks the die that moves. */
export function markPiece(move: MoveView): readonly string[] {
  return [(move as BattleMove).start];
}
