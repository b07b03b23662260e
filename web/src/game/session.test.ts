import { describe, expect, it } from "vitest";
import { canned, moved, situation } from "../protocol/canned.ts";
import type { FromClient, FromServer, Refused, State } from "../protocol/types.ts";
import { Session } from "./session.ts";

function sit(state: State = canned(), you: (0 | 1)[] = [0]) {
  const sent: (FromClient & { id: string })[] = [];
  const complaints: Pick<Refused, "reason">[] = [];
  const socket = {
    readyState: 1,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null,
    send: (text: string) => sent.push(JSON.parse(text) as FromClient & { id: string }),
    close: () => undefined,
  };
  const manners = { name: () => "Ann", complain: (refusal: Pick<Refused, "reason">) => complaints.push(refusal) };
  const session = new Session("g", manners, () => socket as unknown as WebSocket);
  session.start();
  const say = (message: FromServer) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: "welcome", protocol: 1, game: "g", you, now: 0 });
  say(state);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { session, sent, complaints, say, settled };
}

const afterOne = (command: string | null): FromServer => ({
  type: "update",
  sequence: 4,
  events: [moved("e1n1", command)],
  situation: situation(1),
});

describe("Session", () => {
  it("sits down by itself where a seat is kept for me", () => {
    const kept = canned({ status: "waiting", seats: [{ kind: "kept", name: "", level: null }, canned().seats[1]] });
    const { sent, session } = sit(kept);
    expect(sent).toMatchObject([{ type: "join", name: "Ann" }]);
    session.stop();
  });

  it("does not sit down by itself where a seat is open to anybody", () => {
    const open = canned({ status: "waiting", seats: [{ kind: "open", name: "", level: null }, canned().seats[1]] });
    const { sent, session } = sit(open, []);
    expect(sent).toEqual([]);
    session.stop();
  });

  it("plays once, however often it is clicked", () => {
    const { session, sent } = sit();
    session.play("e1n1");
    session.play("e1n1");
    expect(sent).toMatchObject([{ type: "play", ply: 0, move: "e1n1" }]);
    session.stop();
  });

  it("plays nothing while looking back", () => {
    const { session, sent } = sit();
    session.looking.value = 0;
    session.play("e1n1");
    expect(sent.filter((message) => message.type === "play")).toEqual([]);
    session.stop();
  });

  it("can play again after a refusal, and says why it was refused", async () => {
    const { session, sent, say, complaints, settled } = sit();
    session.play("e1n2");
    say({ type: "refused", command: sent[0]?.id ?? "", reason: "illegal", text: "", clause: "B12" });
    await settled();
    session.play("e1n1");
    expect(sent).toHaveLength(2);
    expect(complaints).toMatchObject([{ reason: "illegal", clause: "B12" }]);
    session.stop();
  });

  it("drops a hint once the table has changed", async () => {
    const { session, sent, say, settled } = sit();
    void session.askHint();
    say({ type: "hint", command: sent[0]?.id ?? "", ply: 0, move: "e1n1", chance: 0.5, why: [] });
    await settled();
    expect(session.hint.value?.move).toBe("e1n1");
    say(afterOne(null));
    expect(session.hint.value).toBeNull();
    session.stop();
  });

  it("shows an earlier position once it has been told", async () => {
    const { session, sent, say, settled } = sit();
    say(afterOne(null));
    session.look(0);
    expect(session.scene.value).toBeNull();
    const asked = sent.find((message) => message.type === "past");
    const picture = situation(0).picture;
    say({ type: "past", command: asked?.id ?? "", positions: [{ ply: 0, position: "", picture, move: null }] });
    await settled();
    expect(session.scene.value).toMatchObject({ ply: 0, isNow: false });
    session.look(1);
    expect(session.scene.value).toMatchObject({ ply: 1, isNow: true });
    session.stop();
  });

  it("asks for the move that led here where it was not seen", () => {
    const { sent, session } = sit(canned({ moves: [moved("e1n1", null).ply], situation: situation(1) }));
    expect(sent).toMatchObject([{ type: "past", first: 0, last: 1 }]);
    session.stop();
  });
});
