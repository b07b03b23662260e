import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromLobby, FromVisitor } from "../protocol/types.ts";
import { LobbySession } from "./lobby-session.ts";
import { wanted } from "./wanted.ts";

const CLOCK = { kind: "fischer", seconds: 300, increment: 3 } as const;

class Socket {
  readyState = 1;
  readonly sent: FromVisitor[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly isPlayer: boolean;

  constructor(isPlayer: boolean) {
    this.isPlayer = isPlayer;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromVisitor);
  }

  close(): void {
    this.readyState = 3;
  }

  deliver(...messages: FromLobby[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function enter() {
  const sockets: Socket[] = [];
  const games: string[] = [];
  const refused: string[] = [];
  const session = new LobbySession({
    open(isPlayer) {
      const socket = new Socket(isPlayer);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    name: () => "Ann",
    onMatched: (game) => games.push(game),
    onRefused: ({ reason }) => refused.push(reason),
  });
  const last = () => sockets.at(-1) as Socket;
  const welcome = (known: boolean) => last().deliver({ type: "welcome", protocol: 1, known });
  const reconnect = () => {
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);
  };
  return { session, sockets, games, refused, last, welcome, reconnect };
}

const found = (id: string) => ({ id, rules: "battle", clock: CLOCK, name: "Ann" });

beforeEach(() => {
  vi.useFakeTimers();
  wanted.value = null;
});
afterEach(() => vi.useRealTimers());

describe("a lobby session", () => {
  it("shows what has changed, and nothing without a connection", () => {
    const { session, last, welcome, reconnect } = enter();
    const leave = session.watch();
    expect(last().isPlayer).toBe(false);
    welcome(false);
    last().deliver({ type: "lobby", online: 3, seeks: [found("s1")] }, { type: "lobby", online: 2 });
    expect(session.shown.value).toMatchObject({ online: 2, seeks: [{ id: "s1" }], games: [] });
    reconnect();
    expect(session.shown.value).toBeNull();
    leave();
    expect(last().readyState).toBe(3);
  });

  it("becomes a player before it seeks, and seeks again after a lost connection", () => {
    const { session, sockets, last, welcome, reconnect } = enter();
    session.watch();
    welcome(false);
    session.seek("battle", CLOCK);
    vi.advanceTimersByTime(1000);
    expect(sockets.map(({ isPlayer }) => isPlayer)).toEqual([false, true]);
    welcome(true);
    const seek = { type: "seek", id: wanted.value?.id, rules: "battle", clock: CLOCK, name: "Ann" };
    expect(last().sent).toEqual([seek]);
    reconnect();
    welcome(true);
    expect(last().sent).toEqual([seek]);
  });

  it("goes to the game that its own seek has led to", () => {
    const { session, games, last, welcome } = enter();
    const leave = session.watch();
    welcome(true);
    session.seek("battle", CLOCK);
    leave(); // to another page
    expect(last().readyState).toBe(1);
    last().deliver({ type: "matched", seek: "of another tab", game: "g1" });
    expect(games).toEqual([]);
    last().deliver({ type: "matched", seek: wanted.value?.id ?? "", game: "g2" });
    expect(games).toEqual(["g2"]);
    expect(wanted.value).toBeNull();
    expect(last().readyState).toBe(3);
  });

  it("no longer seeks once the player has cancelled, or another tab has", () => {
    const { session, last, welcome } = enter();
    session.watch();
    welcome(true);
    session.seek("battle", CLOCK);
    session.cancel();
    expect(last().sent.at(-1)).toMatchObject({ type: "cancel" });
    expect(wanted.value).toBeNull();
    session.seek("battle", CLOCK);
    last().deliver({ type: "seeking", seek: null }); // from before
    expect(wanted.value).not.toBeNull();
    last().deliver({ type: "seeking", seek: found(wanted.value?.id ?? "") }, { type: "seeking", seek: found("other") });
    expect(wanted.value).toBeNull();
  });

  it("goes to the game of a seek that was answered just before the player changed their mind", () => {
    const { session, games, last, welcome } = enter();
    session.watch();
    welcome(true);
    session.seek("battle", CLOCK);
    const first = wanted.value?.id ?? "";
    session.seek("qwixx", CLOCK);
    last().deliver({ type: "matched", seek: first, game: "g1" });
    expect(games).toEqual(["g1"]);
    expect(wanted.value).toBeNull();
  });

  it("accepts a challenge, and says why that is refused", () => {
    const { session, refused, last, welcome } = enter();
    session.watch();
    welcome(true);
    session.accept("s1");
    const sent = last().sent.at(-1);
    expect(sent).toMatchObject({ type: "accept", seek: "s1" });
    expect(session.accepting.value).toBe("s1");
    const command = sent && "id" in sent ? sent.id : "";
    last().deliver({ type: "refused", command, reason: "seek-gone", text: "gone", clause: null });
    expect(refused).toEqual(["seek-gone"]);
    expect(session.accepting.value).toBeNull();
  });

  it("counts the changes of the player's own games", () => {
    const { session, last, welcome } = enter();
    session.watch();
    welcome(true);
    last().deliver({ type: "own-game", game: "g1" });
    expect(session.ownChanges.value).toBe(1);
  });
});
