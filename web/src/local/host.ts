/** Games that run in this browser, without a server: what the Worker that holds them needs. */
import type { FromClient, FromServer, GameSummary, NewGame, Seat, SeatInfo } from "../protocol/types.ts";
import type { EngineHost } from "./engine/contract.ts";
import { decideCreation } from "./game/creation.ts";
import { Random } from "./game/random.ts";
import { applyEvents, createState } from "./game/replay.ts";
import { ID_PREFIX, type StoredGame } from "./game/stored-game.ts";
import { type GameStore, Table, type TableContext } from "./live/table.ts";
import { findFacts } from "./rules/facts.ts";
import { loadRules } from "./rules/registry.ts";

export type { EngineHost } from "./engine/contract.ts";
export { exportRecord } from "./game/record.ts";
export type { StoredGame } from "./game/stored-game.ts";
export type { GameStore } from "./live/table.ts";

/** A game that runs in this browser. */
export interface LocalGame {
  /** A client connects; `send` delivers the server's messages, `after` is as in the socket's address. */
  connect(
    after: number | null,
    send: (message: FromServer) => void,
  ): { receive(message: FromClient): void; close(): void };
  /** Apply what another tab stored. */
  reload(): Promise<void>;
}

/** What a test replaces: time, timers and randomness. */
export type Surroundings = Pick<TableContext, "now" | "wait" | "schedule" | "random">;

export const BROWSER: Surroundings = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  schedule: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: new Random(),
};

/**
 * Open a stored game; null where there is none. A clock that ran when the game was left gets the time since back: it runs
 * only while the game is open.
 */
export async function openLocalGame(
  id: string,
  store: GameStore,
  engines: EngineHost,
  surroundings: Surroundings = BROWSER,
): Promise<LocalGame | null> {
  const stored = await store.load(id);
  const facts = stored && findFacts(stored.created.rules);
  if (!stored || !facts) return null;
  const rules = await loadRules(stored.created.rules);
  const state = createState(id, stored.created, stored.createdAt, { rules, facts });
  const table = new Table(applyEvents(state, stored.events), stored.events, { store, engines, ...surroundings });
  await table.creditAbsence();
  return table;
}

/** A new game, to be stored; throws a refusal where it cannot be played in the browser. Needs no kernel. */
export function createLocalGame(newGame: NewGame, surroundings: Surroundings = BROWSER): StoredGame {
  const { random } = surroundings;
  const created = decideCreation(newGame, random);
  const id = ID_PREFIX + random.letters();
  const at = surroundings.now();
  const toMove = findFacts(created.rules)?.starts.find(({ position }) => position === created.start)?.toMove ?? 0;
  const seats = created.seats.map(
    ({ level }): SeatInfo => ({ kind: level === null ? "kept" : "bot", name: "", level }),
  ) as [SeatInfo, SeatInfo];
  const you = ([0, 1] as Seat[]).filter((seat) => created.seats[seat]?.level === null);
  const status = you.length === 0 ? "playing" : "waiting";
  const summary: GameSummary = {
    game: id,
    rules: created.rules,
    status,
    seats,
    clock: created.clock,
    turn: 1,
    to_move: toMove,
    active: at,
    you,
  };
  return { id, version: 1, created, createdAt: at, events: [], summary, plies: [], outcome: null };
}

/** The entry of a game in the list of one's games. */
export function summarize(game: StoredGame): GameSummary {
  return game.summary;
}
