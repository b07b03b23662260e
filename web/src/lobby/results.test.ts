import { describe, expect, it } from "vitest";
import type { ListedGame } from "../local/game-database.ts";
import type { Seat } from "../protocol/types.ts";
import { countResults, findResult, hasFinished } from "./results.ts";

interface Played {
  winner?: Seat | null;
  you?: Seat[];
  level?: number;
  rules?: string;
  changes?: Partial<ListedGame>;
}

/** A finished game of the first seat against a bot. */
function finished({ winner = 0, you = [0], level = 2, rules = "race", changes = {} }: Played = {}): ListedGame {
  const person = { kind: "person", name: "", level: null } as const;
  const bot = { kind: "bot", name: "", level } as const;
  return {
    game: "local-a",
    rules,
    status: "over",
    seats: you[0] === 1 ? [bot, person] : [person, bot],
    clock: { kind: "none" },
    turn: 9,
    to_move: 0,
    active: 0,
    you,
    outcome: { result: winner === null ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1", winner, reason: "", clause: null },
    ...changes,
  };
}

describe("the result of a game", () => {
  it("is seen from the player's seat", () => {
    expect(findResult(finished({ winner: 0 }))).toBe("won");
    expect(findResult(finished({ winner: 0, you: [1] }))).toBe("lost");
    expect(findResult(finished({ winner: null }))).toBe("drawn");
  });

  it("is nobody's where both seats are at this screen, or the game was called off or goes on", () => {
    const aborted = { result: "*", winner: null, reason: "aborted", clause: null } as const;
    expect(findResult(finished({ you: [0, 1] }))).toBeNull();
    expect(findResult(finished({ changes: { outcome: aborted } }))).toBeNull();
    expect(findResult(finished({ changes: { status: "playing", outcome: null } }))).toBeNull();
  });
});

describe("the record against a level", () => {
  it("counts wins, draws and losses of this game at this level alone", () => {
    const games = [
      finished({ winner: 0 }),
      finished({ winner: 1, you: [1] }),
      finished({ winner: 1 }),
      finished({ winner: null }),
      finished({ level: 3 }),
      finished({ rules: "other" }),
      finished({ changes: { seats: [finished().seats[0], { kind: "person", name: "Bea", level: null }] } }),
    ];
    expect(countResults(games, "race", 2)).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(countResults(games, "race", 3)).toEqual({ won: 1, drawn: 0, lost: 0 });
  });
});

it("a game that was played to its end is no longer new", () => {
  expect(hasFinished([finished()], "race")).toBe(true);
  expect(hasFinished([finished({ changes: { status: "playing", outcome: null } })], "race")).toBe(false);
  expect(hasFinished([finished()], "other")).toBe(false);
});
