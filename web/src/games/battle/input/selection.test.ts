import { expect, test } from "vitest";
import { battleMove, LEGAL } from "../fixtures.ts";
import { cancelStep, findMovable, NO_SELECTION, optionsFrom, selectSquare } from "./selection.ts";

test("a click on a movable die selects it, a second click deselects it", () => {
  expect([...findMovable(LEGAL)]).toEqual(["i1", "e1"]);
  const { selection } = selectSquare(NO_SELECTION, "i1", LEGAL);
  expect(selection.selected).toBe("i1");
  expect(selectSquare(selection, "i1", LEGAL).selection).toEqual(NO_SELECTION);
  expect(selectSquare(selection, "e1", LEGAL).selection.selected).toBe("e1");
  expect(selectSquare(selection, "a5", LEGAL).selection).toEqual(NO_SELECTION);
});

test("a click on a target with one path plays the move", () => {
  expect(selectSquare({ selected: "i1", target: null }, "i6", LEGAL)).toEqual({
    selection: NO_SELECTION,
    move: "i1n5",
  });
});

test("two paths with different final faces are both offered, and the choice can be cancelled", () => {
  const { selection, move } = selectSquare({ selected: "i1", target: null }, "f3", LEGAL);
  expect(move).toBeNull();
  expect(selection).toEqual({ selected: "i1", target: "f3" });
  expect(
    optionsFrom(LEGAL, "i1")
      .get("f3")
      ?.map((option) => option.move),
  ).toEqual(["i1n2w3", "i1w3n2"]);
  expect(cancelStep(selection)).toEqual({ selected: "i1", target: null });
  expect(cancelStep(cancelStep(selection))).toEqual(NO_SELECTION);
});

test("of two paths with the same final faces only one is offered", () => {
  const twice = [battleMove("e1n1", null), { ...battleMove("e1n1", null), move: "again" }];
  expect(optionsFrom(twice, "e1").get("e2")).toHaveLength(1);
});

test("an option has its effect", () => {
  const effects = [...optionsFrom(LEGAL, "i1").values()].flat().map((option) => [option.move, option.effect]);
  expect(effects).toContainEqual(["i1n4w1", "capture"]);
  expect(effects).toContainEqual(["i1n5", "roll"]);
});
