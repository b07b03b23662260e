/** Battle on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { BattleEditor } from "./editor.tsx";
import { WorkerEndings } from "./endings.ts";
import { checkPosition } from "./legality.ts";
import { BattleMarks } from "./marks.tsx";

export const analysis: GameAnalysis = {
  checkPosition,
  Editor: BattleEditor,
  Marks: BattleMarks,
  endings: new WorkerEndings(),
};
