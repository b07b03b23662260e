/** The themes of a game's puzzles in groups: every game's folder with puzzle-themes.ts says them. */

export interface ThemeGroup {
  readonly name: string;
  readonly themes: readonly string[];
}

const modules = import.meta.glob<{ groups: readonly ThemeGroup[] }>("../games/*/puzzle-themes.ts", { eager: true });

export const themeGroups = (game: string): readonly ThemeGroup[] =>
  modules[`../games/${game}/puzzle-themes.ts`]?.groups ?? [];
