/** Battle's puzzle themes in groups, as the page of puzzles shows them; their names are puzzle-group-battle-<name>. */
import type { ThemeGroup } from "../../puzzles/themes.ts";

export const groups: readonly ThemeGroup[] = [
  { name: "wins", themes: ["beginner", "win-1", "win-2", "win-3", "win-4"] },
  { name: "defence", themes: ["save-king", "only-move"] },
  { name: "tactics", themes: ["win-die", "best-move", "fork", "sacrifice", "quiet", "palace"] },
  { name: "endings", themes: ["ending"] },
];
