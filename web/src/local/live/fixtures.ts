/** Fixtures: a toy game, a store, an engine and a clock that a test drives. In the toy, each move adds 1 or 2; 5 wins. */

import { otherSeat } from "../../protocol/seat.ts";
import type { FromClient, FromServer, Seat } from "../../protocol/types.ts";
import { type EngineHost, FULL_STRENGTH, type SearchRequest, type SearchResult } from "../engine/contract.ts";
import type { ClockRule, Created } from "../game/events.ts";
import { Random } from "../game/random.ts";
import { applyEvents, createState } from "../game/replay.ts";
import { storeState } from "../game/storage.ts";
import type { StoredGame } from "../game/stored-game.ts";
import { IllegalMoveError, type Move, type Position, type Rules } from "../rules/contract.ts";
import type { RulesFacts } from "../rules/facts.ts";
import { type GameStore, Table } from "./table.ts";

const GOAL = 5;

class ToyPosition implements Position {
  readonly count: number;
  readonly toMove: Seat;
  readonly diceDue = 0;

  constructor(count: number, toMove: Seat) {
    this.count = count;
    this.toMove = toMove;
  }

  get text(): string {
    return `${this.count} ${this.toMove}`;
  }

  get actor(): Seat | null {
    return this.count < GOAL ? this.toMove : null;
  }

  legalMoves(): Move[] {
    return this.count < GOAL ? [1, 2].map((step) => this.#move(step)) : [];
  }

  #move(step: number): Move {
    const text = `+${step}`;
    return {
      text,
      view: () => ({ kind: "plain", move: text, label: text, is_roll: false }),
      words: () => ({ id: "generic-move", args: { text } }),
      play: () => new ToyPosition(this.count + step, otherSeat(this.toMove)),
    };
  }

  parseMove(text: string): Move {
    const found = this.legalMoves().find((move) => move.text === text);
    if (!found) throw new IllegalMoveError(`${text} is no step`, "T1", null);
    return found;
  }

  roll(): never {
    throw new Error("the toy has no dice");
  }

  view() {
    return { game: "plain" as const, svg: "", text: this.text };
  }
}

export const TOY_RULES: Rules<ToyPosition> = {
  parsePosition: (text) => new ToyPosition(Number(text.split(" ")[0]), 0),
  findOutcome: (positions) => {
    const last = positions[positions.length - 1];
    return last && last.count >= GOAL ? { winner: otherSeat(last.toMove), reason: "counted", clause: "T2" } : null;
  },
  startsTurn: ({ toMove }) => toMove === 0,
  explain: (_, { move }, others) => [{ id: "generic-move", args: { text: `${move} of ${others.length + 1}` } }],
};

export const TOY_FACTS: RulesFacts = {
  name: "toy",
  sides: ["One", "Other"],
  starts: [{ position: "0 0", toMove: 0 }],
  agreementClause: "T3",
  hasDice: false,
  levels: [FULL_STRENGTH, FULL_STRENGTH],
  reviewNodes: [1, 1, 1],
};

/** Keeps games as JSON; can be told to fail, and to hold a write back. */
export class MemoryStore implements GameStore {
  readonly games = new Map<string, string>();
  failure: Error | null = null;
  onSaved: ((game: StoredGame) => void) | null = null;
  gate: Promise<void> = Promise.resolve();

  async load(id: string): Promise<StoredGame | null> {
    const text = this.games.get(id);
    return text === undefined ? null : (JSON.parse(text) as StoredGame);
  }

  async save(game: StoredGame): Promise<void> {
    await this.gate;
    if (this.failure) throw this.failure;
    this.games.set(game.id, JSON.stringify(game));
    this.onSaved?.(game);
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}

/** An engine that answers when the test says so. */
export class StagedEngine implements EngineHost {
  readonly requests: SearchRequest[] = [];
  readonly searches: {
    finish(found: SearchResult): void;
    fail(): void;
    progress(found: SearchResult): void;
    signal: AbortSignal | undefined;
  }[] = [];

  isReady(): boolean {
    return true;
  }

  search: EngineHost["search"] = (request, options) => {
    this.requests.push(request);
    return new Promise((finish, reject) => {
      this.searches.push({
        finish,
        fail: () => reject(new Error("out of order")),
        progress: (found) => options?.onProgress?.(found),
        signal: options?.signal,
      });
    });
  };

  async estimateRoll(): Promise<number> {
    return 0.5;
  }
}

/** What an engine finds that sees these moves, the best first. */
export function found(depth: number, value: number, ...moves: string[]): SearchResult {
  const candidates = moves.map((move, index) => ({ move, value: value - index / 10, line: [move], pliesToEnd: null }));
  return { candidates, depth, nodes: 100 };
}

export const START = 1_000_000;

/** A game of the toy at a table, with a client connected to it. */
export function openTable(
  levels: [number | null, number | null] = [null, 1],
  clock: ClockRule = { kind: "none" },
  start = "0 0",
) {
  const created: Created = {
    rules: "toy",
    start,
    clock,
    seats: [{ level: levels[0] }, { level: levels[1] }],
    seed: null,
    previous: null,
  };
  const store = new MemoryStore();
  const engines = new StagedEngine();
  let drawn = 7;
  const time = { now: START, timers: [] as (() => void)[] };
  const context = {
    store,
    engines,
    random: new Random((bytes) => bytes.fill(drawn++)),
    now: () => time.now,
    wait: async () => undefined,
    schedule: (callback: () => void) => {
      time.timers.push(callback);
      return () => void time.timers.splice(time.timers.indexOf(callback), 1);
    },
  };
  const open = (events: StoredGame["events"] = []) => {
    const state = createState("local-toy", created, START, { rules: TOY_RULES, facts: TOY_FACTS });
    return new Table(applyEvents(state, events), events, context);
  };
  const table = open();
  store.games.set("local-toy", JSON.stringify(storeState(table.state, [])));
  const connect = (to: Table = table) => {
    const heard: FromServer[] = [];
    const { receive, close } = to.connect(null, (message) => heard.push(message));
    let count = 0;
    const send = async (message: Record<string, unknown> & { type: FromClient["type"] }) => {
      receive({ id: `c${++count}`, ...message } as FromClient);
      await settle();
      return heard[heard.length - 1];
    };
    return { heard, send, close };
  };
  return { table, store, engines, time, open, ...connect(), connect };
}

/** Let everything happen that is not waiting for the test. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
