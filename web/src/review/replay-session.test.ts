import { describe, expect, it } from "vitest";
import { situation } from "../protocol/fixtures.ts";
import type { PlyInfo, Replay } from "../protocol/types.ts";
import { clocksAt, gameAt, ReplaySession, toMoveAt } from "./replay-session.ts";

const ply = (seat: 0 | 1, left: number | null): PlyInfo => ({
  turn: 1,
  seat,
  move: "e1n1",
  is_roll: false,
  left,
  words: null,
});

function replay(changes: Partial<Replay> = {}): Replay {
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

describe("ReplaySession", () => {
  it("starts at the given ply and stays within the game", () => {
    const session = new ReplaySession(replay(), 1);
    const seen = [session.at.value];
    for (const to of [-3, 2, 3, 99]) {
      session.viewPly(to);
      seen.push(session.at.value);
    }
    expect(seen).toEqual([1, 0, 2, 3, 3]);
  });

  it("shows the position after the viewed ply", () => {
    const session = new ReplaySession(replay(), 0);
    expect(session.position.position).toBe("after 0");
    session.viewPly(2);
    expect(session.position.position).toBe("after 2");
    expect(session.clientState.value.game?.situation.position).toBe("after 2");
  });

  it("accepts a game without moves", () => {
    const session = new ReplaySession(replay({ moves: [] }), 0);
    expect([session.at.value, session.ply.value, session.viewedPly.value]).toEqual([0, 0, null]);
  });
});

describe("gameAt", () => {
  it("is playing until its end", () => {
    expect([0, 1, 2, 3].map((at) => gameAt(replay(), at).status)).toEqual(["playing", "playing", "playing", "over"]);
    expect([0, 1, 2, 3].map((at) => toMoveAt(replay(), at))).toEqual([0, 1, 0, null]);
  });

  it("stays playing where it was not finished", () => {
    expect(gameAt(replay({ outcome: null }), 3)).toMatchObject({ status: "playing", situation: { to_move: 1 } });
  });

  it("shows bots as persons", () => {
    expect(gameAt(replay(), 1).seats.map((seat) => seat.kind)).toEqual(["person", "person"]);
  });
});

describe("clocksAt", () => {
  const moves = [ply(0, 298_000), ply(1, 295_000), ply(0, 290_000)];

  it("gives both players' time left", () => {
    const timed = replay({ moves, clock: { kind: "sudden", seconds: 300 } });
    expect([0, 1, 2, 3].map((at) => clocksAt(timed, at)?.left)).toEqual([
      [300_000, 300_000],
      [298_000, 300_000],
      [298_000, 295_000],
      [290_000, 295_000],
    ]);
  });

  it("uses the first known times where the clock is unknown", () => {
    expect(clocksAt(replay({ moves }), 0)?.left).toEqual([298_000, 295_000]);
  });

  it("is null without times", () => expect(clocksAt(replay(), 2)).toBeNull());
});
