import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameState } from "../protocol/fixtures.ts";
import type { FromClient, FromServer } from "../protocol/types.ts";
import { Connection } from "./connection.ts";
import type { CloseReason, SessionStatus } from "./session.ts";

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
  const statuses: [SessionStatus, CloseReason | null][] = [];
  const received: FromServer[] = [];
  let isUnderstood = true;
  const connection = new Connection<FromClient, FromServer>({
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

  it("sends nothing before the welcome, and nothing without a connection", () => {
    const { connection, last } = openConnection();
    const roll: FromClient = { type: "roll", id: "a", ply: 0 };
    expect(connection.send(roll)).toBe(false);
    last().welcome();
    expect(connection.send(roll)).toBe(true);
    expect(last().sent).toEqual([roll]);
    last().close(1006);
    expect(connection.send(roll)).toBe(false);
  });

  it("resumes after the last event when it reconnects", async () => {
    const { last, asked, sockets, statuses } = openConnection();
    last().welcome();
    last().close(1006);
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect([sockets.length, asked]).toEqual([2, [17, 17]]);
    expect(statuses.map(([status]) => status)).toEqual(["connecting", "open", "lost", "open"]);
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

  it("gives up a connection that stays silent from the start much sooner, and waits longer for the next ones", async () => {
    const { last, sockets } = openConnection();
    await vi.advanceTimersByTimeAsync(9000);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(9000);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(8000);
    expect(sockets).toHaveLength(3);
    last().welcome();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(sockets).toHaveLength(3);
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

  it("does not reconnect after it was closed", async () => {
    const { connection, sockets } = openConnection();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});
