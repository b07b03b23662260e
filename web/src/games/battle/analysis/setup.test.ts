import { describe, expect, it } from "vitest";
import { isRightHanded } from "../../../die/orientation.ts";
import { START } from "../kernel/generated/battle.ts";
import { formatSetup, movePiece, parseSetup, placePiece, removePiece, showFace, spinDie, tipDie } from "./setup.ts";

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
      turned = spinDie(tipDie(turned, "e4", direction as "n"), "e4");
      const faces = turned.pieces.get("e4")?.faces ?? [0, 0, 0];
      expect(isRightHanded(faces)).toBe(true);
      seen.add(formatSetup(turned));
      seen.add(formatSetup(spinDie(turned, "e4")));
    }
    expect(seen.size).toBeGreaterThan(18);
  });

  it("shows any face on top, and leaves a king alone", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(showFace(setup, "e4", face).pieces.get("e4")?.faces?.[0]).toBe(face);
    expect(showFace(setup, "e1", 3)).toBe(setup);
  });
});
