/** What a first hint marks: every game's folder with puzzle-marks.ts says it. */
import type { MoveView } from "../protocol/types.ts";

interface MarksModule {
  /** The squares or fields, by name, that a first hint at a move marks; `legal` are the moves to choose from. */
  markPiece(move: MoveView, legal: readonly MoveView[]): readonly string[];
}

const modules = import.meta.glob<MarksModule>("../games/*/puzzle-marks.ts", { eager: true });

/** The squares or fields that a first hint marks; none where the game does not say. */
export function markPiece(game: string, text: string | null, legal: readonly MoveView[]): readonly string[] {
  const move = legal.find((view) => view.move === text);
  return (move && modules[`../games/${game}/puzzle-marks.ts`]?.markPiece(move, legal)) ?? [];
}
