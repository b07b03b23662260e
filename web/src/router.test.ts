import { describe, expect, it } from "vitest";
import { formatPath, parsePath, type Route } from "./router.ts";

describe("paths", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "game", game: "k7w2m9x4qd" },
    { page: "rules", rules: null },
    { page: "rules", rules: "battle" },
    { page: "replay", saved: "3" },
  ];
  it.each(routes)("lead back to where they came from: %o", (route) => {
    expect(parsePath(formatPath(route))).toEqual(route);
  });

  it.each(["/nothing", "/game", "/game/a/b", "/rules/battle/x", "/replay/3/x"])("lead nowhere: %s", (path) => {
    expect(parsePath(path)).toEqual({ page: "nowhere" });
  });
});
