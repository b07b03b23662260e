import { beforeAll, describe, expect, it } from "vitest";
import type { Rules } from "../../../rules/contract.ts";
import { loadTestRules } from "../../fixtures.ts";
import { findField } from "../fields.ts";
import {
  addMisthrow,
  addStones,
  clearField,
  emptyFields,
  type Fields,
  formatFields,
  listFirstFields,
  parseSetup,
  removeMisthrow,
  removeStone,
  setFace,
  setLock,
  setStage,
  stageOf,
} from "./setup.ts";

const field = (name: string) => findField(name) as number;
const firstRow = (fields: Fields) => formatFields(fields).split("/")[0];

describe("a position of Qwixx Duel being set up", () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await loadTestRules("qwixx");
  });
  const check = (fields: Fields) => rules.checkPosition(formatFields(fields));

  it.each([
    "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:1 51/4326 2:-",
    "b5b11........bb/..g.g......-/g12.........gx/.gbb.......- g 1:2 51/-3-6 2:r6",
    "b5.........bb/..g.g......-/....b......-/.gbb.......- g 1:2 - r",
    "...........-/..g.g......-/....b......-/.gbb.......- g 1:2 51/4326 1",
  ])("is read and written: %s", (text) => {
    expect(formatFields(parseSetup(text))).toBe(text);
  });

  it("is empty where the text cannot be read", () => {
    expect(parseSetup("nonsense")).toEqual(emptyFields());
  });

  it("stacks stones of one side and replaces those of the other", () => {
    const two = addStones(addStones(emptyFields(), field("r2"), 0), field("r2"), 0);
    expect(firstRow(two)).toBe("b2..........-");
    expect(firstRow(addStones(two, field("r2"), 1))).toBe("g..........-");
    expect(firstRow(removeStone(two, field("r2")))).toBe("b..........-");
    expect(firstRow(addStones(two, field("r2"), 0, 2))).toBe("b4..........-");
    expect(firstRow(clearField(two, field("r2")))).toBe("...........-");
  });

  it("has four places for misthrows", () => {
    let fields = emptyFields();
    for (const side of [0, 1, 1, 1, 0] as const) fields = addMisthrow(fields, side);
    expect(fields.misthrows).toEqual([1, 3]);
    expect(removeMisthrow(fields).misthrows).toEqual([1, 2]);
    expect(removeMisthrow(fields, 0).misthrows).toEqual([0, 3]);
  });

  it("throws the dice when a face is chosen, and goes back to the roll", () => {
    const thrown = setFace(emptyFields(), 0, 6);
    expect([stageOf(thrown), thrown.dice?.[0]]).toEqual(["first", 6]);
    const second = setStage(thrown, "second");
    expect([stageOf(second), second.first, second.dice]).toEqual(["second", "-", thrown.dice]);
    expect(stageOf(setStage(second, "roll"))).toBe("roll");
  });

  it("locks a row with its last number, and takes its die out of the game", () => {
    let fields = setStage(emptyFields(), "first");
    for (const name of ["r2", "r3", "r4", "r5", "r6", "r12"]) fields = addStones(fields, field(name), 0);
    expect(firstRow(fields)).toBe("bbbbb.....bb");
    expect(fields.dice?.[2]).toBe(0);
    expect(check(fields)).toBeNull();
    const open = removeStone(fields, field("r12"));
    expect([firstRow(open), open.dice?.[2]]).toEqual(["bbbbb......-", 1]);
  });

  it("lets impossible things be set up, which are then refused", () => {
    expect(check(setLock(emptyFields(), 0, 1))?.clause).toBe("Q18");
    expect(check(addMisthrow(addMisthrow(addMisthrow(emptyFields(), 0), 0), 0))?.clause).toBe("Q4");
  });

  it("offers for action 1 what the white dice give", () => {
    const fields = addStones(setFace(setFace(setStage(emptyFields(), "first"), 0, 3), 1, 3), field("y6"), 0);
    expect(listFirstFields(fields)).toEqual([field("y6")]);
    expect(listFirstFields({ ...fields, toMove: 1 })).toEqual([]);
  });
});
