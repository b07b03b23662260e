import { describe, expect, it } from "vitest";
import { canned, moved, situation } from "./canned.ts";
import { actingSeat, answered, hear, type Known, NOTHING, spectators, timeLeft } from "./state.ts";
import type { Update } from "./types.ts";

const known: Known = hear(
  hear(NOTHING, { type: "welcome", protocol: 1, game: "g", you: [0], now: 5000 }, 1000),
  canned(),
  1000,
);

const update = (changes: Partial<Update>): Update => ({ type: "update", sequence: 4, events: [], ...changes });

describe("hear", () => {
  it("takes seats and the server's clock from the welcome", () => {
    expect(known.you).toEqual([0]);
    expect(known.ahead).toBe(4000);
  });

  it("puts a move onto the list and remembers its picture", () => {
    const next = hear(known, update({ events: [moved("e1n1", "c1")], situation: situation(1) }), 0);
    expect(next.game?.moves.map((ply) => ply.move)).toEqual(["e1n1"]);
    expect(next.last).toMatchObject({ move: "e1n1" });
    expect(next.game?.sequence).toBe(4);
  });

  it("cuts the list where moves were taken back", () => {
    const one = hear(known, update({ events: [moved("e1n1", null)], situation: situation(1) }), 0);
    const undone = { type: "undone", plies: 0, seat: 0, command: null } as const;
    const two = hear(one, update({ sequence: 5, events: [undone], situation: situation(0) }), 0);
    expect(two.game?.moves).toEqual([]);
    expect(two.last).toBeNull();
  });

  it("keeps what an update does not mention", () => {
    const offered = { type: "offered", what: "draw", seat: 1, command: null } as const;
    const next = hear(known, update({ events: [offered], offers: [{ what: "draw", seat: 1 }] }), 0);
    expect(next.game?.offers).toEqual([{ what: "draw", seat: 1 }]);
    expect(next.game?.seats).toBe(known.game?.seats);
  });

  it("ignores what it has heard before", () => {
    expect(hear(known, update({ sequence: 3 }), 0)).toBe(known);
  });

  it("is broken by a gap, and whole again by the state", () => {
    const gap = hear(known, update({ sequence: 9, events: [moved("e1n1", null)] }), 0);
    expect(gap.isBroken).toBe(true);
    expect(hear(gap, canned(), 0).isBroken).toBe(false);
  });

  it("is broken by an update before any state", () => {
    expect(hear(NOTHING, update({}), 0).isBroken).toBe(true);
  });

  it("forgets a thinking bot once the table changes", () => {
    const thinking = hear(known, { type: "thinking", seat: 1, warming: true }, 0);
    expect(thinking.thinking?.warming).toBe(true);
    const next = hear(thinking, update({ events: [moved("e1n1", null)], situation: situation(1) }), 0);
    expect(next.thinking).toBeNull();
  });
});

describe("timeLeft", () => {
  const ticking: Known = {
    ...known,
    game: canned({ situation: { ...situation(0), clocks: { left: [3000, 9000], running: 0, at: 5000 } } }),
  };

  it("runs by the server's clock for the side that thinks", () => {
    expect(timeLeft(ticking, 2000)).toEqual([2000, 9000]);
  });

  it("stops at nothing", () => {
    expect(timeLeft(ticking, 99_000)).toEqual([0, 9000]);
  });

  it("is nothing where there are no clocks", () => {
    expect(timeLeft(known, 0)).toBeNull();
  });
});

describe("actingSeat", () => {
  it("is mine when I am to move", () => expect(actingSeat(known)).toBe(0));
  it("is nobody's for who watches", () => expect(actingSeat({ ...known, you: [] })).toBeNull());
  it("is nobody's once the game is over", () => {
    expect(actingSeat({ ...known, game: canned({ status: "over" }) })).toBeNull();
  });
});

describe("answered", () => {
  it("names the commands among the events", () => {
    expect(answered(update({ events: [moved("e1n1", "c7"), moved("e8s1", null)] }))).toEqual(["c7"]);
  });
  it("names the command of an answer", () => {
    expect(answered({ type: "pong", command: "c8", now: 0 })).toEqual(["c8"]);
  });
});

describe("spectators", () => {
  const watchedBy = (watchers: number): Known => ({
    ...known,
    presence: { type: "presence", connected: [true, true], watchers },
  });
  it("does not count the players, nor bots", () => expect(spectators(watchedBy(1))).toBe(0));
  it("counts who only looks on", () => expect(spectators(watchedBy(3))).toBe(2));
});
