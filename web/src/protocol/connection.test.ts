import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canned, moved, situation } from "./canned.ts";
import { type Condition, Connection, type Ending, RefusedError } from "./connection.ts";
import type { FromClient, FromServer } from "./types.ts";

class Socket {
  readyState = 1;
  readonly sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.say({ type: "welcome", protocol: 1, game: "g", you: [0], now: 0 });
  }
}

function table() {
  const sockets: Socket[] = [];
  const asked: (number | null)[] = [];
  const conditions: [Condition, Ending | null][] = [];
  const heard: FromServer[] = [];
  let makesSense = true;
  const connection = new Connection({
    open(after) {
      asked.push(after);
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    after: () => 17,
    hear(message) {
      heard.push(message);
      return makesSense;
    },
    changed: (condition, ending) => conditions.push([condition, ending]),
  });
  connection.start();
  const confuse = () => (makesSense = false);
  const last = () => sockets.at(-1) as Socket;
  return { connection, sockets, asked, conditions, heard, confuse, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Connection", () => {
  it("answers a probe at once", () => {
    const { last, heard } = table();
    last().say({ type: "probe", probe: 42 });
    expect(last().sent).toEqual([{ type: "echo", probe: 42 }]);
    expect(heard).toEqual([]);
  });

  it("waits for the welcome before it says anything", () => {
    const { connection, last } = table();
    void connection.send({ type: "roll", ply: 0 });
    expect(last().sent).toEqual([]);
    last().welcome();
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it("gives every command an id of its own", () => {
    const { connection, last } = table();
    last().welcome();
    void connection.send({ type: "roll", ply: 0 });
    void connection.send({ type: "roll", ply: 0 });
    const ids = last().sent.map((message) => "id" in message && message.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("comes back where it was and says again what was not answered, with the same id", async () => {
    const { connection, last, asked, sockets } = table();
    last().welcome();
    const done = connection.send({ type: "play", ply: 0, move: "e1n1" });
    last().close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    expect(asked).toEqual([17, 17]);
    last().welcome();
    expect(last().sent).toEqual(sockets[0]?.sent);
    const id = (last().sent[0] as { id: string }).id;
    last().say({ type: "done", command: id, sequence: 18 });
    expect(await done).toMatchObject({ type: "done" });
  });

  it("does not say again what an update has answered", async () => {
    const { connection, last } = table();
    last().welcome();
    const done = connection.send({ type: "play", ply: 0, move: "e1n1" });
    const id = (last().sent[0] as { id: string }).id;
    last().say({ type: "update", sequence: 4, events: [moved("e1n1", id)], situation: situation(1) });
    await done;
    last().close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent).toEqual([]);
  });

  it("waits longer each time, and starts afresh once it was welcome", async () => {
    const { last, sockets } = table();
    for (let round = 0; round < 6; round++) {
      last().close(1006);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(sockets).toHaveLength(7);
    last().close(1006);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sockets).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(10_000);
    last().welcome();
    last().close(1006);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(9);
  });

  it("hurries when the network is back", () => {
    const { connection, last, sockets } = table();
    last().close(1006);
    connection.hurry();
    connection.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("is lost at once when the network is gone, and tries again", async () => {
    const { connection, last, sockets, conditions } = table();
    last().welcome();
    connection.drop();
    expect(conditions.at(-1)).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("hangs up after a long silence", async () => {
    const { last, sockets } = table();
    last().welcome();
    await vi.advanceTimersByTimeAsync(46_000);
    expect(sockets).toHaveLength(2);
  });

  it("connects anew when something does not make sense", async () => {
    const { last, sockets, confuse } = table();
    last().welcome();
    confuse();
    last().say(canned());
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("does not come back to a game that does not exist", async () => {
    const { last, sockets, conditions } = table();
    last().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(conditions.at(-1)).toEqual(["closed", "no-such-game"]);
  });

  it("says again after a while what was said too fast", async () => {
    const { connection, last } = table();
    last().welcome();
    void connection.send({ type: "roll", ply: 0 });
    last().say({ type: "refused", command: null, reason: "too-fast", text: "", clause: null });
    await vi.advanceTimersByTimeAsync(1500);
    expect(last().sent).toHaveLength(2);
  });

  it("rejects what was refused, with the reason", async () => {
    const { connection, last } = table();
    last().welcome();
    const asked = connection.send({ type: "hint" });
    const id = (last().sent[0] as { id: string }).id;
    last().say({ type: "refused", command: id, reason: "not-now", text: "no", clause: null });
    await expect(asked).rejects.toThrow(RefusedError);
  });

  it("stays away once it was closed", async () => {
    const { connection, sockets } = table();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});
