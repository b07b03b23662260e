import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EngineHost } from "../engine/contract.ts";
import { loadTestRules } from "../games/fixtures.ts";
import { exportRecord } from "../local/record.ts";
import type { StoredEvent, StoredGame } from "../local/stored-game.ts";
import type { State } from "../protocol/types.ts";
import type { Position } from "../rules/contract.ts";
import { found, openBrowser, StagedEngine } from "./fixtures.ts";
import type { LocalSession } from "./local.ts";

const START = 1_790_000_000_000;
const SECONDS = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.setSystemTime(START);
});
afterEach(() => vi.useRealTimers());

const sleep = setTimeout; // the real one

/** Wait until something holds; the clock stands still meanwhile. */
async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + 20 * SECONDS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`this never held: ${holds}`);
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => sleep(resolve, 1));
  }
}

const stateOf = (session: LocalSession) => session.clientState.value.game as State;
const isPlaying = (session: LocalSession) => session.clientState.value.game?.status === "playing";
const hasPlies = (session: LocalSession, count: number) => until(() => session.ply.value === count);

/** Make a move at a shared screen, and wait until it is shown. */
async function play(session: LocalSession, move: string): Promise<void> {
  const ply = session.ply.value;
  session.play(move);
  await hasPlies(session, ply + 1);
}

/** Something to wait for until it is opened. */
function makeGate() {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}

/** A browser with a game that has begun in one tab. */
async function begin(...[game]: Parameters<typeof openBrowser>) {
  const browser = await openBrowser(game);
  const engines = new StagedEngine();
  const tab = browser.openTab(undefined, engines);
  await until(() => isPlaying(tab.session));
  const read = async () => (await browser.database.read("local-test"))?.game as StoredGame;
  return { ...browser, ...tab, engines, read };
}

/** A bot of level 1 in the second seat of the toy. */
const AGAINST_BOT = { levels: [null, 1] } as const;

describe("LocalSession", () => {
  it("begins when the player has sat down", async () => {
    const { openTab } = await openBrowser(AGAINST_BOT);
    const { session } = openTab();
    const statuses = new Set<string>();
    session.clientState.subscribe(({ game }) => game && statuses.add(game.status));
    await until(() => isPlaying(session));
    expect([...statuses]).toEqual(["waiting", "playing"]);
    expect(stateOf(session).seats).toMatchObject([{ kind: "person", name: "Ann" }, { level: 1 }]);
    expect([session.status.value, session.clientState.value.you]).toEqual(["open", [0]]);
    session.stop();
  });

  it("shows a move once it is stored", async () => {
    const { session, store, read } = await begin();
    const save = store.save.bind(store);
    const { gate, open } = makeGate();
    store.save = async (...given) => {
      const revision = await save(...given);
      await gate;
      return revision;
    };
    session.play("+1");
    await until(async () => (await read()).plies.length === 1);
    expect(session.ply.value).toBe(0);
    open();
    await hasPlies(session, 1);
    expect(session.shownPosition.value).toMatchObject({ ply: 1, isNow: true, last: { move: "+1" } });
    session.stop();
  });

  it("makes a move once when it is clicked twice, and none while an earlier position is shown", async () => {
    const { session, refusals } = await begin();
    session.play("+1");
    session.play("+1");
    await hasPlies(session, 1);
    session.viewPly(0);
    session.play("+2");
    expect(session.shownPosition.value).toMatchObject({ ply: 0, isNow: false, last: null });
    session.viewPly(1);
    await play(session, "+1");
    expect([stateOf(session).moves.map(({ move }) => move), refusals]).toEqual([["+1", "+1"], []]);
    session.stop();
  });

  it("refuses an illegal move with its clause", async () => {
    const { session, refusals } = await begin();
    session.play("+3");
    await until(() => refusals.length === 1);
    expect([refusals, session.ply.value]).toEqual([["illegal"], 0]);
    session.stop();
  });

  it("ends before the first move without a result, and not after it", async () => {
    const untouched = await begin();
    untouched.session.abort();
    await until(() => stateOf(untouched.session).outcome);
    expect(stateOf(untouched.session).outcome).toMatchObject({ result: "*", reason: "aborted" });
    const begun = await begin();
    await play(begun.session, "+1");
    begun.session.abort();
    begun.session.resign();
    await until(() => stateOf(begun.session).outcome);
    expect(stateOf(begun.session).outcome).toMatchObject({ result: "1-0", reason: "resignation", clause: "T3" });
    untouched.session.stop();
    begun.session.stop();
  });

  it("tells that a game does not exist, or has moved to the server", async () => {
    const { openTab, database } = await openBrowser();
    const missing = openTab("local-missing");
    await until(() => missing.session.closeReason.value);
    expect([missing.session.status.value, missing.session.closeReason.value]).toEqual(["closed", "no-such-game"]);
    await database.markMoved("local-test", "7hq2m9xk4vbt");
    const { moved } = openTab();
    await until(() => moved.length === 1);
    expect(moved).toEqual(["7hq2m9xk4vbt"]);
  });

  it("tries again where the rules cannot be loaded", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { openTab } = await openBrowser();
    const { session, surroundings } = openTab();
    const load = surroundings.loadRules;
    surroundings.loadRules = () => Promise.reject(new Error("no network"));
    await until(() => session.status.value === "lost");
    surroundings.loadRules = load;
    session.reconnectNow();
    await until(() => isPlaying(session));
    expect(session.status.value).toBe("open");
    session.stop();
  });
});

describe("whole games", () => {
  /** An engine that plays the last legal move, in a game in which nothing is taken back. */
  const createEngine = (): EngineHost => {
    let position: Position | null = null;
    let count = 0;
    return {
      search: async ({ rules, start, moves }) => {
        position ??= (await loadTestRules(rules)).parsePosition(start);
        for (const move of moves.slice(count)) position = position.parseMove(move).play();
        count = moves.length;
        return found(1, 0.5, position.legalMoves().at(-1)?.text ?? "");
      },
      estimateRoll: async () => 0.5,
    };
  };

  /** Play to the end with the first legal move, or one in the middle. */
  async function playOut({ session }: { session: LocalSession }): Promise<void> {
    while (isPlaying(session)) {
      const { situation } = stateOf(session);
      const { ply, actor, legal } = situation;
      if (session.actingSeat.value === null) await vi.advanceTimersByTimeAsync(SECONDS);
      else if (actor === "dice") session.roll();
      else session.play(legal[(ply * 7) % legal.length]?.move ?? "");
      await until(() => session.ply.value !== ply || !isPlaying(session) || session.actingSeat.value === null);
    }
  }

  it.each([
    ["battle", [null, null]],
    ["battle", [1, null]],
    ["qwixx", [null, null]],
    ["qwixx", [null, 1]],
  ] as const)("of %s at the levels %s end, are stored, and are the same after a reload", async (rules, levels) => {
    const { openTab, database } = await openBrowser({ rules, levels });
    const { session, refusals } = openTab(undefined, createEngine());
    await until(() => isPlaying(session));
    await playOut({ session });
    const game = stateOf(session);
    expect(game.outcome?.reason).toMatch(/\w/);
    expect([session.hasJustEnded.value, refusals]).toEqual([true, []]);
    const stored = (await database.read("local-test"))?.game as StoredGame;
    expect(stored.plies.map(({ move }) => move)).toEqual(game.moves.map(({ move }) => move));
    expect(exportRecord(stored)).toContain(`[Result "${game.outcome?.result}"]`);
    session.stop();
    const again = openTab().session;
    await until(() => again.clientState.value.game);
    expect(stateOf(again)).toEqual(game);
    again.stop();
  });

  it("show the same faces when a roll is taken back and thrown again", async () => {
    const { session } = await begin({ rules: "qwixx" });
    session.roll();
    await hasPlies(session, 1);
    const [decline] = stateOf(session).situation.legal.filter(({ kind }) => kind === "decline");
    await play(session, decline?.move ?? "");
    while (stateOf(session).situation.actor !== "dice")
      await play(session, stateOf(session).situation.legal.at(-1)?.move ?? "");
    const before = session.ply.value;
    session.roll();
    await hasPlies(session, before + 1);
    const rolled = stateOf(session).moves;
    session.undo();
    await until(() => session.ply.value < before);
    while (stateOf(session).situation.actor !== "dice") await play(session, rolled[session.ply.value]?.move ?? "");
    session.roll();
    await hasPlies(session, before + 1);
    expect(stateOf(session).moves).toEqual(rolled);
    session.stop();
  });
});

describe("taking back", () => {
  it("takes back anybody's last move at a shared screen, also the one that ended the game", async () => {
    const { session } = await begin();
    for (const move of ["+2", "+2", "+1"]) await play(session, move);
    expect(stateOf(session)).toMatchObject({ status: "over", outcome: { winner: 0, reason: "counted", clause: "T2" } });
    session.undo();
    await hasPlies(session, 2);
    expect(stateOf(session)).toMatchObject({ status: "playing", outcome: null });
    expect(session.clientState.value.last).toBeNull(); // nothing is animated
    expect(session.shownPosition.value?.last?.move).toBe("+2");
    session.stop();
  });

  it("takes back the bot's answer, too", async () => {
    const { session, engines } = await begin({ ...AGAINST_BOT, start: "-9 0" });
    await play(session, "+1");
    await until(() => engines.searches.length === 1);
    engines.searches[0]?.finish(found(1, 0.5, "+2"));
    await vi.advanceTimersByTimeAsync(SECONDS);
    await hasPlies(session, 2);
    expect(stateOf(session).situation.undo).toEqual(["free", "no"]);
    session.undo();
    await hasPlies(session, 0);
    expect(stateOf(session).situation.undo).toEqual(["no", "no"]);
    session.stop();
  });
});

describe("draws", () => {
  it("are agreed at once between two at one screen", async () => {
    const { session } = await begin();
    session.offer("draw");
    await until(() => stateOf(session).outcome);
    expect(stateOf(session).outcome).toMatchObject({ result: "1/2-1/2", reason: "agreement", clause: "T3" });
    session.stop();
  });

  it("are declined early by a bot, which then plays on, and cannot be offered again soon", async () => {
    const { session, engines, refusals, read } = await begin({ levels: [1, null] });
    await until(() => engines.searches.length === 1);
    session.offer("draw");
    await until(() => stateOf(session).offers.length === 1);
    engines.searches[0]?.finish(found(1, 0.5, "+1")); // looked at a position without an offer
    await until(() => engines.searches.length === 2);
    expect((await read()).events.map(({ event }) => event.type)).toEqual(["joined", "offered", "declined"]);
    expect([stateOf(session).offers, session.ply.value]).toEqual([[], 0]);
    session.offer("draw");
    await until(() => refusals.length === 1);
    expect(refusals).toEqual(["too-often"]);
    session.stop();
  });

  it("are answered by a bot whose move waits while the offer is being stored", async () => {
    const { session, engines, store, read } = await begin({ levels: [1, null] });
    await until(() => engines.searches.length === 1);
    const { gate, open } = makeGate();
    const save = store.save.bind(store);
    store.save = async (...given) => {
      await gate;
      return save(...given);
    };
    session.offer("draw");
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await vi.advanceTimersByTimeAsync(SECONDS);
    open();
    await until(() => engines.searches.length === 2);
    expect((await read()).events.map(({ event }) => event.type)).toEqual(["joined", "offered", "declined"]);
    session.stop();
  });

  it.each([
    [0.45, "1/2-1/2"],
    [0.46, undefined],
  ])("are judged later by a bot whose chance is %s", async (chance, result) => {
    const { session, engines } = await begin({ ...AGAINST_BOT, start: "-40 0" });
    for (let turn = 1; turn < 10; turn++) {
      await play(session, "+1");
      await until(() => engines.searches.length === turn);
      engines.searches[turn - 1]?.finish(found(1, 0.5, "+1"));
      await vi.advanceTimersByTimeAsync(SECONDS);
      await hasPlies(session, 2 * turn);
    }
    session.offer("draw");
    await until(() => engines.searches.length === 10);
    engines.searches[9]?.finish(found(5, 1 - chance, "+1")); // the person's
    await until(() => stateOf(session).offers.length === 0);
    expect(stateOf(session).outcome?.result).toBe(result);
    session.stop();
  });

  it("can be withdrawn before the bot has answered", async () => {
    const events: StoredEvent[] = [
      { at: START, event: { type: "joined", seats: [0], name: "Ann" } },
      { at: START, event: { type: "bot-failed", seat: 0 } },
    ];
    const { session } = await begin({ ...AGAINST_BOT, events });
    session.offer("draw");
    await until(() => stateOf(session).offers.length === 1);
    session.answer();
    await until(() => stateOf(session).offers.length === 0);
    expect(stateOf(session).status).toBe("playing");
    session.stop();
  });
});

describe("clocks", () => {
  const clock = { kind: "fischer", seconds: 60, increment: 2 } as const;

  it("end the game when the time is up", async () => {
    const { session } = await begin({ clock });
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect(stateOf(session).outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await until(() => stateOf(session).outcome);
    expect(stateOf(session)).toMatchObject({ outcome: { result: "0-1", reason: "time", clause: "T3" } });
    session.stop();
  });

  it("make a move that comes too late lose", async () => {
    const { session } = await begin({ clock });
    vi.setSystemTime(START + 61 * SECONDS); // the timer sleeps
    session.play("+1");
    await until(() => stateOf(session).outcome);
    expect([stateOf(session).outcome?.reason, session.ply.value]).toEqual(["time", 0]);
    session.stop();
  });

  it("stand still while nobody has the game open", async () => {
    const { session, openTab } = await begin({ clock });
    vi.setSystemTime(START + 5 * SECONDS);
    await play(session, "+1");
    expect(stateOf(session).moves[0]?.left).toBe(57 * SECONDS);
    session.stop();
    vi.setSystemTime(START + 3600 * SECONDS);
    const again = openTab().session;
    await until(() => again.status.value === "open");
    const at = START + 3600 * SECONDS;
    expect(stateOf(again).situation.clocks).toEqual({ left: [57 * SECONDS, 60 * SECONDS], running: 1, at });
    again.stop();
  });

  it("never let a bot lose", async () => {
    const { session, engines } = await begin({ levels: [1, null], clock });
    await until(() => engines.searches.length === 1);
    await vi.advanceTimersByTimeAsync(90 * SECONDS);
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    await hasPlies(session, 1);
    expect(stateOf(session).situation.clocks?.left).toEqual([2 * SECONDS, 60 * SECONDS]);
    session.stop();
  });
});

describe("bots", () => {
  it("play what the engine finds, not faster than a person can follow", async () => {
    const { session, engines } = await begin({ ...AGAINST_BOT, start: "-9 0" });
    await play(session, "+1");
    await until(() => session.clientState.value.thinking);
    expect(session.clientState.value.thinking).toMatchObject({ seat: 1 });
    expect(engines.requests[0]).toMatchObject({ rules: "toy", start: "-9 0", moves: ["+1"], candidates: 1 });
    engines.searches[0]?.finish(found(1, 0.5, "+2"));
    await vi.advanceTimersByTimeAsync(599);
    expect(session.ply.value).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await hasPlies(session, 2);
    expect([session.clientState.value.last?.move, session.clientState.value.thinking]).toEqual(["+2", null]);
    session.stop();
  });

  it("try twice, then fail, and play on when they are asked to", async () => {
    const { session, engines } = await begin({ levels: [1, null] });
    for (const attempt of [0, 1]) {
      await until(() => engines.searches[attempt]);
      engines.searches[attempt]?.fail();
    }
    await until(() => stateOf(session).bot_failed);
    session.nudge();
    await until(() => engines.searches[2]);
    expect(stateOf(session).bot_failed).toBe(false);
    engines.searches[2]?.finish(found(1, 0.5, "+1"));
    await hasPlies(session, 1);
    session.stop();
  });

  it("fail when the engine returns an illegal move; then the game can be ended without a result", async () => {
    const { session, engines } = await begin({ levels: [1, null] });
    await until(() => engines.searches[0]);
    engines.searches[0]?.finish(found(1, 0.5, "+7"));
    await until(() => stateOf(session).bot_failed);
    session.abort();
    await until(() => stateOf(session).outcome);
    expect(stateOf(session).outcome?.reason).toBe("aborted");
    session.stop();
  });

  it("stop when the game is left, and play on when it is opened again", async () => {
    const { session, engines, openTab } = await begin({ levels: [1, null] });
    await until(() => engines.searches[0]);
    session.stop();
    expect(engines.searches[0]?.signal?.aborted).toBe(true);
    engines.searches[0]?.finish(found(1, 0.5, "+1"));
    const again = new StagedEngine();
    const { session: other } = openTab(undefined, again);
    await until(() => again.searches[0]);
    expect(stateOf(other).moves).toEqual([]);
    other.stop();
  });
});

describe("the engine's help", () => {
  it("gives deeper and deeper hints, not faster than anybody can read", async () => {
    const { session, engines } = await begin();
    void session.requestHint();
    const shown: unknown[] = [];
    session.hint.subscribe((hint) => shown.push(hint && [hint.move, hint.depth]));
    expect(engines.requests[0]).toMatchObject({ candidates: 2 });
    engines.searches[0]?.progress(found(1, 0.5, "+1", "+2"));
    engines.searches[0]?.progress(found(2, 0.5, "+2", "+1"));
    expect(session.isHintPending.value).toBe(true);
    engines.searches[0]?.finish(found(3, 0.6, "+2", "+1"));
    await until(() => !session.isHintPending.value);
    expect(shown).toEqual([null, ["+1", 1], ["+2", 3]]);
    const text = (said: string) => [{ id: "generic-move", args: { text: said } }];
    expect(session.hint.value).toMatchObject({ chance: 0.6, why: text("+2 of 2"), words: text("+2") });
    session.stop();
  });

  it("drops a hint that was closed, or whose position is gone", async () => {
    const { session, engines } = await begin();
    void session.requestHint();
    session.closeHint();
    void session.requestHint();
    await play(session, "+1");
    for (const search of engines.searches) {
      expect(search.signal?.aborted).toBe(true);
      search.finish(found(1, 0.5, "+1"));
    }
    await until(() => !session.isHintPending.value);
    expect([engines.searches.length, session.hint.value]).toEqual([2, null]);
    session.stop();
  });

  it("says that the engine has failed", async () => {
    const { session, engines, refusals } = await begin();
    void session.requestHint();
    engines.searches[0]?.fail();
    await until(() => refusals.length === 1);
    expect([refusals, session.isHintPending.value]).toEqual([["engine-failed"], false]);
    session.stop();
  });

  it("gives the chances of the first seat", async () => {
    const { session, engines } = await begin({ ...AGAINST_BOT, start: "-9 0" });
    await play(session, "+1");
    void session.requestWinProbability();
    await until(() => engines.searches[1]);
    engines.searches.find((_, index) => engines.requests[index]?.strength.nodes === null)?.finish(found(4, 0.7, "+1"));
    for (const search of engines.searches) search.finish(found(4, 0.7, "+1"));
    await until(() => session.winProbability.value);
    expect(session.winProbability.value?.first).toBeCloseTo(0.3);
    session.stop();
  });

  it("shows threats in games that have them, and none after the end", async () => {
    const { session } = await begin({ rules: "battle" });
    await session.requestThreats(0);
    expect(session.threats.value).toEqual({ seat: 0, moves: [] });
    session.resign();
    await until(() => stateOf(session).outcome);
    session.threats.value = null;
    await session.requestThreats(0);
    expect(session.threats.value).toBeNull();
    session.stop();
  });

  it("gives earlier positions with the moves that led there", async () => {
    const { session } = await begin();
    await play(session, "+2");
    expect(await session.fetchPositions(0, 1)).toMatchObject([
      { ply: 0, position: "0 0", move: null },
      { ply: 1, position: "2 1", move: { move: "+2" } },
    ]);
    await expect(session.fetchPositions(0, 2)).rejects.toThrow("no such positions");
    session.stop();
  });
});

describe("several tabs", () => {
  it("follow each other", async () => {
    const { session, openTab } = await begin();
    const other = openTab().session;
    await until(() => isPlaying(other));
    await play(session, "+1");
    await hasPlies(other, 1);
    await play(other, "+2");
    await hasPlies(session, 2);
    expect(stateOf(session)).toEqual(stateOf(other));
    expect([session, other].map(({ clientState }) => clientState.value.last?.move)).toEqual(["+2", "+2"]);
    session.stop();
    other.stop();
  });

  it("make one move when both move at once", async () => {
    const { session, refusals, openTab, read } = await begin();
    const other = openTab();
    await until(() => isPlaying(other.session));
    session.play("+1");
    other.session.play("+2");
    await Promise.all([hasPlies(session, 1), hasPlies(other.session, 1)]);
    expect(stateOf(session)).toEqual(stateOf(other.session));
    expect([(await read()).plies.length, refusals, other.refusals]).toEqual([1, [], []]);
    session.stop();
    other.session.stop();
  });

  it("notice that a game was deleted", async () => {
    const { session, openTab } = await begin();
    const other = openTab();
    await other.store.delete("local-test");
    await until(() => session.closeReason.value);
    expect(session.closeReason.value).toBe("no-such-game");
    other.session.stop();
  });

  it("follow a game that was moved to the server", async () => {
    const { session, moved, openTab } = await begin();
    const other = openTab();
    await other.store.markMoved("local-test", "7hq2m9xk4vbt");
    await until(() => moved.length === 1);
    expect(moved).toEqual(["7hq2m9xk4vbt"]);
    session.stop();
    other.session.stop();
  });

  it("cannot play on in a game that was moved to the server", async () => {
    const { session, refusals, database } = await begin();
    await database.markMoved("local-test", "7hq2m9xk4vbt");
    session.play("+1");
    await until(() => refusals.length === 1);
    expect([refusals, session.ply.value]).toEqual([["unavailable"], 0]);
    session.stop();
  });
});

describe("storage", () => {
  it("that is full lets the game continue in memory, and the player is told", async () => {
    const { session, problems, read, disk } = await begin();
    disk.isFull = true;
    await play(session, "+1");
    await play(session, "+1");
    expect([problems, (await read()).plies]).toEqual([["full"], []]);
    disk.isFull = false;
    await play(session, "+1");
    expect((await read()).plies.map(({ move }) => move)).toEqual(["+1", "+1", "+1"]);
    session.stop();
  });

  it("that is full keeps the game as long as its tab is open", async () => {
    const { session, store, disk } = await begin();
    disk.isFull = true;
    await play(session, "+1");
    session.stop();
    expect((await store.load("local-test"))?.game.plies).toHaveLength(1);
  });

  it("reads what older versions have written", async () => {
    const cause = (command: string) => ({ player: "person", command }) as const;
    const events = [
      { type: "joined", seats: [0], name: "Ann", ...cause("a-1") },
      { type: "moved", move: "+1", charged: 0, ...cause("a-2") },
      { type: "moved", move: "+2", charged: 0, player: "engine", command: "b" },
      { type: "undone", plies: 0, seat: 0, ...cause("a-3") },
      { type: "bot-failed", seat: 1, player: null, command: null },
      { type: "bot-nudged", seat: 1, ...cause("a-4") },
      { type: "moved", move: "+2", charged: 0, ...cause("a-5") },
      { type: "offered", what: "draw", seat: 0, ...cause("a-6") },
      { type: "declined", what: "draw", seat: 1, player: "engine", command: "c" },
      { type: "credited", milliseconds: 5, player: null, command: null },
    ] as const;
    const { session } = await begin({ ...AGAINST_BOT, events: events.map((event) => ({ at: START, event })) });
    expect(stateOf(session)).toMatchObject({
      sequence: 11,
      status: "playing",
      moves: [{ move: "+2", seat: 0, turn: 1 }],
    });
    expect(stateOf(session).seats[0]).toEqual({ kind: "person", name: "Ann", level: null });
    session.stop();
  });
});

describe("a rematch", () => {
  it("has swapped seats, and is stored before it is named", async () => {
    const { session, openTab, engines } = await begin({ levels: [null, 2] });
    session.resign();
    session.offer("rematch");
    session.offer("rematch");
    await until(() => stateOf(session).following);
    const id = stateOf(session).following ?? "";
    expect(id).toMatch(/^local-[2-9a-z]{12}$/);
    session.stop();
    const { session: rematch } = openTab(id, engines);
    await until(() => isPlaying(rematch));
    expect(stateOf(rematch)).toMatchObject({
      previous: "local-test",
      score: [1, 0],
      seats: [{ level: 2 }, { name: "Ann" }],
    });
    rematch.stop();
  });

  it("is offered once the game is over, and not before", async () => {
    const { session, database } = await begin();
    session.offer("rematch");
    await play(session, "+1");
    expect([stateOf(session).following, (await database.list()).length]).toEqual([null, 1]);
    session.stop();
  });

  it("leaves nothing behind where it cannot be stored", async () => {
    const { session, refusals, database } = await begin();
    session.resign();
    await until(() => stateOf(session).outcome);
    await database.markMoved("local-test", "7hq2m9xk4vbt"); // now every write is refused
    session.offer("rematch");
    await until(() => refusals.length === 1);
    expect([refusals, (await database.list()).map(({ game }) => game)]).toEqual([["unavailable"], ["local-test"]]);
    session.stop();
  });
});
