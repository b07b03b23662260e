import { beforeAll, expect, test } from "vitest";
import { loadCatalogues } from "../../i18n/translation.ts";
import type { PlainMove } from "../../protocol/types.ts";
import { filterMoves, hasUniqueLabels } from "./move-filter.ts";

const move = (notation: string, text: string): PlainMove => ({
  kind: "plain",
  move: notation,
  words: { id: "generic-move", args: { text } },
  is_roll: false,
});
const MOVES = [move("e2e4", "pawn to e4"), move("e2e3", "pawn to e3"), move("Ng1f3", "knight to f3")];
const filter = (query: string): string[] => filterMoves(MOVES, query).map((one) => one.move);

beforeAll(() => loadCatalogues("generic"));

test("an empty query keeps every move", () => expect(filter("  ")).toEqual(["e2e4", "e2e3", "Ng1f3"]));

test("every word must occur in the notation or in the label, in any order and case", () => {
  expect(filter("E4 Pawn")).toEqual(["e2e4"]);
  expect(filter("f3")).toEqual(["Ng1f3"]);
  expect(filter("knight e4")).toEqual([]);
});

test("labels that two moves share do not tell them apart", () => {
  expect(hasUniqueLabels(MOVES)).toBe(true);
  expect(hasUniqueLabels([...MOVES, move("e2e4x", "pawn to e4")])).toBe(false);
});
