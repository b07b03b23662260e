import { describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer } from "../protocol/types.ts";
import { LocalTables, type OpenGame, type RunningGame } from "./local-tables.ts";
import type { FromWorker } from "./worker-protocol.ts";

const PONG: FromServer = { type: "pong", command: "c", now: 0 };

function openTables(reload: () => Promise<void> = async () => undefined) {
  const posted: FromWorker[] = [];
  const received: FromClient[] = [];
  const senders: ((message: FromServer) => void)[] = [];
  const log: string[] = [];
  const game: RunningGame = {
    connect: (after, send) => {
      log.push(`connect ${after}`);
      senders.push(send);
      return { receive: (message) => received.push(message), close: () => log.push("close") };
    },
    reload: async () => {
      log.push("reload");
      await reload();
    },
  };
  const open: OpenGame = async (id) => {
    log.push(`open ${id}`);
    return id === "local-missing" ? null : game;
  };
  const tables = new LocalTables(open, (message) => posted.push(message));
  return { tables, posted, received, senders, log };
}

describe("LocalTables", () => {
  it("passes messages between a socket and its game", async () => {
    const { tables, posted, received, senders, log } = openTables();
    await tables.connect(1, "local-a", 4);
    tables.receive(1, '{"type":"ping","id":"c"}');
    senders[0]?.(PONG);
    expect(log).toEqual(["open local-a", "connect 4"]);
    expect(received).toEqual([{ type: "ping", id: "c" }]);
    expect(posted).toEqual([{ type: "message", socket: 1, text: JSON.stringify(PONG) }]);
  });

  it("says that there is no such game", async () => {
    const { tables, posted } = openTables();
    await tables.connect(1, "local-missing", null);
    expect(posted).toEqual([{ type: "closed", socket: 1, code: 4404 }]);
  });

  it("lets a page try later where a game cannot be opened, and opens it anew", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const posted: FromWorker[] = [];
    let count = 0;
    const open: OpenGame = async () => {
      count += 1;
      throw new Error("no kernel");
    };
    const tables = new LocalTables(open, (message) => posted.push(message));
    await tables.connect(1, "local-a", null);
    await tables.connect(2, "local-a", null);
    expect([posted, count]).toEqual([[1, 2].map((socket) => ({ type: "closed", socket, code: 1011 })), 2]);
  });

  it("opens a game once for two sockets, and again after both are closed", async () => {
    const { tables, log } = openTables();
    await Promise.all([tables.connect(1, "local-a", null), tables.connect(2, "local-a", null)]);
    tables.disconnect(1);
    tables.disconnect(2);
    await tables.connect(3, "local-a", null);
    expect(log).toEqual([
      "open local-a",
      "connect null",
      "connect null",
      "close",
      "close",
      "open local-a",
      "connect null",
    ]);
  });

  it("sends nothing to a socket that was closed", async () => {
    const { tables, posted, senders } = openTables();
    await tables.connect(1, "local-a", null);
    tables.disconnect(1);
    senders[0]?.(PONG);
    tables.receive(1, '{"type":"ping","id":"c"}');
    expect(posted).toEqual([]);
  });

  it("lets pages connect again when the state is out of date", async () => {
    const { tables, posted, log } = openTables();
    await tables.connect(1, "local-a", null);
    tables.restart("local-a");
    expect(posted).toEqual([{ type: "closed", socket: 1, code: 1012 }]);
    await tables.connect(2, "local-a", 7);
    expect(log).toEqual(["open local-a", "connect null", "close", "open local-a", "connect 7"]);
  });

  it("reads what another tab has stored, and starts again where that fails", async () => {
    const { tables, posted, log } = openTables(() => Promise.reject(new Error("gone")));
    await tables.refresh("local-a"); // not open here
    await tables.connect(1, "local-a", null);
    await tables.refresh("local-a");
    expect(log).toEqual(["open local-a", "connect null", "reload", "close"]);
    expect(posted).toEqual([{ type: "closed", socket: 1, code: 1012 }]);
  });

  it("tells pages that it is alive, and takes their answers to itself", async () => {
    const { tables, posted, received } = openTables();
    await tables.connect(1, "local-a", null);
    tables.beat();
    tables.receive(1, '{"type":"echo","probe":0}');
    expect(posted).toEqual([{ type: "message", socket: 1, text: '{"type":"probe","probe":0}' }]);
    expect(received).toEqual([]);
  });
});
