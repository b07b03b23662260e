import { describe, expect, it } from "vitest";
import { findField } from "../local/board.ts";
import { checkFields } from "./legality.ts";
import { type Fields, formatFields } from "./position-text.ts";
import {
  addStone,
  emptyFields,
  listFirstFields,
  parseSetup,
  removeStone,
  setFace,
  setLock,
  setMisthrows,
  setThrown,
} from "./setup.ts";

const field = (name: string) => findField(name) as number;
const firstRow = (fields: Fields) => formatFields(fields).split("/")[0];

describe("a position of Qwixx Duel being set up", () => {
  it("is read and written", () => {
    const text = "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:1 51/4326 2:-";
    expect(formatFields(parseSetup(text))).toBe(text);
    expect(parseSetup("nonsense")).toEqual(emptyFields());
  });

  it("stacks stones of one side and replaces those of the other", () => {
    const two = addStone(addStone(emptyFields(), field("r2"), 0), field("r2"), 0);
    expect(firstRow(two)).toBe("b2..........-");
    expect(firstRow(addStone(two, field("r2"), 1))).toBe("g..........-");
    expect(firstRow(removeStone(two, field("r2")))).toBe("b..........-");
  });

  it("locks a row with its last number, and takes its die out of the game", () => {
    let fields = setThrown(emptyFields(), true);
    for (const name of ["r2", "r3", "r4", "r5", "r6", "r12"]) fields = addStone(fields, field(name), 0);
    expect(firstRow(fields)).toBe("bbbbb.....bb");
    expect(fields.dice?.[2]).toBe(0);
    expect(checkFields(fields)).toBeNull();
    const open = removeStone(fields, field("r12"));
    expect([firstRow(open), open.dice?.[2]]).toEqual(["bbbbb......-", 1]);
  });

  it("lets impossible things be set up, which are then refused", () => {
    expect(checkFields(setLock(emptyFields(), 0, 1))?.clause).toBe("Q18");
    expect(checkFields(setMisthrows(emptyFields(), 0, 3))?.clause).toBe("Q4");
  });

  it("offers for action 1 what the white dice give", () => {
    const fields = addStone(setFace(setFace(setThrown(emptyFields(), true), 0, 3), 1, 3), field("y6"), 0);
    expect(listFirstFields(fields)).toEqual([field("y6")]);
    expect(listFirstFields({ ...fields, toMove: 1 })).toEqual([]);
  });
});
