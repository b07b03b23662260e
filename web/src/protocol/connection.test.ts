import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CloseReason, Connection, type ConnectionStatus, RefusedError, WithdrawnError } from "./connection.ts";
import { gameState, movedEvent, situation } from "./fixtures.ts";
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

  deliver(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.deliver({ type: "welcome", protocol: 1, game: "g", you: [0], now: 0 });
  }
}

function openConnection() {
  const sockets: Socket[] = [];
  const asked: (number | null)[] = [];
  const statuses: [ConnectionStatus, CloseReason | null][] = [];
  const received: FromServer[] = [];
  let isUnderstood = true;
  const connection = new Connection({
    open(lastSequence) {
      asked.push(lastSequence);
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    lastSequence: () => 17,
    receive(message) {
      received.push(message);
      return isUnderstood;
    },
    onStatusChange: (status, closeReason) => statuses.push([status, closeReason]),
  });
  connection.start();
  const failNext = () => (isUnderstood = false);
  const last = () => sockets.at(-1) as Socket;
  return { connection, sockets, asked, statuses, received, failNext, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Connection", () => {
  it("answers a heartbeat probe at once", () => {
    const { last, received } = openConnection();
    last().deliver({ type: "probe", probe: 42 });
    expect(last().sent).toEqual([{ type: "echo", probe: 42 }]);
    expect(received).toEqual([]);
  });

  it("sends nothing before the welcome", () => {
    const { connection, last } = openConnection();
    void connection.send({ type: "roll", ply: 0 });
    expect(last().sent).toEqual([]);
    last().welcome();
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it("gives every command a unique id", () => {
    const { connection, last } = openConnection();
    last().welcome();
    void connection.send({ type: "roll", ply: 0 });
    void connection.send({ type: "roll", ply: 0 });
    const ids = last().sent.map((message) => "id" in message && message.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("resumes after a reconnect and resends unanswered commands with the same id", async () => {
    const { connection, last, asked, sockets } = openConnection();
    last().welcome();
    const done = connection.send({ type: "play", ply: 0, move: "e1n1" });
    last().close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    expect(asked).toEqual([17, 17]);
    last().welcome();
    expect(last().sent).toEqual(sockets[0]?.sent);
    const id = (last().sent[0] as { id: string }).id;
    last().deliver({ type: "done", command: id, sequence: 18 });
    expect(await done).toMatchObject({ type: "done" });
  });

  it("does not resend a command that an update has answered", async () => {
    const { connection, last } = openConnection();
    last().welcome();
    const done = connection.send({ type: "play", ply: 0, move: "e1n1" });
    const id = (last().sent[0] as { id: string }).id;
    last().deliver({ type: "update", sequence: 4, events: [movedEvent("e1n1", id)], situation: situation(1) });
    await done;
    last().close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent).toEqual([]);
  });

  it("backs off exponentially, and resets the backoff after a welcome", async () => {
    const { last, sockets } = openConnection();
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

  it("reconnects at once when the network is back", () => {
    const { connection, last, sockets } = openConnection();
    last().close(1006);
    connection.reconnectNow();
    connection.reconnectNow();
    expect(sockets).toHaveLength(2);
  });

  it("is lost at once when the network is gone, and reconnects", async () => {
    const { connection, last, sockets, statuses } = openConnection();
    last().welcome();
    connection.dropConnection();
    expect(statuses.at(-1)).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("reconnects when no heartbeat arrives", async () => {
    const { last, sockets } = openConnection();
    last().welcome();
    await vi.advanceTimersByTimeAsync(46_000);
    expect(sockets).toHaveLength(2);
  });

  it("reconnects when a message cannot be applied", async () => {
    const { last, sockets, failNext } = openConnection();
    last().welcome();
    failNext();
    last().deliver(gameState());
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("does not reconnect to a game that does not exist", async () => {
    const { last, sockets, statuses } = openConnection();
    last().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(["closed", "no-such-game"]);
  });

  it("resends commands some time after the rate limit was hit", async () => {
    const { connection, last } = openConnection();
    last().welcome();
    void connection.send({ type: "roll", ply: 0 });
    last().deliver({ type: "refused", command: null, reason: "too-fast", text: "", clause: null });
    await vi.advanceTimersByTimeAsync(1500);
    expect(last().sent).toHaveLength(2);
  });

  it("rejects a refused command with the reason", async () => {
    const { connection, last } = openConnection();
    last().welcome();
    const asked = connection.send({ type: "hint" });
    const id = (last().sent[0] as { id: string }).id;
    last().deliver({ type: "refused", command: id, reason: "not-now", text: "no", clause: null });
    await expect(asked).rejects.toThrow(RefusedError);
  });

  it("withdraws a command that was never sent, and no other", async () => {
    const { connection, last } = openConnection();
    const early = connection.submit({ type: "roll", ply: 0 });
    expect([early.isSent(), early.withdraw(), early.withdraw()]).toEqual([false, true, false]);
    await expect(early.answer).rejects.toThrow(WithdrawnError);
    last().welcome();
    expect(last().sent).toEqual([]);
    const sent = connection.submit({ type: "roll", ply: 0 });
    last().close(1006);
    expect([sent.isSent(), sent.withdraw()]).toEqual([true, false]);
  });

  it("does not reconnect after it was closed", async () => {
    const { connection, sockets } = openConnection();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});
