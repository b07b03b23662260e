// Written by "make types" from src/duellum/qwixx/wasm/game_kernel.py. Do not edit.
import type { MessageRow } from "../../../../kernel/messages.ts";

const COLOUR: readonly string[] = ["r", "y", "g", "b"];
const SIDE: readonly string[] = ["black", "grey"];
const FIELD: readonly string[] = [
  "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9",
  "y10", "y11", "y12", "g12", "g11", "g10", "g9", "g8", "g7", "g6", "g5", "g4", "g3", "g2", "b12", "b11", "b10", "b9",
  "b8", "b7", "b6", "b5", "b4", "b3", "b2",
];

/** By code, from 1 on: a message, the clause it is about, and its arguments in order. */
export const MESSAGES: readonly MessageRow[] = [
  ["qwixx-illegal-roll", "Q3", { text: "text" }],
  ["qwixx-illegal-die-in", "Q11", { colour: COLOUR }],
  ["qwixx-illegal-die-out", "Q19", { colour: COLOUR }],
  ["refused-over", "Q21", {}],
  ["qwixx-illegal-field", "Q1", { text: "text" }],
  ["qwixx-illegal-sum", "Q12", { sum: "number", number: "number" }],
  ["qwixx-illegal-closed", "Q19", { colour: COLOUR }],
  ["qwixx-illegal-pair-one", "Q13", { colour: COLOUR, number: "number", first: "number" }],
  ["qwixx-illegal-pair", "Q13", { colour: COLOUR, number: "number", first: "number", second: "number" }],
  ["qwixx-illegal-used", "Q14", { colour: COLOUR, number: "number" }],
  ["qwixx-illegal-left", "Q5", { colour: COLOUR, number: "number", own: "number" }],
  ["qwixx-illegal-barred", "Q6", { colour: COLOUR, number: "number" }],
  ["qwixx-illegal-stack", "Q9", { colour: COLOUR, number: "number" }],
  ["qwixx-illegal-overtaken", "Q10", { colour: COLOUR, number: "number" }],
  ["qwixx-illegal-last", "Q17", { colour: COLOUR, number: "number", count: "number" }],
  ["position-qwixx-fields", null, {}],
  ["position-qwixx-side", null, {}],
  ["position-qwixx-stage", null, {}],
  ["qwixx-illegal-roll", "Q3", { text: "part" }],
  ["qwixx-illegal-field", "Q1", { text: "part" }],
  ["position-qwixx-row", null, { colour: COLOUR }],
  ["position-qwixx-closed-sign", "Q19", { colour: COLOUR }],
  ["position-qwixx-misthrow-text", null, {}],
  ["position-qwixx-lock-open", "Q18", { colour: COLOUR }],
  ["position-qwixx-last-stack", "Q19", { colour: COLOUR }],
  ["position-qwixx-lock-side", "Q18", { colour: COLOUR }],
  ["position-qwixx-before", "Q17", { colour: COLOUR }],
  ["position-qwixx-stones", "Q2", { side: SIDE }],
  ["position-qwixx-misthrows", "Q21", {}],
  ["position-qwixx-closed", "Q21", {}],
  ["position-qwixx-bare-two", "Q20", {}],
  ["position-qwixx-bare", "Q18", { colour: COLOUR }],
  ["position-qwixx-first-sum", "Q12", { field: FIELD, sum: "number" }],
  ["position-qwixx-first-stone", null, { field: FIELD }],
  ["position-qwixx-first-last", "Q5", { field: FIELD }],
  ["position-qwixx-over", "Q21", {}],
  ["position-qwixx-misthrow-fit", "Q4", {}],
  ["position-qwixx-supply", "Q21", { side: SIDE }],
  ["position-qwixx-ended", "Q21", { side: SIDE }],
];
