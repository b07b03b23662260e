/** Qwixx Duel on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { QwixxEditorControls, QwixxEditorTable } from "./editor.tsx";
import { QwixxMarks } from "./marks.tsx";
import { RollChooser } from "./roll-chooser.tsx";
import { emptyFields, formatFields } from "./setup.ts";

export const analysis: GameAnalysis = {
  emptyPosition: formatFields(emptyFields()),
  editorKeys: "analysis-qwixx-keys",
  EditorTable: QwixxEditorTable,
  EditorControls: QwixxEditorControls,
  Marks: QwixxMarks,
  RollChooser,
};
