import { describe, expect, it } from "vitest";
import { situation } from "../protocol/canned.ts";
import type { PlyInfo, Replay } from "../protocol/types.ts";
import { clocksAt, gameAt, Replaying, toMoveAt } from "./replaying.ts";

const ply = (seat: 0 | 1, left: number | null): PlyInfo => ({ turn: 1, seat, move: "e1n1", is_roll: false, left });

function saved(changes: Partial<Replay> = {}): Replay {
  const moves = changes.moves ?? [ply(0, null), ply(1, null), ply(0, null)];
  return {
    rules: "battle",
    number: 1,
    count: 1,
    seats: [
      { kind: "person", name: "Ann", level: null },
      { kind: "bot", name: "", level: 3 },
    ],
    moves,
    positions: [null, ...moves].map((_, at) => ({
      ply: at,
      position: `after ${at}`,
      picture: situation(at).picture,
      move: null,
    })),
    comments: ["", ...moves.map(() => "")],
    to_move: 1,
    record: "",
    date: null,
    clock: null,
    outcome: { result: "1-0", winner: 0, reason: "resignation", clause: "B21" },
    game: "",
    dice: null,
    has_dice: false,
    ...changes,
  };
}

describe("Replaying", () => {
  it("begins where it is told to, and never leaves the game", () => {
    const replaying = new Replaying(saved(), 1);
    const seen = [replaying.at.value];
    for (const to of [-3, 2, 3, 99]) {
      replaying.look(to);
      seen.push(replaying.at.value);
    }
    expect(seen).toEqual([1, 0, 2, 3, 3]);
  });

  it("shows the table after the ply looked at", () => {
    const replaying = new Replaying(saved(), 0);
    expect(replaying.position.position).toBe("after 0");
    replaying.look(2);
    expect(replaying.position.position).toBe("after 2");
    expect(replaying.known.value.game?.situation.position).toBe("after 2");
  });

  it("can be a game without a move", () => {
    const replaying = new Replaying(saved({ moves: [] }), 0);
    expect([replaying.at.value, replaying.ply.value, replaying.looking.value]).toEqual([0, 0, null]);
  });
});

describe("gameAt", () => {
  it("is under way until its end", () => {
    expect([0, 1, 2, 3].map((at) => gameAt(saved(), at).status)).toEqual(["playing", "playing", "playing", "over"]);
    expect([0, 1, 2, 3].map((at) => toMoveAt(saved(), at))).toEqual([0, 1, 0, null]);
  });

  it("stays under way where it was never finished", () => {
    expect(gameAt(saved({ outcome: null }), 3)).toMatchObject({ status: "playing", situation: { to_move: 1 } });
  });

  it("lets nobody think, whoever played", () => {
    expect(gameAt(saved(), 1).seats.map((seat) => seat.kind)).toEqual(["person", "person"]);
  });
});

describe("clocksAt", () => {
  const moves = [ply(0, 298_000), ply(1, 295_000), ply(0, 290_000)];

  it("tells what both had left then", () => {
    const timed = saved({ moves, clock: { kind: "sudden", seconds: 300 } });
    expect([0, 1, 2, 3].map((at) => clocksAt(timed, at)?.left)).toEqual([
      [300_000, 300_000],
      [298_000, 300_000],
      [298_000, 295_000],
      [290_000, 295_000],
    ]);
  });

  it("makes do with the first times where the clock itself is not told", () => {
    expect(clocksAt(saved({ moves }), 0)?.left).toEqual([298_000, 295_000]);
  });

  it("is silent where nobody looked at a clock", () => expect(clocksAt(saved(), 2)).toBeNull());
});
