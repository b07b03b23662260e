import { describe, expect, it } from "vitest";
import { gameState, movedEvent, situation } from "../../protocol/fixtures.ts";
import type { FromClient, FromServer, Refused, State } from "../../protocol/types.ts";
import { Session } from "./session.ts";

function openSession(state: State = gameState(), you: (0 | 1)[] = [0]) {
  const sent: (FromClient & { id: string })[] = [];
  const refusals: (Pick<Refused, "reason"> & { isLate: boolean })[] = [];
  const unsent: string[] = [];
  const socket = {
    readyState: 1,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null as ((event: { code: number }) => void) | null,
    send: (text: string) => sent.push(JSON.parse(text) as FromClient & { id: string }),
    close: () => undefined,
  };
  const callbacks = {
    name: () => "Ann",
    onRefused: (refusal: Pick<Refused, "reason">, isLate: boolean) => refusals.push({ ...refusal, isLate }),
    onUnsent: () => unsent.push("unsent"),
  };
  const session = new Session("g", callbacks, () => socket as unknown as WebSocket);
  session.start();
  const deliver = (message: FromServer) => socket.onmessage?.({ data: JSON.stringify(message) });
  const welcome = () => deliver({ type: "welcome", protocol: 1, game: "g", you, now: 0 });
  welcome();
  deliver(state);
  const goOffline = () => {
    socket.readyState = 3;
    session.dropConnection();
  };
  const goOnline = () => {
    socket.readyState = 1;
    session.reconnectNow();
    welcome();
  };
  const flush = () => new Promise((resolve) => setTimeout(resolve));
  return { session, sent, refusals, unsent, deliver, flush, goOffline, goOnline };
}

const afterOne = (command: string | null): FromServer => ({
  type: "update",
  sequence: 4,
  events: [movedEvent("e1n1", command)],
  situation: situation(1),
});

describe("Session", () => {
  it("takes a reserved seat automatically", () => {
    const reserved = gameState({
      status: "waiting",
      seats: [{ kind: "kept", name: "", level: null }, gameState().seats[1]],
    });
    const { sent, session } = openSession(reserved);
    expect(sent).toMatchObject([{ type: "join", name: "Ann" }]);
    session.stop();
  });

  it("does not take an open seat automatically", () => {
    const open = gameState({
      status: "waiting",
      seats: [{ kind: "open", name: "", level: null }, gameState().seats[1]],
    });
    const { sent, session } = openSession(open, []);
    expect(sent).toEqual([]);
    session.stop();
  });

  it("sends a move once when it is clicked twice", () => {
    const { session, sent } = openSession();
    session.play("e1n1");
    session.play("e1n1");
    expect(sent).toMatchObject([{ type: "play", ply: 0, move: "e1n1" }]);
    session.stop();
  });

  it("sends no move while an earlier position is shown", () => {
    const { session, sent } = openSession();
    session.viewedPly.value = 0;
    session.play("e1n1");
    expect(sent.filter((message) => message.type === "play")).toEqual([]);
    session.stop();
  });

  it("reports a refusal and can play again", async () => {
    const { session, sent, deliver, refusals, flush } = openSession();
    session.play("e1n2");
    deliver({ type: "refused", command: sent[0]?.id ?? "", reason: "illegal", text: "", clause: "B12" });
    await flush();
    session.play("e1n1");
    expect(sent).toHaveLength(2);
    expect(refusals).toMatchObject([{ reason: "illegal", clause: "B12" }]);
    session.stop();
  });

  it("drops a hint after a change of position", async () => {
    const { session, sent, deliver, flush } = openSession();
    void session.requestHint();
    deliver({ type: "hint", command: sent[0]?.id ?? "", ply: 0, move: "e1n1", chance: 0.5, why: [], words: [] });
    await flush();
    expect(session.hint.value?.move).toBe("e1n1");
    deliver(afterOne(null));
    expect(session.hint.value).toBeNull();
    session.stop();
  });

  it("shows an earlier position once it has been fetched", async () => {
    const { session, sent, deliver, flush } = openSession();
    deliver(afterOne(null));
    session.viewPly(0);
    expect(session.shownPosition.value).toBeNull();
    const asked = sent.find((message) => message.type === "past");
    const picture = situation(0).picture;
    deliver({ type: "past", command: asked?.id ?? "", positions: [{ ply: 0, position: "", picture, move: null }] });
    await flush();
    expect(session.shownPosition.value).toMatchObject({ ply: 0, isNow: false });
    session.viewPly(1);
    expect(session.shownPosition.value).toMatchObject({ ply: 1, isNow: true });
    session.stop();
  });

  it("fetches the last move where it is unknown", () => {
    const { sent, session } = openSession(
      gameState({ moves: [movedEvent("e1n1", null).ply], situation: situation(1) }),
    );
    expect(sent).toMatchObject([{ type: "past", first: 0, last: 1 }]);
    session.stop();
  });

  it("sends a move made without a connection exactly once, and accepts no other meanwhile", async () => {
    const { session, sent, deliver, flush, goOffline, goOnline } = openSession();
    goOffline();
    session.play("e1n1");
    session.play("d1n1");
    session.send({ type: "resign" });
    expect([session.lateCommand.value?.body, session.canTakeBack.value]).toEqual([
      { type: "play", ply: 0, move: "e1n1" },
      true,
    ]);
    expect(sent).toEqual([]);
    goOnline();
    goOffline();
    expect(session.canTakeBack.value).toBe(false); // it has been sent
    goOnline();
    expect(sent.map((message) => message.type)).toEqual(["play", "play"]); // resent under the same id
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    deliver(afterOne(sent[0]?.id ?? ""));
    await flush();
    expect(session.lateCommand.value).toBeNull();
    session.stop();
  });

  it("does not send a move that was taken back before the connection was there", async () => {
    const { session, sent, flush, goOffline, goOnline } = openSession();
    goOffline();
    session.play("e1n1");
    session.takeBack();
    await flush();
    expect(session.lateCommand.value).toBeNull();
    goOnline();
    expect(sent).toEqual([]);
    session.play("d1n1");
    expect(sent).toMatchObject([{ type: "play", move: "d1n1" }]);
    session.stop();
  });

  it("tells that a move made without a connection came too late", async () => {
    const { session, sent, refusals, deliver, flush, goOffline, goOnline } = openSession();
    goOffline();
    session.play("e1n1");
    goOnline();
    deliver({ type: "refused", command: sent[0]?.id ?? "", reason: "stale", text: "", clause: null });
    await flush();
    expect(refusals).toMatchObject([{ reason: "stale", isLate: true }]);
    expect(session.lateCommand.value).toBeNull();
    session.stop();
  });

  it("does not tell of a move that came too late with a connection", async () => {
    const { session, sent, refusals, deliver, flush } = openSession();
    session.play("e1n1");
    deliver({ type: "refused", command: sent[0]?.id ?? "", reason: "stale", text: "", clause: null });
    await flush();
    expect(refusals).toEqual([]);
    session.stop();
  });

  it("tells that a move was not sent when the table is left", () => {
    const { session, unsent, goOffline } = openSession();
    goOffline();
    session.play("e1n1");
    session.stop();
    expect(unsent).toEqual(["unsent"]);
  });
});
