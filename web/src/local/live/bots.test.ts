import { describe, expect, it } from "vitest";
import { found, openTable, settle } from "./fixtures.ts";

/** A long game of the toy against a bot, in which both have moved so many times. */
async function playTurns(turns: number) {
  const opened = openTable([null, 1], { kind: "none" }, "-20 0");
  const { send, engines } = opened;
  await send({ type: "join" });
  for (let turn = 0; turn < turns; turn++) {
    await send({ type: "play", ply: 2 * turn, move: "+1" });
    engines.searches.at(-1)?.finish(found(1, 0.5, "+1"));
    await settle();
  }
  return opened;
}

describe("Bots", () => {
  it("says that the engine thinks, and plays what it finds", async () => {
    const { send, heard, engines } = openTable();
    await send({ type: "join" });
    await send({ type: "play", ply: 0, move: "+1" });
    expect(heard.at(-1)).toEqual({ type: "thinking", seat: 1, warming: false, progress: 1 });
    expect(engines.requests[0]).toMatchObject({ rules: "toy", start: "0 0", moves: ["+1"], candidates: 1 });
    engines.searches[0]?.finish(found(3, 0.6, "+2"));
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "update", events: [{ type: "moved", ply: { move: "+2", seat: 1 } }] });
  });

  it("stops a search when the position changes, and searches the new one", async () => {
    const { send, engines, table } = openTable();
    await send({ type: "join" });
    await send({ type: "play", ply: 0, move: "+1" });
    await send({ type: "undo", ply: 1 });
    expect(engines.searches[0]?.signal?.aborted).toBe(true);
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await settle();
    expect(table.state.plies).toEqual([]);
    await send({ type: "play", ply: 0, move: "+2" });
    expect(engines.requests[1]?.moves).toEqual(["+2"]);
  });

  it("tries again once, then says that the engine has failed; a nudge lets it try again", async () => {
    const { send, heard, engines } = openTable([1, null]);
    await send({ type: "join" });
    engines.searches[0]?.fail();
    await settle();
    engines.searches[1]?.fail();
    await settle();
    expect(heard.at(-1)).toMatchObject({ events: [{ type: "bot-failed", seat: 0 }], bot_failed: true });
    await send({ type: "nudge" });
    expect(engines.searches).toHaveLength(3);
  });

  it.each([
    [0.4, "declined"],
    [0.5, "ended"],
    [0.52, "declined"],
    [0.6, "ended"],
  ])("accepts a draw where it stands worse or sees nothing else: the person has %s", async (value, answer) => {
    const { send, heard, engines } = await playTurns(9);
    await send({ type: "offer", what: "draw" });
    engines.searches.at(-1)?.finish(found(5, value, "+1"));
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "update", events: [{ type: answer }] });
  });

  it.each([0, 8])("declines a draw before turn 10 without a search: after %s turns", async (turns) => {
    const { send, heard, engines } = await playTurns(turns);
    const searches = engines.searches.length;
    await send({ type: "offer", what: "draw" });
    expect(heard.at(-1)).toMatchObject({ type: "update", events: [{ type: "declined" }] });
    expect(engines.searches).toHaveLength(searches);
  });

  it("does not play what a search found that was ended, and searches again once somebody watches", async () => {
    const { send, close, engines, table, connect } = openTable([1, null]);
    await send({ type: "join" });
    close();
    expect(engines.searches[0]?.signal?.aborted).toBe(true);
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await settle();
    expect([table.state.plies.length, engines.searches.length]).toEqual([0, 1]);
    connect();
    await settle();
    expect(engines.searches).toHaveLength(2);
  });

  it("answers a draw that is offered while it searches, then searches again", async () => {
    const { send, heard, engines, table } = openTable([1, null]);
    await send({ type: "join" });
    await send({ type: "offer", what: "draw" });
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await settle();
    expect(heard.findLast(({ type }) => type === "update")).toMatchObject({ events: [{ type: "declined" }] });
    expect([table.state.plies.length, engines.searches.length]).toEqual([0, 2]);
  });
});
