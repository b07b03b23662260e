import { describe, expect, it } from "vitest";
import type { NewGame } from "../protocol/types.ts";
import { createGame } from "./creation.ts";
import { Random } from "./random.ts";
import { exportRecord } from "./record.ts";

const random = (byte: number) => new Random((bytes) => bytes.fill(byte));
const AGAINST_BOT: NewGame = { rules: "qwixx", players: [{ kind: "me" }, { kind: "bot", level: 3 }], starts: "second" };

const AT = 1_790_000_000_000;

describe("createGame", () => {
  it("lets the second player begin from the start in which that seat is to move", () => {
    expect(createGame(AGAINST_BOT, random(0xab), AT).created).toEqual({
      rules: "qwixx",
      start: "...........-/...........-/...........-/...........- g 0:0 - r",
      clock: { kind: "none" },
      seats: [{ level: null }, { level: 3 }],
      seed: "ab".repeat(32),
      previous: null,
    });
  });

  it("swaps the seats where the first seat always begins; without dice there is no seed", () => {
    const { created } = createGame({ ...AGAINST_BOT, rules: "battle" }, random(0), AT);
    expect([created.seats, created.seed]).toEqual([[{ level: 3 }, { level: null }], null]);
  });

  it("draws at random who begins", () => {
    const first = (byte: number) =>
      createGame({ ...AGAINST_BOT, starts: "lot" }, random(byte), AT).created.start.split(" ")[1];
    expect([first(0), first(0x80)]).toEqual(["b", "g"]);
  });

  it.each([
    ["unknown-rules", { ...AGAINST_BOT, rules: "chess" }],
    ["no-engine", { ...AGAINST_BOT, players: [{ kind: "me" }, { kind: "bot", level: 9 }] }],
    ["not-now", { ...AGAINST_BOT, players: [{ kind: "me" }, { kind: "open" }] }],
  ] as [string, NewGame][])("refuses what needs the server: %s", (reason, newGame) => {
    expect(() => createGame(newGame, random(0), AT)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ reason }) }),
    );
  });

  it("gives a game that can be listed and exported without a kernel", () => {
    const game = createGame(AGAINST_BOT, random(0), AT);
    expect(game.summary).toMatchObject({
      game: "local-222222222222",
      status: "waiting",
      seats: [{ kind: "kept" }, { kind: "bot", level: 3 }],
      to_move: 1,
      you: [0],
    });
    expect(exportRecord(game)).toBe(
      '[Game "qwixx"]\n[Black "?"]\n[Grey "Level 3"]\n[Date "2026-09-21"]\n[Result "*"]\n' +
        '[Start "...........-/...........-/...........-/...........- g 0:0 - r"]\n\n*\n',
    );
  });
});
