import { expect, it } from "vitest";
import { noteUse } from "../games/last-used.ts";
import { clients } from "../games/registry.ts";
import { parsePath } from "../router.ts";
import { findSection, isBoardPage, listSections } from "./navigation.ts";

const [first, second] = clients.map(({ name }) => name);

it("every page belongs to the section that leads to it", () => {
  for (const { section, to } of listSections(true)) expect(findSection(to)).toBe(section);
  expect(findSection(parsePath("/game/k7w2m9x4qd"))).toBe("play");
  expect(findSection(parsePath("/print"))).toBe("learn");
  expect(findSection(parsePath("/review/local-a"))).toBe("analyse");
  expect(findSection(parsePath("/nowhere"))).toBeNull();
});

it("without a server there is nothing to watch", () => {
  expect(listSections(true).map(({ section }) => section)).toEqual(["play", "learn", "puzzles", "analyse", "watch"]);
  expect(listSections(false).map(({ section }) => section)).toEqual(["play", "learn", "puzzles", "analyse"]);
});

it("analysis leads to the game that was last used", () => {
  const find = () => listSections(true).find(({ section }) => section === "analyse")?.to;
  expect(find()).toEqual({ page: "analysis", rules: first });
  noteUse(second ?? "");
  expect(find()).toEqual({ page: "analysis", rules: second });
  noteUse("no such game");
  expect(find()).toEqual({ page: "analysis", rules: second });
});

it("a board fills the page of a game, a step, a puzzle and an analysis, but not an overview", () => {
  for (const path of ["/game/a", "/learn/a/3", "/puzzles/a/daily", "/analysis/a", "/openings/a", "/review/local-a"])
    expect(isBoardPage(parsePath(path)), path).toBe(true);
  for (const path of ["/", "/learn", "/learn/a", "/puzzles", "/puzzles/a", "/watch", "/rules/a"])
    expect(isBoardPage(parsePath(path)), path).toBe(false);
});
