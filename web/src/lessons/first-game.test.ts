import { afterEach, describe, expect, it, vi } from "vitest";
import type { BattleMove, MoveView } from "../protocol/types.ts";
import { loadCourse } from "./course.ts";
import { findNote, type Occasion, startFirstGame } from "./first-game.ts";

const roll: BattleMove = { kind: "move", move: "d3n1", side: 0, start: "d3", steps: [], captures: null, wins: null };
const capture: BattleMove = { ...roll, captures: { square: "d4", side: 1, faces: [1, 2, 3] } };
const QUIET: Occasion = { ply: 5, legal: [roll], last: roll, lastSeat: 1, mine: 0, threats: 0 };

async function texts(game: string, occasion: Partial<Occasion>, shown: string[] = []): Promise<string | null> {
  const { notes } = await loadCourse(game);
  const note = findNote(notes, new Set(shown.map((name) => `lesson-${game}-note-${name}`)), { ...QUIET, ...occasion });
  return note?.text.replace(`lesson-${game}-note-`, "") ?? null;
}

describe("findNote", () => {
  it("has nothing to say about a quiet move", async () => expect(await texts("battle", {})).toBeNull());

  it("greets at the start, once", async () => {
    expect(await texts("battle", { ply: 0, last: null, lastSeat: null })).toBe("start");
    expect(await texts("battle", { ply: 0, last: null, lastSeat: null }, ["start"])).toBeNull();
  });

  it("tells my capture from the opponent's, and from one that I could make", async () => {
    expect(await texts("battle", { last: capture, lastSeat: 0, legal: [] })).toBe("captured");
    expect(await texts("battle", { last: capture, lastSeat: 1 })).toBe("lost");
    expect(await texts("battle", { legal: [roll, capture] })).toBe("capture");
  });

  it("warns of a threat only while I can do something about it", async () => {
    expect(await texts("battle", { threats: 1 })).toBe("threat");
    expect(await texts("battle", { threats: 1, legal: [] })).toBeNull();
  });

  it("speaks of winning before anything else", async () => {
    expect(await texts("battle", { legal: [capture, { ...roll, wins: "king" }], threats: 2 })).toBe("winning");
  });

  it("compares a value where the note has one", async () => {
    const place: MoveView = { kind: "place", move: "r7", colour: "r", number: 7, place: 5, effect: "place", height: 1 };
    const decline: MoveView = { kind: "decline", move: "-", is_misthrow: false };
    expect(await texts("qwixx", { legal: [place, decline] })).toBeNull();
    expect(await texts("qwixx", { legal: [place, { ...decline, is_misthrow: true }] })).toBe("misthrow");
    expect(await texts("qwixx", { legal: [{ ...place, effect: "close" }, decline] })).toBe("close");
  });
});

const asked: string[] = [];
vi.mock("../api.ts", () => ({
  HAS_SERVER: true,
  createGame: async () => {
    asked.push("server");
    return { game: "abc" };
  },
}));
vi.mock("../local/start.ts", async (original) => ({
  ...(await original<object>()),
  startLocalGame: async () => {
    asked.push("browser");
    return "local-abc";
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe("the first game", () => {
  it("runs in this browser, without the server", async () => {
    vi.stubGlobal("Worker", class {});
    expect(await startFirstGame("battle")).toBe("local-abc");
    expect(asked).toEqual(["browser"]);
  });

  it("runs on the server where this browser cannot run it", async () => {
    vi.stubGlobal("Worker", undefined);
    expect(await startFirstGame("battle")).toBe("abc");
    expect(asked).toEqual(["server"]);
  });
});
