/** What puzzles need of a game: its folder's puzzles.ts tells it. */
import type { MoveView } from "../protocol/types.ts";

export interface ThemeGroup {
  readonly name: string;
  readonly themes: readonly string[];
}

interface PuzzlesModule {
  readonly groups: readonly ThemeGroup[];
  /** The squares or fields, by name, that a first hint at a move marks; `legal` are the moves to choose from. */
  markPiece(move: MoveView, legal: readonly MoveView[]): readonly string[];
}

const modules = import.meta.glob<PuzzlesModule>("../games/*/puzzles.ts", { eager: true });

export const themeGroups = (game: string): readonly ThemeGroup[] =>
  modules[`../games/${game}/puzzles.ts`]?.groups ?? [];

/** The squares or fields that a first hint marks; none where the game does not say. */
export function markPiece(game: string, text: string | null, legal: readonly MoveView[]): readonly string[] {
  const move = legal.find((view) => view.move === text);
  return (move && modules[`../games/${game}/puzzles.ts`]?.markPiece(move, legal)) ?? [];
}
