// Written by "make types" from src/duellum/qwixx/wasm/game_kernel.py. Do not edit.
import type { MessageRow } from "../../../../kernel/messages.ts";

const STANDINGS: readonly string[] = ["winning", "ahead", "slight", "even", "behind", "losing"];
const COLOURS: readonly string[] = ["r", "y", "g", "b"];

/** By code, from 1 on: a message, the clause it is about, and its arguments in order. */
export const MESSAGES: readonly MessageRow[] = [
  ["general-why-forced", null, {}],
  ["general-why-draws", null, {}],
  ["general-why-worse", null, { points: "number" }],
  ["general-why-standing", null, { standing: STANDINGS }],
  ["general-why-better", null, { points: "number" }],
  ["qwixx-why-wins", "Q24", {}],
  ["qwixx-why-loses", "Q24", {}],
  ["qwixx-why-close", "Q18", { colour: COLOURS, number: "number", points: "number" }],
  ["qwixx-why-capture", "Q7", { colour: COLOURS, number: "number", points: "number" }],
  ["qwixx-why-avoids-misthrow", "Q15", {}],
  ["qwixx-why-opens", "Q17", { colour: COLOURS, number: "number" }],
  ["qwixx-why-safe", "Q9", { colour: COLOURS, number: "number" }],
  ["qwixx-why-overtakes", "Q10", { colour: COLOURS, number: "number" }],
  ["qwixx-why-keeps-field", "Q5", { colour: COLOURS, number: "number" }],
  ["qwixx-why-pass", "Q5", { count: "number" }],
  ["qwixx-why-points", "Q22", { points: "number", other: "number" }],
  ["qwixx-why-no-gap", "Q5", {}],
  ["qwixx-why-skips-fewer", "Q5", { count: "number" }],
];
