/** Fixtures: a toy game, an engine that a test drives, and tabs in which games run. In the toy, each move adds 1 or 2; 5 wins. */
import { IDBFactory } from "fake-indexeddb";
import { type EngineHost, FULL_STRENGTH, type SearchRequest, type SearchResult } from "../engine/contract.ts";
import { loadTestRules } from "../games/fixtures.ts";
import { GameDatabase } from "../local/game-database.ts";
import { GameStore } from "../local/game-store.ts";
import { Random } from "../local/random.ts";
import type { ClockRule, StoredEvent, StoredGame } from "../local/stored-game.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Refused, Seat } from "../protocol/types.ts";
import { IllegalMoveError, type Move, type Position, type Rules } from "../rules/contract.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import { LocalSession } from "./local.ts";

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
    const words = { id: "generic-move", args: { text } };
    return {
      text,
      view: () => ({ kind: "plain", move: text, words, is_roll: false }),
      words: () => words,
      play: () => new ToyPosition(this.count + step, otherSeat(this.toMove)),
    };
  }

  parseMove(text: string): Move {
    const found = this.legalMoves().find((move) => move.text === text);
    if (!found) throw new IllegalMoveError({ clause: "T1", why: { id: "refused-illegal", args: {} } });
    return found;
  }

  roll(): never {
    throw new Error("the toy has no dice");
  }

  view() {
    return { game: "plain" as const, svg: "", text: this.text };
  }
}

const TOY_RULES: Rules<ToyPosition> = {
  parsePosition: (text) => new ToyPosition(Number(text.split(" ")[0]), 0),
  checkPosition: () => null,
  findOutcome: (positions) => {
    const last = positions[positions.length - 1];
    return last && last.count >= GOAL ? { winner: otherSeat(last.toMove), reason: "counted", clause: "T2" } : null;
  },
  startsTurn: ({ toMove }) => toMove === 0,
  explain: (_, { move }, others) => [{ id: "generic-move", args: { text: `${move} of ${others.length + 1}` } }],
  grade: () => {
    throw new Error("the toy's games are not graded");
  },
};

const TOY_FACTS: RulesFacts = {
  name: "toy",
  sides: ["One", "Other"],
  starts: [{ position: "0 0", toMove: 0 }],
  agreementClause: "T3",
  hasDice: false,
  levels: [FULL_STRENGTH, FULL_STRENGTH],
  reviewNodes: [1, 1, 1],
};

/** An engine that answers when the test says so. */
export class StagedEngine implements EngineHost {
  readonly requests: SearchRequest[] = [];
  readonly searches: {
    finish(found: SearchResult): void;
    fail(): void;
    progress(found: SearchResult): void;
    signal: AbortSignal | undefined;
  }[] = [];

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

interface Game {
  rules: string;
  /** The level at each seat; null for a person. */
  levels: readonly [number | null, number | null];
  clock: ClockRule;
  start: string;
  events: readonly StoredEvent[];
  at: number;
}

const ID = "local-test";

/** A stored game, by default one of the toy between two people who have not sat down. */
function storedGame(game: Partial<Game>): StoredGame {
  const { rules = "toy", levels = [null, null], clock = { kind: "none" }, events = [], at = Date.now() } = game;
  const start = game.start ?? findTestFacts(rules)?.starts[0]?.position ?? "";
  const seats = [{ level: levels[0] }, { level: levels[1] }] as const;
  const seed = rules === "qwixx" ? "ab".repeat(32) : null;
  const created = { rules, start, clock, seats, seed, previous: null };
  const summary = { game: ID } as StoredGame["summary"];
  return { id: ID, version: 1, created, createdAt: at, events, summary, plies: [], outcome: null };
}

const findTestFacts = (rules: string) => (rules === "toy" ? TOY_FACTS : findFacts(rules));
const loadRules = async (rules: string): Promise<Rules> => (rules === "toy" ? TOY_RULES : loadTestRules(rules));

/** A browser with one game in its database; every tab has a store of its own. */
export async function openBrowser(game: Partial<Game> = {}) {
  const factory = new IDBFactory();
  const database = await GameDatabase.open<StoredGame>(factory);
  const stored = storedGame(game);
  await database.write(ID, stored, stored.summary, 0);
  const disk = { isFull: false };
  const open = async () => {
    const opened = await GameDatabase.open<StoredGame>(factory);
    const write = opened.write.bind(opened);
    opened.write = async (...row) => {
      if (disk.isFull) throw new DOMException("full", "QuotaExceededError");
      return write(...row);
    };
    return opened;
  };
  const openTab = (id = ID, engines: EngineHost = new StagedEngine()) => {
    const problems: string[] = [];
    const refusals: Refused["reason"][] = [];
    const moved: string[] = [];
    const store = new GameStore(open, (problem) => problems.push(problem));
    const surroundings = { store, engines, random: new Random(), loadRules, findFacts: findTestFacts };
    const callbacks = {
      name: () => "Ann",
      onRefused: ({ reason }: Pick<Refused, "reason">) => refusals.push(reason),
      onUnsent: () => undefined,
      onMoved: (to: string) => moved.push(to),
    };
    const session = new LocalSession(id, callbacks, surroundings);
    session.start();
    return { session, store, surroundings, problems, refusals, moved };
  };
  return { database, disk, openTab };
}
