import { describe, expect, it } from "vitest";
import {
  chooseClock,
  DEFAULT_OPTIONS,
  isCustom,
  isGameOptions,
  listClocks,
  parseClock,
  splitClock,
  toNewGame,
} from "./game-options.ts";

describe("game options", () => {
  it("become a request for a bot of a level with a random first player", () => {
    expect(toNewGame({ ...DEFAULT_OPTIONS, rules: "battle", level: 5 })).toMatchObject({
      rules: "battle",
      players: [{ kind: "me" }, { kind: "bot", level: 5 }],
      starts: "lot",
      clock: { kind: "none" },
    });
  });

  it("become an unlisted request for both seats where two people share a screen", () => {
    const here = toNewGame({ ...DEFAULT_OPTIONS, opponent: "here", isPublic: true });
    expect(here.players).toEqual([{ kind: "me" }, { kind: "me" }]);
    expect(here.public).toBe(false);
    expect(here.dice).toBe("joint"); // the server makes them committed if there are no two parties
  });

  it("become a request with an open seat and a clock for a friend", () => {
    const link = toNewGame({ ...DEFAULT_OPTIONS, opponent: "link", clock: "5+3" });
    expect(link.players[1]).toEqual({ kind: "open" });
    expect(link.clock).toEqual({ kind: "fischer", seconds: 300, increment: 3 });
  });

  it("have a clock of days only against a friend online", () => {
    expect(listClocks("link")).toContain("3d");
    for (const opponent of ["bot", "here"] as const) {
      expect(listClocks(opponent)).toContain("5+3");
      expect(listClocks(opponent)).not.toContain("3d");
      expect(toNewGame({ ...DEFAULT_OPTIONS, opponent, clock: "3d" }).clock).toEqual({ kind: "none" });
    }
    expect(toNewGame({ ...DEFAULT_OPTIONS, opponent: "link", clock: "3d" }).clock).toEqual({ kind: "days", days: 3 });
  });

  it("have a custom clock of minutes and seconds a turn against anybody", () => {
    expect(parseClock("7+0")).toEqual({ kind: "sudden", seconds: 420 });
    expect(parseClock("90+30")).toEqual({ kind: "fischer", seconds: 5400, increment: 30 });
    expect(["11+0", "5+11", "5", "+3", "0d", "soon"].map(parseClock)).toEqual(Array(6).fill(null));
    expect([isCustom("7+0"), isCustom("5+3")]).toEqual([true, false]);
    expect(chooseClock({ clock: "7+0", opponent: "bot" })).toBe("7+0");
    expect([splitClock("7+0"), splitClock("none")]).toEqual([
      [7, 0],
      [5, 3],
    ]);
  });

  it("are accepted from storage only if they are valid", () => {
    expect(isGameOptions(JSON.parse(JSON.stringify(DEFAULT_OPTIONS)))).toBe(true);
    expect(isGameOptions({ ...DEFAULT_OPTIONS, clock: "7+7" })).toBe(true);
    expect(isGameOptions({ ...DEFAULT_OPTIONS, clock: "7+11" })).toBe(false);
    expect(isGameOptions({ ...DEFAULT_OPTIONS, opponent: "cat" })).toBe(false);
    expect(isGameOptions(null)).toBe(false);
  });
});
