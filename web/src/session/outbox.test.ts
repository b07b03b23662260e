import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { movedEvent, situation } from "../protocol/fixtures.ts";
import type { FromClient, Refused } from "../protocol/types.ts";
import { type CommandStore, Outbox, openCommandStore } from "./outbox.ts";
import type { CommandBody, PendingCommand } from "./session.ts";

const ROLL: CommandBody = { type: "roll", ply: 0 };
const RESIGN: CommandBody = { type: "resign" };

type Sent = FromClient & { id: string };

/** An outbox, with a connection unless it is told otherwise. */
function openOutbox(isConnected = true, store?: CommandStore) {
  const sent: Sent[] = [];
  const refusals: [string, boolean][] = [];
  const outbox = new Outbox(
    {
      send: (message) => {
        sent.push(message as Sent);
        return true;
      },
      onRefused: ({ reason }, isLate) => refusals.push([reason, isLate]),
    },
    store,
  );
  if (isConnected) outbox.connect();
  const done = () => outbox.settle({ type: "done", command: sent.at(-1)?.id ?? "", sequence: 1 });
  const refuse = (reason: Refused["reason"]) =>
    outbox.settle({ type: "refused", command: sent.at(-1)?.id ?? "", reason, text: "", clause: null });
  return { outbox, sent, refusals, done, refuse };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Outbox", () => {
  it("gives every command an id of its own", () => {
    const { outbox, sent } = openOutbox();
    void outbox.submit(ROLL);
    void outbox.submit(RESIGN);
    expect(sent).toMatchObject([ROLL, RESIGN]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it("accepts one command without a connection, and no second one", async () => {
    const { outbox, sent } = openOutbox(false);
    void outbox.submit(ROLL);
    await outbox.submit(RESIGN);
    expect(outbox.late.value).toMatchObject({ body: ROLL, isSent: false });
    outbox.connect();
    expect(sent).toMatchObject([ROLL]);
  });

  it("does not call a command late that is answered soon", async () => {
    const { outbox, sent, done } = openOutbox();
    const answer = outbox.submit(ROLL);
    done();
    await answer;
    await vi.advanceTimersByTimeAsync(5000);
    expect(outbox.late.value).toBeNull();
    void outbox.submit(RESIGN);
    expect(sent).toHaveLength(2);
  });

  it("calls a command late that is not answered, until it is", async () => {
    const { outbox, refusals, refuse } = openOutbox();
    void outbox.submit(ROLL);
    await vi.advanceTimersByTimeAsync(3500);
    expect(outbox.late.value).toMatchObject({ body: ROLL, isSent: true });
    refuse("stale");
    expect([outbox.late.value, refusals]).toEqual([null, [["stale", true]]]);
  });

  it("calls a command late when the connection is lost, but not a query", () => {
    const { outbox } = openOutbox();
    void outbox.request({ type: "hint" });
    outbox.disconnect();
    expect(outbox.late.value).toBeNull();
    outbox.connect();
    void outbox.submit(ROLL);
    expect(outbox.late.value).toBeNull();
    outbox.disconnect();
    expect(outbox.late.value).toMatchObject({ body: ROLL });
  });

  it("sends what is not answered again under the same id, and what an update has answered no more", async () => {
    const { outbox, sent } = openOutbox();
    const played = outbox.submit({ type: "play", ply: 0, move: "e1n1" });
    void outbox.request({ type: "hint" });
    outbox.disconnect();
    outbox.connect();
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
    const [play, hint] = sent;
    const events = [movedEvent("e1n1", play?.id ?? "")];
    outbox.settle({ type: "update", sequence: 4, events, situation: situation(1) });
    await played;
    outbox.disconnect();
    outbox.connect();
    expect(sent.slice(4)).toEqual([hint]);
  });

  it("sends again some time after the rate limit was hit", async () => {
    const { outbox, sent } = openOutbox();
    void outbox.submit(ROLL);
    outbox.settle({ type: "refused", command: null, reason: "too-fast", text: "", clause: null });
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toHaveLength(2);
  });

  it("answers a query with null where it is refused, and tells why", async () => {
    const { outbox, refusals, refuse } = openOutbox();
    const asked = outbox.request({ type: "hint" });
    refuse("not-now");
    expect([await asked, refusals]).toEqual([null, [["not-now", false]]]);
  });

  it("withdraws a command that was never sent, and accepts another one", async () => {
    const { outbox, sent } = openOutbox(false);
    const rolled = outbox.submit(ROLL);
    expect([outbox.withdraw(), outbox.withdraw()]).toEqual([true, false]);
    await rolled;
    void outbox.submit(RESIGN);
    outbox.connect();
    outbox.disconnect();
    expect(outbox.withdraw()).toBe(false); // it has been sent
    expect(sent).toMatchObject([RESIGN]);
  });

  it("leaves alone what a later outbox of the same game has stored", async () => {
    const { storage } = memoryStorage();
    const before = openOutbox(true, openCommandStore("g", storage));
    void before.outbox.submit(ROLL);
    before.outbox.close();
    const after = openOutbox(false, openCommandStore("g", storage));
    void after.outbox.submit(RESIGN);
    await vi.advanceTimersByTimeAsync(5000);
    expect(openCommandStore("g", storage).read()?.body).toEqual(RESIGN);
  });
});

function memoryStorage(): { items: Map<string, string>; storage: () => Storage } {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return { items, storage: () => storage as unknown as Storage };
}

describe("the store of a late command", () => {
  const COMMAND: PendingCommand = { id: "a-1", body: { type: "play", ply: 3, move: "e1n1" }, isSent: false };

  it("keeps one command for each game, until it is removed", () => {
    const { items, storage } = memoryStorage();
    openCommandStore("g", storage).write(COMMAND);
    expect(openCommandStore("g", storage).read()).toEqual(COMMAND);
    expect(openCommandStore("other", storage).read()).toBeNull();
    openCommandStore("g", storage).write(null);
    expect(items.size).toBe(0);
  });

  it("ignores what it cannot read", () => {
    const { items, storage } = memoryStorage();
    openCommandStore("g", storage).write(COMMAND);
    for (const text of ["{", "7", "{}", '{"id":"a"}']) {
      for (const key of items.keys()) items.set(key, text);
      expect(openCommandStore("g", storage).read()).toBeNull();
    }
  });

  it("does without a browser that stores nothing", () => {
    const store = openCommandStore("g", () => {
      throw new DOMException("denied", "SecurityError");
    });
    store.write(COMMAND);
    expect(store.read()).toBeNull();
  });
});
