/** Qwixx Duel on the analysis board. */
import type { GameAnalysis } from "../../../analysis/registry.ts";
import { QwixxEditor } from "./editor.tsx";
import { checkPosition } from "./legality.ts";
import { QwixxMarks } from "./marks.tsx";
import { RollChooser } from "./roll-chooser.tsx";

export const analysis: GameAnalysis = { checkPosition, Editor: QwixxEditor, Marks: QwixxMarks, RollChooser };
