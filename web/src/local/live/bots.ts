/** Bots: engine players of a game, whose commands take the same way as the person's. */

import { EARLIEST_DRAW_TURN, MAX_DRAW_EXPECTATION } from "../../protocol/constants.ts";
import { otherSeat } from "../../protocol/seat.ts";
import type { FromServer } from "../../protocol/types.ts";
import type { EngineHost } from "../engine/contract.ts";
import type { Command } from "../game/commands/decider.ts";
import type { Random } from "../game/random.ts";
import { Refusal } from "../game/refusal.ts";
import { currentActor, currentPosition, currentTurn, type GameState, playerToMove } from "../game/state.ts";
import { estimateWinProbability, requestSearch } from "./search-requests.ts";

/** A table as its bots see it. */
export interface BotTable {
  readonly state: GameState;
  /** Carry out a bot's command. Rejects with {@link Refusal}. */
  act(command: Command): Promise<void>;
  /** Note that the engine returned no move after so many plies. */
  reportBotFailure(ply: number): Promise<void>;
  broadcast(message: FromServer): void;
}

const MAX_ATTEMPTS = 2;
/** The least time a bot's move takes, so that a person can follow; the first move of a game comes at once. */
const MIN_MOVE_MS = 600;
const RETRY_MS = 1000;

/** Whether a bot has to act, or to answer an offer. */
export function isBotsTurn(state: GameState): boolean {
  if (state.status !== "playing" || state.hasBotFailed) return false;
  return playerToMove(state) === "engine" || isDrawOfferedToBot(state);
}

function isDrawOfferedToBot({ drawOfferedBy, seats }: GameState): boolean {
  return drawOfferedBy !== null && seats[otherSeat(drawOfferedBy)].player === "engine";
}

export class Bots {
  readonly #engines: EngineHost;
  readonly #random: Random;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #isDriving = false;
  #isWanted = false;
  #search = new AbortController();

  constructor(engines: EngineHost, random: Random, wait: (milliseconds: number) => Promise<void>) {
    this.#engines = engines;
    this.#random = random;
    this.#wait = wait;
  }

  /** Let bots act as long as it is their turn; returns at once. A search begun before a change ends. */
  start(table: BotTable): void {
    this.#isWanted = true;
    this.#search.abort();
    if (!this.#isDriving && isBotsTurn(table.state)) void this.#drive(table);
  }

  /** Nobody watches any more: the search under way ends, and nothing is played. */
  stop(): void {
    this.#isWanted = false;
    this.#search.abort();
  }

  async #drive(table: BotTable): Promise<void> {
    this.#isDriving = true;
    try {
      while (this.#isWanted && isBotsTurn(table.state)) await this.#act(table);
    } catch {
      await table.reportBotFailure(table.state.plies.length).catch(() => undefined);
    } finally {
      this.#isDriving = false;
    }
  }

  async #act(table: BotTable): Promise<void> {
    const { state } = table;
    const search = new AbortController();
    this.#search = search;
    const pause = state.plies.length === 0 || isDrawOfferedToBot(state) ? 0 : MIN_MOVE_MS;
    const [command] = await Promise.all([this.#chooseCommand(table, state), this.#wait(pause)]);
    if (search.signal.aborted) return; // it looked at something else, or not for long enough
    try {
      if (command === null) await table.reportBotFailure(state.plies.length);
      else await table.act(command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.reason === "unavailable") await this.#wait(RETRY_MS);
      else if (error.reason !== "stale" && error.reason !== "no-offer") throw error;
    }
  }

  /** The bot's command, which names the ply, so that it is refused if the position has changed; null for a failure. */
  async #chooseCommand(table: BotTable, state: GameState): Promise<Command | null> {
    const ply = state.plies.length;
    const id = this.#random.letters();
    if (isDrawOfferedToBot(state)) return { type: "answer", id, what: "draw", accept: await this.#acceptsDraw(state) };
    if (currentActor(state) === "dice") return { type: "roll", id, ply };
    const seat = currentPosition(state).toMove;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const isReady = this.#engines.isReady(state.facts.name);
      table.broadcast({ type: "thinking", seat, warming: !isReady, progress: 1 });
      const move = await this.#chooseMove(state).catch(() => undefined);
      if (move !== undefined) return { type: "play", id, ply, move };
    }
    return null;
  }

  async #chooseMove(state: GameState): Promise<string | undefined> {
    const level = state.seats[currentPosition(state).toMove].level ?? state.facts.levels.length;
    const strength = state.facts.levels[level - 1];
    const request = requestSearch(state, { ...(strength && { strength }), seed: this.#random.integer(31) });
    const { candidates } = await this.#engines.search(request, { signal: this.#search.signal });
    return candidates[0]?.move;
  }

  /**
   * A bot accepts a draw where it stands worse, or sees nothing but a draw; at full strength, so that nobody can talk a
   * weak one into it. As the server's bots do.
   */
  async #acceptsDraw(state: GameState): Promise<boolean> {
    if (currentTurn(state) < EARLIEST_DRAW_TURN) return false;
    try {
      const { value } = await estimateWinProbability(state, this.#engines, undefined, this.#search.signal);
      const isOwnTurn = playerToMove(state) === "engine";
      const expected = isOwnTurn ? value : 1 - value;
      return expected === 0.5 || expected <= MAX_DRAW_EXPECTATION;
    } catch {
      return false;
    }
  }
}
