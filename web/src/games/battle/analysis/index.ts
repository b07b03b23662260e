/** Battle on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { BattleEditorControls, BattleEditorTable } from "./editor.tsx";
import { WorkerEndings } from "./endings.ts";
import { checkPosition } from "./legality.ts";
import { BattleMarks } from "./marks.tsx";

export const analysis: GameAnalysis = {
  checkPosition,
  emptyPosition: "9/9/9/9/9/9/9/9 w 0 1",
  editorKeys: "analysis-battle-keys",
  EditorTable: BattleEditorTable,
  EditorControls: BattleEditorControls,
  Marks: BattleMarks,
  endings: new WorkerEndings(),
};
