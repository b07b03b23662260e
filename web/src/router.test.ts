import { describe, expect, it } from "vitest";
import { formatPath, parsePath, type Route } from "./router.ts";

describe("paths", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "game", game: "k7w2m9x4qd" },
    { page: "rules", rules: null },
    { page: "rules", rules: "battle" },
    { page: "replay", record: "3" },
  ];
  it.each(routes)("are parsed as they were formatted: %o", (route) => {
    expect(parsePath(formatPath(route))).toEqual(route);
  });

  it.each(["/nothing", "/game", "/game/a/b", "/rules/battle/x", "/replay/3/x"])("are not found: %s", (path) => {
    expect(parsePath(path)).toEqual({ page: "not-found" });
  });
});
