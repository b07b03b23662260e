import { describe, expect, it } from "vitest";
import battle from "./data/battle.json";
import qwixx from "./data/qwixx.json";
import type { BookView, ExampleView } from "./data/types.ts";
import {
  advance,
  beginTrial,
  demonstrate,
  findNext,
  isAtEnd,
  isShownMove,
  openExample,
  showRefusal,
  tryMove,
} from "./example-player.ts";

const examples = [battle, qwixx].flatMap((book) =>
  (book as unknown as BookView).sections.flatMap((section) => section.examples),
);
const find = (holds: (example: ExampleView) => boolean): ExampleView => examples.find(holds) as ExampleView;
const MOVED = find(({ steps, choices }) => steps.length === 1 && choices.length > 1);
const ROLLED = find(({ steps, trial, choices }) => trial === 1 && steps.length > 1 && choices.length > 1);
const REFUSED = find(({ refused }) => refused.some(({ before }) => before.length > 0));

describe("an example", () => {
  it("begins before its first move, which it announces", () => {
    const player = openExample(MOVED);
    expect(player.frames[player.at]).toMatchObject({ picture: MOVED.view, last: null, toMove: MOVED.side });
    expect([isAtEnd(player), findNext(MOVED, player)]).toEqual([false, MOVED.steps[0]?.text]);
  });

  it("plays its moves one after another, and stops", () => {
    let player = demonstrate(ROLLED);
    const seen = [];
    while (player.isPlaying) {
      player = advance(player);
      seen.push(player.frames[player.at]?.last?.move);
    }
    expect(seen).toEqual(ROLLED.steps.map(({ move }) => move.move));
    expect([isAtEnd(player), findNext(ROLLED, player), advance(player).at]).toEqual([true, null, seen.length]);
  });

  it("is tried after the dice are rolled", () => {
    const player = beginTrial(ROLLED);
    expect(player.frames[player.at]?.picture).toEqual(ROLLED.steps[0]?.after);
    const other = ROLLED.choices.find((choice) => !isShownMove(ROLLED, choice));
    const tried = tryMove(player, other?.text ?? "");
    expect(tried.frames[tried.at]?.picture).toEqual(other?.after);
    expect([tried.choices, tried.tried]).toEqual([[], other]);
  });

  it("accepts only the moves it lists", () => {
    const player = beginTrial(MOVED);
    expect(tryMove(player, "a1n9")).toBe(player);
    expect(isShownMove(MOVED, tryMove(player, MOVED.steps[0]?.text ?? "").tried ?? (MOVED.choices[0] as never))).toBe(
      true,
    );
  });

  it("shows what comes before a refused move", () => {
    const refused = REFUSED.refused.find(({ before }) => before.length > 0) as never;
    const player = showRefusal(REFUSED, refused);
    expect([player.isPlaying, isAtEnd(player)]).toEqual([true, false]);
    const end = advance(player);
    expect([end.isPlaying, isAtEnd(end), end.refused]).toEqual([false, true, refused]);
  });
});

it("every tried move of every example has a position of its own", () => {
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples)
    for (const { move, after } of example.choices) expect([move.move, after]).not.toContain(undefined);
});
