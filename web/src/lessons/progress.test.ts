import { beforeEach, describe, expect, it } from "vitest";
import {
  countDone,
  dismissOffer,
  firstUndone,
  isOffered,
  markDone,
  markPlayed,
  progressOf,
  resetProgress,
} from "./progress.ts";

const STEPS = [{ name: "roll" }, { name: "count" }, { name: "turn" }];

describe("progress", () => {
  beforeEach(() => resetProgress("chess"));

  it("goes on at the first step that is not done", () => {
    expect(firstUndone("chess", STEPS)).toBe(0);
    markDone("chess", "roll", "done", 3);
    markDone("chess", "turn", "done", 3);
    expect([firstUndone("chess", STEPS), countDone("chess")]).toEqual([1, 2]);
    markDone("chess", "count", "perfect", 3);
    expect(firstUndone("chess", STEPS)).toBe(0);
  });

  it("keeps the better mark", () => {
    markDone("chess", "roll", "done", 3);
    markDone("chess", "roll", "perfect", 3);
    markDone("chess", "roll", "done", 3);
    expect(progressOf("chess")).toEqual({ count: 3, done: { roll: "perfect" } });
  });

  it("is kept for each game and can be reset", () => {
    markDone("chess", "roll", "done", 3);
    markDone("go", "roll", "done", 3);
    resetProgress("chess");
    expect([countDone("chess"), countDone("go")]).toEqual([0, 1]);
  });
});

describe("the offer", () => {
  it("is for whoever has neither played the game nor said no", () => {
    expect([isOffered("chess"), isOffered("go")]).toEqual([true, true]);
    markPlayed("chess");
    dismissOffer("go");
    expect([isOffered("chess"), isOffered("go"), isOffered("shogi")]).toEqual([false, false, true]);
  });
});
