import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FromClient, FromServer, GameSummary, NewGame } from "../protocol/types.ts";
import { loadTestRules, TEST_GAMES } from "./fixtures.ts";
import { decideCreation } from "./game/creation.ts";
import { Random } from "./game/random.ts";
import { exportRecord } from "./game/record.ts";
import { createState } from "./game/replay.ts";
import { storeState } from "./game/storage.ts";
import type { StoredGame } from "./game/stored-game.ts";
import { MemoryStore, StagedEngine, settle } from "./live/fixtures.ts";
import { Table } from "./live/table.ts";
import { findFacts } from "./rules/facts.ts";

interface Step {
  readonly at: number;
  readonly answers: readonly unknown[];
  readonly connect?: number | null;
  readonly player?: "person" | "engine";
  readonly message?: FromClient;
  readonly timeout?: boolean;
  readonly failure?: number;
}

interface Transcript {
  readonly name: string;
  readonly newGame: NewGame;
  readonly game: string;
  readonly seed: string;
  readonly at: number;
  readonly steps: readonly Step[];
  readonly record: string;
  readonly summary: GameSummary;
}

/** Whole games by the server's pure part, written by "make golden". */
const transcripts = JSON.parse(
  readFileSync(new URL("../../../tests/golden/local_games.json", import.meta.url), "utf8"),
) as Transcript[];
const playable = transcripts.filter(({ newGame }) => TEST_GAMES.includes(newGame.rules));

describe("a game in the browser says what the server says", () => {
  it.each(playable.map((transcript) => [transcript.name, transcript] as const))(
    "%s",
    async (_, transcript) => {
      const game = await openTranscript(transcript);
      for (const [number, step] of transcript.steps.entries())
        expect([number, step.message, await game.replay(step)]).toEqual([number, step.message, step.answers]);
      const stored = (await game.store.load(transcript.game)) as StoredGame;
      expect(exportRecord(stored)).toBe(transcript.record);
      expect(stored.summary).toEqual(transcript.summary);
    },
    30_000,
  );
});

async function openTranscript({ newGame, game, seed, at }: Transcript) {
  const facts = findFacts(newGame.rules);
  if (!facts) throw new Error(`no facts about ${newGame.rules}`);
  const created = {
    ...decideCreation(newGame, new Random((bytes) => bytes.fill(0))),
    seed: facts.hasDice ? seed : null,
  };
  const state = createState(game, created, at, { rules: await loadTestRules(newGame.rules), facts });
  const store = new MemoryStore();
  await store.save(storeState(state, []));
  const time = { now: at, timers: [] as (() => void)[] };
  const table = new Table(state, [], {
    store,
    engines: Object.assign(new StagedEngine(), { estimateRoll: () => new Promise<number>(() => undefined) }),
    random: new Random((bytes) => bytes.fill(0)),
    now: () => time.now,
    wait: () => new Promise(() => undefined), // the transcript says what the engine does
    schedule: (callback) => {
      time.timers.push(callback);
      return () => void time.timers.splice(time.timers.indexOf(callback), 1);
    },
  });
  let heard: FromServer[] = [];
  let connection: ReturnType<Table["connect"]> | null = null;
  const replay = async (step: Step): Promise<unknown[]> => {
    time.now = step.at;
    heard = [];
    if (step.connect !== undefined) {
      connection?.close();
      connection = table.connect(step.connect, (message) => heard.push(message));
    } else if (step.timeout) time.timers[0]?.();
    else if (step.failure !== undefined) await table.reportBotFailure(step.failure);
    else if (step.player === "engine") await table.act(step.message as never).catch(() => undefined);
    else connection?.receive(step.message as FromClient);
    await settle();
    return heard.filter(({ type }) => type !== "presence" && type !== "thinking").map(shorten);
  };
  return { replay, store };
}

// -- Digests, as tools/golden/transcripts.py makes them --------------------------------------------------

const LONG = new Set(["legal", "picture", "moves"]);

function shorten(message: FromServer): unknown {
  if (message.type !== "past") return shortenValue(message);
  const positions = message.positions.map((each) => ({ ...each, move: digest(each.move) }));
  return shortenValue({ ...message, positions });
}

function shortenValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortenValue);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    const isLong = LONG.has(key) && !(Array.isArray(each) && each.length === 0);
    return [key, isLong ? digest(each) : shortenValue(each)];
  });
  return Object.fromEntries(entries);
}

function digest(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(value)))
    .digest("hex")
    .slice(0, 16);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}
