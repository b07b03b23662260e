// Written by "make types" from src/duellum/battle/wasm/game_kernel.py. Do not edit.
import type { MessageRow } from "../../../../kernel/messages.ts";

const SQUARE: readonly string[] = [
  "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "a3",
  "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "a5", "b5",
  "c5", "d5", "e5", "f5", "g5", "h5", "i5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "a7", "b7", "c7",
  "d7", "e7", "f7", "g7", "h7", "i7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8",
];
const SIDE: readonly string[] = ["white", "black"];
const DIRECTION: readonly string[] = ["north", "south", "east", "west"];
const RANK: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** By code, from 1 on: a message, the clause it is about, and its arguments in order. */
export const MESSAGES: readonly MessageRow[] = [
  ["battle-illegal-nothing", null, {}],
  ["battle-illegal-start", null, { text: "text", part: "part" }],
  ["battle-illegal-no-leg", null, { text: "text" }],
  ["battle-illegal-no-count", null, { text: "text", part: "part", place: "number" }],
  ["battle-illegal-no-direction", null, { text: "text", part: "part", place: "number" }],
  ["refused-over", "B16", {}],
  ["refused-over", "B17", {}],
  ["refused-over", "B20", {}],
  ["battle-illegal-no-piece", "B6", { square: SQUARE }],
  ["battle-illegal-opponent", "B6", { square: SQUARE, side: SIDE }],
  ["battle-illegal-turns", "B10", {}],
  ["battle-illegal-back", "B12", {}],
  ["battle-illegal-straight", "B10", {}],
  ["battle-illegal-king-count", "B4", { count: "number" }],
  ["battle-illegal-count", "B8", { count: "number", face: "number" }],
  ["battle-illegal-edge", "B1", { direction: DIRECTION, square: SQUARE }],
  ["battle-illegal-blocked", "B9", { square: SQUARE }],
  ["battle-illegal-own", "B14", { square: SQUARE }],
  ["position-battle-fields", null, {}],
  ["position-battle-side", null, {}],
  ["position-battle-rank", null, { rank: RANK }],
  ["position-battle-number", null, {}],
  ["position-battle-long", "B20", {}],
  ["position-battle-kings", "B3", { side: SIDE, squares: { listOf: SQUARE } }],
  ["position-battle-dice", "B3", { side: SIDE }],
  ["position-battle-no-king", "B3", { side: SIDE }],
  ["position-battle-palace", "B17", { side: SIDE }],
];
