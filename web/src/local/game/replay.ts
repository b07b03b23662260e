/** Replay: computes the state of a game from its events, one at a time or all at once. Pure. */

import { otherSeat } from "../../protocol/seat.ts";
import type { OutcomeInfo, Seat } from "../../protocol/types.ts";
import type { Move, Outcome, Position, Rules } from "../rules/contract.ts";
import type { RulesFacts } from "../rules/facts.ts";
import { countDrawOffer, countEvents, NO_USE } from "./budget.ts";
import { type Clock, createClock, creditClock, pressClock, startClock, stopClock } from "./clock.ts";
import type { Created, EventOf, GameEvent, SeatAssignment } from "./events.ts";
import { currentPosition, type GameState, lastPly, numberTurn, type Ply, type SeatState } from "./state.ts";
import type { StoredEvent } from "./stored-game.ts";

/** How many of the last commands of a game are known. */
const IDEMPOTENCY_WINDOW = 64;

/** The rules of a game and what is known about it without them. */
export interface LoadedRules {
  readonly rules: Rules;
  readonly facts: RulesFacts;
}

/** The state of a new game. */
export function createState(id: string, created: Created, at: number, { rules, facts }: LoadedRules): GameState {
  return startIfFull(
    {
      id,
      facts,
      rules,
      sequence: 1,
      created,
      createdAt: at,
      activeAt: at,
      seats: [createSeat(created.seats[0]), createSeat(created.seats[1])],
      positions: [rules.parsePosition(created.start)],
      plies: [],
      clock: createClock(created.clock),
      status: "waiting",
      outcome: null,
      drawOfferedBy: null,
      answered: [],
      following: null,
      hasBotFailed: false,
      uses: NO_USE,
    },
    at,
  );
}

function createSeat({ level }: SeatAssignment): SeatState {
  return { player: level === null ? "person" : "engine", level, isTaken: level !== null, name: "" };
}

/** The state after more events. */
export function applyEvents(state: GameState, events: readonly StoredEvent[]): GameState {
  return events.reduce((before, { at, event }) => applyEvent(before, event, at), state);
}

/** The state after an event, which must have been decided for this very state. */
export function applyEvent(state: GameState, event: GameEvent, at: number): GameState {
  const sequence = state.sequence + 1;
  const { player, command } = event;
  const isNew = player !== null && command !== null;
  const answered = isNew
    ? [...state.answered, { player, command, sequence }].slice(-IDEMPOTENCY_WINDOW)
    : state.answered;
  return { ...applyChange(state, event, at), sequence, activeAt: at, answered };
}

function applyChange(state: GameState, event: GameEvent, at: number): GameState {
  switch (event.type) {
    case "moved":
      return applyMove(state, event, at);
    case "joined":
      return applyJoin(state, event, at);
    case "undone":
      return applyUndo(state, event, at);
    case "offered": {
      const uses = countDrawOffer(state.uses, event.seat, state.plies.length);
      return { ...state, drawOfferedBy: event.seat, uses };
    }
    case "declined":
      return { ...state, drawOfferedBy: null, uses: countEvents(state.uses, event.seat) };
    case "resigned":
      return endByPlayers(state, otherSeat(event.seat), "resignation");
    case "agreed":
      return endByPlayers(state, null, "agreement");
    case "timed-out":
      return endByPlayers(state, otherSeat(currentPosition(state).toMove), "time");
    case "aborted":
      return endGame(state, { result: "*", winner: null, reason: "aborted", clause: null });
    case "rematched":
      return { ...state, following: event.game, drawOfferedBy: null };
    case "credited":
      return { ...state, clock: creditClock(state.clock, event.milliseconds) };
    case "bot-failed":
      return { ...state, hasBotFailed: true };
    case "bot-nudged":
      return { ...state, hasBotFailed: false, uses: countEvents(state.uses, otherSeat(event.seat)) };
  }
}

function applyMove(state: GameState, event: EventOf<"moved">, at: number): GameState {
  const before = currentPosition(state);
  const move = before.parseMove(event.move);
  const after = move.play();
  const positions = [...state.positions, after];
  const clock = pressClock(state.clock, event.charged, after.toMove, at);
  const plies = [...state.plies, makePly(state, before, move, clock)];
  const moved = { ...state, positions, plies, clock, drawOfferedBy: null, hasBotFailed: false };
  const outcome = state.rules.findOutcome(positions);
  return outcome === null ? moved : endGame(moved, describeEndedGame(outcome));
}

function makePly(state: GameState, before: Position, move: Move, clock: Clock): Ply {
  const last = lastPly(state);
  const side = before.toMove;
  const isRoll = before.actor === "dice";
  const [first, second] = last?.decisionPlies ?? [null, null];
  const number = state.plies.length;
  return {
    move,
    side,
    turn: numberTurn(state.rules, last?.turn ?? 0, before),
    isRoll,
    left: clock.left,
    rolls: (last?.rolls ?? 0) + (isRoll ? 1 : 0),
    decisionPlies: isRoll ? [first, second] : side === 0 ? [number, second] : [first, number],
  };
}

function applyUndo(state: GameState, event: EventOf<"undone">, at: number): GameState {
  const plies = state.plies.slice(0, event.plies);
  const positions = state.positions.slice(0, event.plies + 1);
  const left = plies[plies.length - 1]?.left ?? createClock(state.created.clock).left;
  const undone = { ...state, plies, positions, drawOfferedBy: null, hasBotFailed: false };
  return {
    ...undone,
    status: "playing",
    outcome: null,
    clock: startClock({ ...state.clock, left }, currentPosition(undone).toMove, at),
    uses: countEvents(state.uses, event.seat, state.plies.length - event.plies + 1),
  };
}

// -- Beginning and end --------------------------------------------------------------------------------------

function applyJoin(state: GameState, event: EventOf<"joined">, at: number): GameState {
  const [first, second] = state.seats;
  const take = (seat: SeatState, number: Seat): SeatState =>
    event.seats.includes(number) ? { ...seat, isTaken: true, name: event.name } : seat;
  return startIfFull({ ...state, seats: [take(first, 0), take(second, 1)] }, at);
}

function startIfFull(state: GameState, at: number): GameState {
  if (!state.seats.every(({ isTaken }) => isTaken)) return state;
  return { ...state, status: "playing", clock: startClock(state.clock, currentPosition(state).toMove, at) };
}

function endByPlayers(state: GameState, winner: Seat | null, reason: string): GameState {
  return endGame(state, describeEndedGame({ winner, reason, clause: state.facts.agreementClause }));
}

function endGame(state: GameState, outcome: OutcomeInfo): GameState {
  return { ...state, status: "over", outcome, clock: stopClock(state.clock), drawOfferedBy: null };
}

/** The outcome with its result, as the page is shown it. */
export function describeEndedGame({ winner, reason, clause }: Outcome): OutcomeInfo {
  const result = winner === null ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
  return { result, winner, reason, clause };
}
