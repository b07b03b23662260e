import { describe, expect, it } from "vitest";
import { found, openTable, settle } from "./fixtures.ts";

describe("hints", () => {
  it("are given again and again as the search gets deeper", async () => {
    const { send, heard, engines } = openTable();
    await send({ type: "join" });
    const before = heard.length;
    await send({ type: "hint" });
    expect(engines.requests[0]).toMatchObject({ candidates: 2 });
    engines.searches[0]?.progress(found(1, 0.54321, "+1", "+2"));
    engines.searches[0]?.finish(found(2, 0.6, "+2", "+1"));
    await settle();
    const common = { type: "hint", command: "c2", ply: 0 };
    const why = (move: string) => [{ id: "generic-move", args: { text: `${move} of 2` } }];
    const words = (text: string) => [{ id: "generic-move", args: { text } }];
    expect(heard.slice(before)).toEqual([
      { ...common, move: "+1", chance: 0.5432, why: why("+1"), words: words("+1"), depth: 1, is_final: false },
      { ...common, move: "+2", chance: 0.6, why: why("+2"), words: words("+2"), depth: 2, is_final: true },
    ]);
  });

  it("are not given faster than anybody can read", async () => {
    const { send, heard, engines, time } = openTable();
    await send({ type: "join" });
    await send({ type: "hint" });
    const before = heard.length;
    for (const depth of [1, 2, 3, 4, 5, 6]) {
      engines.searches[0]?.progress(found(depth, 0.5, "+1"));
      time.now += 60;
    }
    expect(heard.slice(before)).toMatchObject([{ depth: 1 }, { depth: 4 }]);
  });

  it("end when the position changes", async () => {
    const { send, engines } = openTable([null, null]);
    await send({ type: "join" });
    await send({ type: "hint" });
    await send({ type: "play", ply: 0, move: "+1" });
    expect(engines.searches[0]?.signal?.aborted).toBe(true);
  });

  it("are refused where the engine fails", async () => {
    const { send, heard, engines } = openTable();
    await send({ type: "join" });
    await send({ type: "hint" });
    engines.searches[0]?.fail();
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "refused", command: "c2", reason: "engine-failed" });
  });
});

describe("chances", () => {
  it("are those of the first seat", async () => {
    const { send, heard, engines } = openTable([1, null]);
    await send({ type: "join" });
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await settle();
    await send({ type: "chances" });
    engines.searches[1]?.finish(found(4, 0.7, "+1"));
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "chances", ply: 1, first: 0.3, depth: 4, is_final: true });
  });

  it("are not told to two at one screen", async () => {
    const { send } = openTable([null, null]);
    await send({ type: "join" });
    expect(await send({ type: "chances" })).toMatchObject({ reason: "not-against-people" });
  });
});

describe("past positions", () => {
  it("are given with the moves that led there", async () => {
    const { send } = openTable([null, null]);
    await send({ type: "join" });
    await send({ type: "play", ply: 0, move: "+2" });
    expect(await send({ type: "past", first: 0, last: 1 })).toMatchObject({
      type: "past",
      positions: [
        { ply: 0, position: "0 0", move: null },
        { ply: 1, position: "2 1", move: { move: "+2" } },
      ],
    });
    expect(await send({ type: "past", first: 0, last: 2 })).toMatchObject({ reason: "stale" });
  });
});
