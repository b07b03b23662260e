import { describe, expect, it } from "vitest";
import { clausePath, formatPath, parsePath, type Route } from "./router.ts";

describe("paths", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "game", gameId: "k7w2m9x4qd" },
    { page: "rules", rules: null, tool: null },
    { page: "rules", rules: "battle", tool: null },
    { page: "rules", rules: "battle", tool: "diagram" },
    { page: "review", gameId: "file-3" },
    { page: "print" },
    { page: "watch" },
    { page: "openings", game: "battle" },
    { page: "learn", course: null, step: null },
    { page: "learn", course: "battle", step: null },
    { page: "learn", course: "battle", step: 12 },
    { page: "puzzles", game: null, choice: null },
    { page: "puzzles", game: "battle", choice: null },
    { page: "puzzles", game: "battle", choice: "win-2" },
  ];
  it.each(routes)("are parsed as they were formatted: %o", (route) => {
    expect(parsePath(formatPath(route))).toEqual(route);
  });

  it.each([
    "/nothing",
    "/game",
    "/game/a/b",
    "/rules/battle/x/y",
    "/replay/3/x",
    "/print/x",
    "/watch/x",
    "/openings",
    "/openings/battle/x",
    "/learn/battle/0",
    "/learn/battle/x",
    "/learn/battle/1/2",
    "/puzzles/battle/win-2/x",
  ])("are not found: %s", (path) => {
    expect(parsePath(path)).toEqual({ page: "not-found" });
  });

  it("of a clause leads to its anchor in the rulebook", () => {
    expect(clausePath("battle", "B12")).toBe("/rules/battle#B12");
  });
});

describe("paths of a client that does not lie at the top of its host", () => {
  it("begin with its place", () => {
    expect(formatPath({ page: "home" }, "/duellum/")).toBe("/duellum/");
    expect(formatPath({ page: "game", gameId: "local-a" }, "/duellum/")).toBe("/duellum/game/local-a");
    for (const path of ["/duellum/", "/duellum"]) expect(parsePath(path, "/duellum/")).toEqual({ page: "home" });
    expect(parsePath("/duellum/print", "/duellum/")).toEqual({ page: "print" });
    expect(parsePath("/print", "/duellum/")).toEqual({ page: "not-found" });
  });
});
