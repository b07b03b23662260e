/** Qwixx Duel on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { QwixxEditorControls, QwixxEditorTable } from "./editor.tsx";
import { checkPosition } from "./legality.ts";
import { QwixxMarks } from "./marks.tsx";
import { formatFields } from "./position-text.ts";
import { RollChooser } from "./roll-chooser.tsx";
import { emptyFields } from "./setup.ts";

export const analysis: GameAnalysis = {
  checkPosition,
  emptyPosition: formatFields(emptyFields()),
  editorKeys: "analysis-qwixx-keys",
  EditorTable: QwixxEditorTable,
  EditorControls: QwixxEditorControls,
  Marks: QwixxMarks,
  RollChooser,
};
