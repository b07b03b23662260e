import { describe, expect, it } from "vitest";
import { isRightHanded } from "../../../die/orientation.ts";
import { findTurns } from "../../../die/turn.ts";
import { START } from "../kernel/generated/battle.ts";
import { formatSetup, movePiece, parseSetup, placePiece, removePiece, switchSide, turnDie } from "./setup.ts";

const setup = parseSetup("4k4/9/9/9/4C4/9/9/4K4 w 7 40");

describe("a position being set up", () => {
  it.each([START, "sb2k3s/1yG6/9/9/2P1s1Eb1/5C3/1I1cv4/4KX1C1 b 8 14"])("is read and written: %s", (text) => {
    expect(formatSetup(parseSetup(text))).toBe(text);
  });

  it("has no history once its board has been changed", () => {
    expect(formatSetup(removePiece(setup, "e4"))).toBe("4k4/9/9/9/9/9/9/4K4 w 0 1");
  });

  it("moves pieces, and takes away what stands there", () => {
    expect(formatSetup(movePiece(setup, "e4", "e8"))).toBe("4C4/9/9/9/9/9/9/4K4 w 0 1");
    expect(movePiece(setup, "a1", "a2")).toBe(setup);
  });

  it("gives a side one king", () => {
    expect(formatSetup(placePiece(setup, "a1", { side: 0, faces: null }))).toBe("4k4/9/9/9/4C4/9/9/K8 w 0 1");
  });

  it("turns a die through all its orientations, which are right-handed", () => {
    const seen = new Set<string>();
    let turned = setup;
    for (const direction of "nenwsnennessenewnnewswnneenwsewnesnw") {
      turned = turnDie(turned, "e4", [direction as "n", "spin"]);
      const faces = turned.pieces.get("e4")?.faces ?? [0, 0, 0];
      expect(isRightHanded(faces)).toBe(true);
      seen.add(formatSetup(turned));
      seen.add(formatSetup(turnDie(turned, "e4", ["spin"])));
    }
    expect(seen.size).toBeGreaterThan(18);
  });

  it("rolls a die until a face is on top, and leaves a king alone", () => {
    const faces = setup.pieces.get("e4")?.faces ?? [0, 0, 0];
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const turns = findTurns(faces, face);
      expect(turns.length).toBe(face === faces[0] ? 0 : face === 7 - faces[0] ? 2 : 1);
      expect(turnDie(setup, "e4", turns).pieces.get("e4")?.faces?.[0]).toBe(face);
    }
    expect(turnDie(setup, "e1", ["n"])).toBe(setup);
  });

  it("gives a piece to the other side", () => {
    expect(formatSetup(switchSide(setup, "e4"))).toBe("4k4/9/9/9/4c4/9/9/4K4 w 0 1");
    expect(switchSide(setup, "a1")).toBe(setup);
  });
});
