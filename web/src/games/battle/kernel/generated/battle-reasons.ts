// Written by "make types" from src/duellum/battle/wasm/game_kernel.py. Do not edit.
import type { MessageRow } from "../../../../kernel/messages.ts";

const STANDINGS: readonly string[] = ["winning", "ahead", "slight", "even", "behind", "losing"];
const SQUARES: readonly string[] = [
  "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "a3",
  "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "a5", "b5",
  "c5", "d5", "e5", "f5", "g5", "h5", "i5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "a7", "b7", "c7",
  "d7", "e7", "f7", "g7", "h7", "i7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8",
];

/** By code, from 1 on: a message, the clause it is about, and its arguments in order. */
export const MESSAGES: readonly MessageRow[] = [
  ["general-why-forced", null, {}],
  ["general-why-draws", null, {}],
  ["general-why-worse", null, { points: "number" }],
  ["general-why-standing", null, { standing: STANDINGS }],
  ["general-why-better", null, { points: "number" }],
  ["battle-why-takes-king", "B16", {}],
  ["battle-why-takes-palace", "B17", {}],
  ["battle-why-wins", "B16", { moves: "number" }],
  ["battle-why-loses", "B16", { moves: "number" }],
  ["battle-why-rescue", "B16", {}],
  ["battle-why-guards-palace", "B17", {}],
  ["battle-why-gain", "B14", { face: "number" }],
  ["battle-why-gain-later", "B14", { moves: "number" }],
  ["battle-why-saves", "B14", { count: "number", squares: { listOf: SQUARES } }],
  ["battle-why-only", "B16", {}],
  ["battle-why-next-loses-die", "B14", {}],
  ["battle-why-threat-king", "B16", {}],
  ["battle-why-threat-palace", "B17", {}],
  ["battle-why-attack", "B14", { count: "number", squares: { listOf: SQUARES } }],
  ["battle-why-exchange", "B14", { face: "number" }],
  ["battle-why-sacrifice", "B14", { face: "number" }],
];
