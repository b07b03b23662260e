/** Qwixx Duel's puzzle themes in groups, as the page of puzzles shows them; their names are puzzle-group-qwixx-<name>. */
import type { ThemeGroup } from "../../puzzles/themes.ts";

export const groups: readonly ThemeGroup[] = [
  { name: "stones", themes: ["capture", "stack"] },
  { name: "rows", themes: ["close", "leap"] },
  { name: "turn", themes: ["best-turn", "decline", "misthrow", "last-turn"] },
];
