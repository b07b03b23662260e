/** Battle on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { BattleEditorControls, BattleEditorTable } from "./editor.tsx";
import { WorkerEndings } from "./endings.ts";
import { BattleMarks } from "./marks.tsx";
import { formatSetup, parseSetup } from "./setup.ts";

export const analysis: GameAnalysis = {
  emptyPosition: formatSetup(parseSetup("")),
  editorKeys: "analysis-battle-keys",
  EditorTable: BattleEditorTable,
  EditorControls: BattleEditorControls,
  Marks: BattleMarks,
  endings: new WorkerEndings(),
};
