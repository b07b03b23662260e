import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_OPTIONS } from "./game-options.ts";
import { hasChoice, prefersServer, runsInBrowser } from "./place.ts";

const options = { ...DEFAULT_OPTIONS, rules: "battle" };

describe("the place of a new game", () => {
  beforeEach(() => vi.stubGlobal("Worker", class {}));
  afterEach(() => {
    vi.unstubAllGlobals();
    prefersServer.value = false;
  });

  it("is this browser against the computer and for two at one screen", () => {
    expect(runsInBrowser(options)).toBe(true);
    expect(runsInBrowser({ ...options, opponent: "here" })).toBe(true);
  });

  it("is the server for somebody far away, where others may watch, and where the player wants it", () => {
    expect(runsInBrowser({ ...options, opponent: "link" })).toBe(false);
    expect(runsInBrowser({ ...options, isPublic: true })).toBe(false);
    expect(runsInBrowser({ ...options, opponent: "here", isPublic: true })).toBe(true); // which nobody can watch
    prefersServer.value = true;
    expect([runsInBrowser(options), hasChoice(options)]).toEqual([false, true]);
  });

  it("is the server for a game without a kernel, and in a browser without Workers", () => {
    expect(runsInBrowser({ ...options, rules: "nine-holes" })).toBe(false);
    vi.stubGlobal("Worker", undefined);
    expect([runsInBrowser(options), hasChoice(options)]).toEqual([false, false]);
  });
});
