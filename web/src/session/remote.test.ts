import { describe, expect, it } from "vitest";
import { computeShare, isCommittedShare } from "../fairness/hash-chain.ts";
import { gameState, movedEvent, situation } from "../protocol/fixtures.ts";
import type { DiceInfo, FromClient, FromServer, Refused, State } from "../protocol/types.ts";
import type { CommandStore } from "./outbox.ts";
import { RemoteSession } from "./remote.ts";
import type { PendingCommand } from "./session.ts";

/** A tab's storage, which outlives a session; reading and writing go through JSON as in a browser. */
function memoryStore(): CommandStore {
  let text = "null";
  return {
    read: () => JSON.parse(text) as PendingCommand | null,
    write: (command) => {
      text = JSON.stringify(command);
    },
  };
}

function openSession(state: State = gameState(), you: (0 | 1)[] = [0], store: CommandStore = memoryStore()) {
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
    onMoved: () => undefined,
  };
  const session = new RemoteSession("g", callbacks, () => socket as unknown as WebSocket, store);
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

const hint = (command = ""): FromServer => ({
  type: "hint",
  command,
  ply: 0,
  move: "e1n1",
  chance: 0.5,
  why: [],
  words: [],
  depth: 0,
  is_final: true,
});

const afterOne = (command: string | null): FromServer => ({
  type: "update",
  sequence: 4,
  events: [movedEvent("e1n1", command)],
  situation: situation(1),
});

describe("RemoteSession", () => {
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
    deliver(hint(sent[0]?.id));
    await flush();
    expect(session.hint.value?.move).toBe("e1n1");
    deliver(afterOne(null));
    expect(session.hint.value).toBeNull();
    session.stop();
  });

  it("shows a hint once, and none that was closed before it came", async () => {
    const { session, sent, deliver, flush } = openSession();
    void session.requestHint();
    expect(session.isHintPending.value).toBe(true);
    session.closeHint();
    void session.requestHint();
    deliver(hint(sent[0]?.id));
    await flush();
    expect([session.hint.value, session.isHintPending.value]).toEqual([null, true]);
    deliver(hint(sent[1]?.id));
    await flush();
    expect([session.hint.value?.move, session.isHintPending.value]).toEqual(["e1n1", false]);
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

  it("fetches an earlier position again once different moves have led to it", async () => {
    const { session, sent, deliver, flush } = openSession();
    const show = async (name: string) => {
      const asked = sent.findLast((message) => message.type === "past");
      const picture = { game: "plain", svg: "", text: name } as const;
      const positions = [0, 1].map((ply) => ({ ply, position: "", picture, move: null }));
      deliver({ type: "past", command: asked?.id ?? "", positions });
      await flush();
    };
    const moves = (...texts: string[]) => texts.map((text) => movedEvent(text, null).ply);
    deliver(gameState({ sequence: 5, moves: moves("e1n1", "e8s1"), situation: situation(2) }));
    session.viewPly(1);
    await show("before");
    deliver(gameState({ sequence: 9, moves: moves("d1n1", "e8s1"), situation: situation(2) }));
    expect(session.shownPosition.value).toBeNull();
    await show("after");
    expect(session.shownPosition.value).toMatchObject({ ply: 1, picture: { text: "after" } });
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
    session.resign();
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

  it("keeps a move made without a connection over a reload, and sends it once", async () => {
    const store = memoryStore();
    const before = openSession(gameState(), [0], store);
    before.goOffline();
    before.session.play("e1n1"); // then the page is reloaded: nobody stops the session
    const { session, sent, deliver, flush } = openSession(gameState(), [0], store);
    expect(sent).toMatchObject([{ type: "play", ply: 0, move: "e1n1" }]);
    expect(session.lateCommand.value).toMatchObject({ body: { type: "play", move: "e1n1" } });
    expect(store.read()?.isSent).toBe(true);
    deliver(afterOne(sent[0]?.id ?? ""));
    await flush();
    expect([session.lateCommand.value, store.read()]).toEqual([null, null]);
    session.stop();
  });

  it("sends a move under its old id after a reload, so that the server carries it out once", () => {
    const store = memoryStore();
    const before = openSession(gameState(), [0], store);
    before.goOffline();
    before.session.play("e1n1");
    before.goOnline(); // it is sent, and the page reloaded before the answer
    const after = openSession(gameState(), [0], store);
    expect(after.sent.map((message) => message.id)).toEqual([before.sent[0]?.id]);
    after.session.stop();
  });

  it("forgets a move that was taken back, or whose table was left", async () => {
    const store = memoryStore();
    const { session, flush, goOffline } = openSession(gameState(), [0], store);
    goOffline();
    session.play("e1n1");
    expect(store.read()).toMatchObject({ body: { move: "e1n1" }, isSent: false });
    session.takeBack();
    await flush();
    expect(store.read()).toBeNull();
    session.play("d1n1");
    session.stop();
    expect(store.read()).toBeNull();
  });
});

describe("RemoteSession with joint dice", () => {
  const OPPONENT = "22".repeat(32);
  const dice = (changes: Partial<DiceInfo> = {}): DiceInfo => ({
    commitment: computeShare("11".repeat(32), 0),
    seeds: [null, null],
    seed: null,
    mode: "joint",
    commitments: [null, computeShare(OPPONENT, 0)],
    shares: [null, null, null],
    unproven: 0,
    pending: null,
    ...changes,
  });
  const person = { kind: "person", name: "", level: null } as const;
  const reserved = gameState({ status: "waiting", seats: [{ ...person, kind: "kept" }, person], dice: dice() });
  const due = (to_move: 0 | 1) => ({ ...situation(0), to_move, actor: "dice" as const });

  /** Sit down next to an opponent who has; it is the turn of a seat to throw. */
  function sitDown(toMove: 0 | 1) {
    const opened = openSession(reserved);
    const [join] = opened.sent.splice(0);
    if (join?.type !== "join" || !join.commitment) throw new Error("no commitment");
    const commitments = [join.commitment, computeShare(OPPONENT, 0)] as [string, string];
    const playing = gameState({ seats: [person, person], dice: dice({ commitments }), situation: due(toMove) });
    opened.deliver(playing);
    return { ...opened, commitments };
  }

  it("completes the opponent's throw once, without being asked", () => {
    const { sent, deliver, session, commitments } = sitDown(1);
    const pending = { number: 1, seat: 0 as const, share: computeShare(OPPONENT, 1) };
    const event = { type: "roll-started", seat: 1, number: 1, share: pending.share, command: null } as const;
    deliver({ type: "update", sequence: 4, events: [event], dice: dice({ commitments, pending }) });
    deliver({ type: "presence", connected: [true, true], watchers: 3, spectators: 1 });
    expect(sent).toMatchObject([{ type: "reveal", number: 1 }]);
    const [reveal] = sent;
    expect(reveal?.type === "reveal" && isCommittedShare(reveal.share, 1, commitments[0])).toBe(true);
    session.stop();
  });

  it("throws with my share, and not again while the throw waits", () => {
    const { sent, deliver, session, commitments } = sitDown(0);
    session.roll();
    const [roll] = sent;
    if (roll?.type !== "roll") throw new Error("no roll");
    expect(isCommittedShare(roll.share, 1, commitments[0])).toBe(true);
    const share = roll.share ?? "";
    const event = { type: "roll-started", seat: 0, number: 1, share, command: roll.id } as const;
    const pending = { number: 1, seat: 1 as const, share };
    deliver({ type: "update", sequence: 4, events: [event], dice: dice({ commitments, pending }) });
    session.roll();
    expect(sent.length).toBe(1);
    session.stop();
  });

  it("does not blame the opponent for an undo that I agreed to while my throw was on its way", async () => {
    const { sent, deliver, flush, session, commitments } = sitDown(0);
    const offered = { what: "undo", seat: 1 } as const;
    const playing = { seats: [person, person] as [typeof person, typeof person], dice: dice({ commitments }) };
    const moves = [{ turn: 1, seat: 1, move: "y5", is_roll: false, left: null, words: null }] as const;
    deliver(gameState({ ...playing, moves: [...moves], offers: [offered], situation: { ...due(0), ply: 1 } }));
    session.answer("undo", true);
    session.roll();
    deliver(gameState({ ...playing, moves: [{ ...moves[0], move: "r2" }], situation: { ...due(0), ply: 1 } }));
    const thrown = sent.findLast(({ type }) => type === "roll");
    deliver({ type: "refused", command: thrown?.id ?? "", reason: "stale", text: "", clause: null });
    await flush();
    session.roll();
    expect(sent.filter(({ type }) => type === "roll").length).toBe(2);
    expect(session.dice.foul.value).toBeNull();
    session.stop();
  });

  it("throws no more once the server has changed its commitment", () => {
    const { sent, deliver, session, commitments } = sitDown(0);
    const changed = dice({ commitments, commitment: computeShare("33".repeat(32), 0) });
    deliver(gameState({ seats: [person, person], dice: changed, situation: due(0) }));
    session.roll();
    expect([sent, session.dice.foul.value?.party]).toEqual([[], "server"]);
    session.stop();
  });
});
