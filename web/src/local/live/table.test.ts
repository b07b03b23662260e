import { describe, expect, it } from "vitest";
import type { FromServer } from "../../protocol/types.ts";
import { openTable, START, settle } from "./fixtures.ts";

const types = (messages: readonly FromServer[]) => messages.map(({ type }) => type);

describe("Table", () => {
  it("welcomes a client with the whole game, and starts it when the player joins", async () => {
    const { heard, send } = openTable();
    expect(types(heard)).toEqual(["welcome", "state", "presence"]);
    await send({ type: "join", name: " Ann " });
    expect(types(heard).slice(3)).toEqual(["welcome", "update"]);
    expect(heard[4]).toMatchObject({ status: "playing", seats: [{ kind: "person", name: "Ann" }, { level: 1 }] });
  });

  it("shows nothing before it is stored", async () => {
    const { heard, send, store } = openTable([null, null]);
    await send({ type: "join" });
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    const before = heard.length;
    await send({ type: "play", ply: 0, move: "+1" });
    expect(heard).toHaveLength(before);
    open();
    await settle();
    expect(heard[before]).toMatchObject({ type: "update", sequence: 3, events: [{ type: "moved", command: "c2" }] });
    expect((await store.load("local-toy"))?.plies).toEqual([{ turn: 1, move: "+1", left: null }]);
  });

  it("refuses what cannot be stored, and changes nothing", async () => {
    const { send, store, table } = openTable([null, null]);
    await send({ type: "join" });
    store.failure = new Error("no room");
    expect(await send({ type: "play", ply: 0, move: "+1" })).toMatchObject({ type: "refused", reason: "unavailable" });
    expect([table.state.plies.length, table.state.sequence]).toEqual([0, 2]);
    store.failure = null;
    expect(await send({ type: "play", ply: 0, move: "+2" })).toMatchObject({ type: "update", sequence: 3 });
  });

  it("answers a command that is sent again, and does not repeat it", async () => {
    const { send } = openTable([null, null]);
    await send({ type: "join" });
    await send({ type: "play", id: "one", ply: 0, move: "+1" });
    expect(await send({ type: "play", id: "one", ply: 0, move: "+1" })).toEqual({
      type: "done",
      command: "one",
      sequence: 3,
    });
  });

  it("reads what another tab has stored, and shows it", async () => {
    const { send, heard, table, open, connect, store } = openTable([null, null]);
    await send({ type: "join" });
    const other = connect(open((await store.load("local-toy"))?.events));
    await other.send({ type: "play", id: "other", ply: 0, move: "+1" });
    await table.reload();
    expect(heard.at(-1)).toMatchObject({ type: "update", sequence: 3, events: [{ type: "moved" }] });
    expect(await send({ type: "play", ply: 0, move: "+2" })).toMatchObject({ reason: "stale" });
  });

  it("decides again when another tab was first", async () => {
    const { send, open, connect, store, table } = openTable([null, null]);
    await send({ type: "join" });
    const other = connect(open((await store.load("local-toy"))?.events));
    await other.send({ type: "play", id: "other", ply: 0, move: "+1" });
    const save = store.save.bind(store);
    store.save = async (game) => {
      store.save = save;
      throw new Error(`another tab has written ${game.id}`);
    };
    expect(await send({ type: "play", ply: 0, move: "+2" })).toMatchObject({ type: "refused", reason: "stale" });
    expect(table.state.sequence).toBe(3);
  });

  it("sends a client that comes back what it missed", async () => {
    const { send, table } = openTable([null, null]);
    await send({ type: "join" });
    await send({ type: "play", ply: 0, move: "+1" });
    const missed: FromServer[] = [];
    table.connect(2, (message) => missed.push(message));
    expect(missed[1]).toMatchObject({ type: "update", sequence: 3, events: [{ type: "moved" }] });
  });

  it("ends the game when the time is up", async () => {
    const { send, heard, time } = openTable([null, null], { kind: "sudden", seconds: 60 });
    await send({ type: "join" });
    expect(time.timers).toHaveLength(1);
    time.now = START + 60_001;
    time.timers[0]?.();
    await settle();
    expect(heard.at(-1)).toMatchObject({ outcome: { result: "0-1", reason: "time", clause: "T3" } });
  });

  it("gives a clock the time back in which nobody had the game open", async () => {
    const { send, store, open, time } = openTable([null, null], { kind: "fischer", seconds: 60, increment: 2 });
    await send({ type: "join" });
    time.now += 5000;
    await send({ type: "play", ply: 0, move: "+1" });
    time.now += 3_600_000;
    const again = open((await store.load("local-toy"))?.events);
    await again.creditAbsence();
    expect(again.state.clock).toMatchObject({ left: [57_000, 60_000], running: 1, since: time.now });
  });

  it("creates a rematch with swapped seats before it names it", async () => {
    const { send, store } = openTable();
    await send({ type: "join" });
    await send({ type: "resign" });
    const answer = await send({ type: "offer", what: "rematch" });
    const id = (answer as { following: string }).following;
    expect(id).toMatch(/^local-[2-9a-z]{12}$/);
    expect((await store.load(id))?.created).toMatchObject({
      seats: [{ level: 1 }, { level: null }],
      previous: "local-toy",
    });
  });

  it("ends without a result before the first move, and not after it", async () => {
    const untouched = openTable([null, null]);
    await untouched.send({ type: "join" });
    expect(await untouched.send({ type: "abort" })).toMatchObject({ outcome: { result: "*", reason: "aborted" } });
    const begun = openTable([null, null]);
    await begun.send({ type: "join" });
    await begun.send({ type: "play", ply: 0, move: "+1" });
    expect(await begun.send({ type: "abort" })).toMatchObject({ reason: "not-now" });
  });

  it("leaves no rematch behind that nothing leads to", async () => {
    const { send, store } = openTable();
    await send({ type: "join" });
    await send({ type: "resign" });
    store.onSaved = () => (store.failure = new Error("full"));
    expect(await send({ type: "offer", what: "rematch" })).toMatchObject({ reason: "unavailable" });
    expect([...store.games.keys()]).toEqual(["local-toy"]);
  });

  it("answers pings, and refuses queries about the engine once the game is over", async () => {
    const { send, time } = openTable();
    expect(await send({ type: "ping" })).toEqual({ type: "pong", command: "c1", now: time.now });
    await send({ type: "join" });
    await send({ type: "resign" });
    expect(await send({ type: "hint" })).toMatchObject({ reason: "not-now" });
    expect(await send({ type: "threats", seat: 0 })).toMatchObject({ reason: "not-now" });
  });
});
