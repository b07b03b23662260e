import { expect, it } from "vitest";
import { listPages } from "./static-site.ts";

it("has a file for every address that visitors begin with", () => {
  expect(listPages(["battle"])).toEqual([
    "rules/index.html",
    "learn/index.html",
    "print/index.html",
    "rules/battle/index.html",
    "learn/battle/index.html",
    "analysis/battle/index.html",
  ]);
});
