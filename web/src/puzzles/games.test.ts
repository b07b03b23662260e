import { describe, expect, it } from "vitest";
import { loadPuzzles } from "./collection.ts";
import { themeGroups } from "./games.ts";

describe("the groups of themes", () => {
  it.each(["battle", "qwixx"])("contain every theme of %s once", async (game) => {
    const grouped = themeGroups(game).flatMap(({ themes }) => themes);
    expect(new Set(grouped).size).toBe(grouped.length);
    const used = new Set((await loadPuzzles(game)).flatMap(({ themes }) => themes));
    expect([...used].filter((theme) => !grouped.includes(theme))).toEqual([]);
  });
});
