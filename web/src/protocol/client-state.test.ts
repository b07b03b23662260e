import { describe, expect, it } from "vitest";
import {
  answeredCommands,
  applyMessage,
  type ClientState,
  EMPTY_STATE,
  findActingSeat,
  timeLeft,
} from "./client-state.ts";
import { gameState, movedEvent, situation } from "./fixtures.ts";
import type { Update } from "./types.ts";

const clientState: ClientState = applyMessage(
  applyMessage(EMPTY_STATE, { type: "welcome", protocol: 1, game: "g", you: [0], now: 5000 }, 1000),
  gameState(),
  1000,
);

const update = (changes: Partial<Update>): Update => ({ type: "update", sequence: 4, events: [], ...changes });

describe("applyMessage", () => {
  it("takes seats and clock offset from the welcome", () => {
    expect(clientState.you).toEqual([0]);
    expect(clientState.clockOffset).toBe(4000);
  });

  it("appends a move and keeps its picture", () => {
    const next = applyMessage(clientState, update({ events: [movedEvent("e1n1", "c1")], situation: situation(1) }), 0);
    expect(next.game?.moves.map((ply) => ply.move)).toEqual(["e1n1"]);
    expect(next.last).toMatchObject({ move: "e1n1" });
    expect(next.game?.sequence).toBe(4);
  });

  it("truncates the moves after an undo", () => {
    const one = applyMessage(clientState, update({ events: [movedEvent("e1n1", null)], situation: situation(1) }), 0);
    const undone = { type: "undone", plies: 0, seat: 0, command: null } as const;
    const two = applyMessage(one, update({ sequence: 5, events: [undone], situation: situation(0) }), 0);
    expect(two.game?.moves).toEqual([]);
    expect(two.last).toBeNull();
  });

  it("keeps what an update does not mention", () => {
    const offered = { type: "offered", what: "draw", seat: 1, command: null } as const;
    const next = applyMessage(clientState, update({ events: [offered], offers: [{ what: "draw", seat: 1 }] }), 0);
    expect(next.game?.offers).toEqual([{ what: "draw", seat: 1 }]);
    expect(next.game?.seats).toBe(clientState.game?.seats);
  });

  it("ignores a duplicate update", () => {
    expect(applyMessage(clientState, update({ sequence: 3 }), 0)).toBe(clientState);
  });

  it("needs a resync after a gap, until the state arrives", () => {
    const gap = applyMessage(clientState, update({ sequence: 9, events: [movedEvent("e1n1", null)] }), 0);
    expect(gap.needsResync).toBe(true);
    expect(applyMessage(gap, gameState(), 0).needsResync).toBe(false);
  });

  it("needs a resync after an update without a state", () => {
    expect(applyMessage(EMPTY_STATE, update({}), 0).needsResync).toBe(true);
  });

  it("resets the thinking bot after a move", () => {
    const thinking = applyMessage(clientState, { type: "thinking", seat: 1 }, 0);
    expect(thinking.thinking).not.toBeNull();
    const next = applyMessage(thinking, update({ events: [movedEvent("e1n1", null)], situation: situation(1) }), 0);
    expect(next.thinking).toBeNull();
  });
});

describe("timeLeft", () => {
  const ticking: ClientState = {
    ...clientState,
    game: gameState({ situation: { ...situation(0), clocks: { left: [3000, 9000], running: 0, at: 5000 } } }),
  };

  it("counts down by the server's clock for the side to move", () => {
    expect(timeLeft(ticking, 2000)).toEqual([2000, 9000]);
  });

  it("stops at zero", () => {
    expect(timeLeft(ticking, 99_000)).toEqual([0, 9000]);
  });

  it("is null without clocks", () => {
    expect(timeLeft(clientState, 0)).toBeNull();
  });
});

describe("findActingSeat", () => {
  it("is my seat when I am to move", () => expect(findActingSeat(clientState)).toBe(0));
  it("is null for a spectator", () => expect(findActingSeat({ ...clientState, you: [] })).toBeNull());
  it("is null once the game is over", () => {
    expect(findActingSeat({ ...clientState, game: gameState({ status: "over" }) })).toBeNull();
  });
});

describe("answeredCommands", () => {
  it("lists the commands of an update's events", () => {
    expect(answeredCommands(update({ events: [movedEvent("e1n1", "c7"), movedEvent("e8s1", null)] }))).toEqual(["c7"]);
  });
  it("lists the command of an answer", () => {
    expect(answeredCommands({ type: "pong", command: "c8", now: 0 })).toEqual(["c8"]);
  });
});
