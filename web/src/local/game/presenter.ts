/** The presenter: what the page is shown of a game, in the server's messages. */

import { MAX_PAST_POSITIONS } from "../../protocol/constants.ts";
import type {
  Clocks,
  GameSummary,
  Helps,
  MoveView,
  OfferInfo,
  PastPosition,
  PlyInfo,
  Seat,
  SeatInfo,
  Situation,
  State,
  Translatable,
  Update,
} from "../../protocol/types.ts";
import type { Position } from "../rules/contract.ts";
import { findUndoMode } from "./commands/undo.ts";
import type { GameEvent } from "./events.ts";
import { Refusal } from "./refusal.ts";
import {
  currentActor,
  currentPosition,
  currentTurn,
  type GameState,
  hasPerson,
  type Ply,
  type SeatState,
  seatsOf,
} from "./state.ts";

type EventType = GameEvent["type"];

const CHANGES_SITUATION: ReadonlySet<EventType> = new Set(["moved", "undone", "joined", "credited"]);
const KEEPS_OFFERS: ReadonlySet<EventType> = new Set(["joined", "credited", "bot-failed", "bot-nudged"]);
const CHANGES_BOT: ReadonlySet<EventType> = new Set(["bot-failed", "bot-nudged", "moved", "undone"]);

// -- The whole game and what changed ------------------------------------------------------------------------

/** The whole game. Its dice prove nothing, so there is nothing to tell of them. */
export function presentState(state: GameState): State {
  return {
    type: "state",
    game: state.id,
    rules: state.facts.name,
    sequence: state.sequence,
    status: state.status,
    seats: presentSeats(state),
    clock: state.created.clock,
    public: false,
    created: state.createdAt,
    start: (state.positions[0] as Position).text,
    moves: state.plies.map((ply) => presentPly(state, ply)),
    situation: presentSituation(state),
    offers: presentOffers(state),
    helps: presentHelps(state),
    outcome: state.outcome,
    dice: null,
    previous: state.created.previous,
    following: state.following,
    bot_failed: state.hasBotFailed,
  };
}

/** These events, the last ones of the state, and what they changed; null where only the whole state can tell it. */
export function presentUpdate(state: GameState, events: readonly GameEvent[]): Update | null {
  const types = events.map(({ type }) => type);
  const isUndone = types.includes("undone");
  if (isUndone && events.length > 1) return null;
  const isMoved = types.some((type) => CHANGES_SITUATION.has(type));
  const isJoined = types.includes("joined");
  const isOver = state.outcome !== null;
  return {
    type: "update",
    sequence: state.sequence,
    events: presentEvents(state, events),
    ...((isMoved || isOver) && { situation: presentSituation(state) }),
    ...((isJoined || isOver || isUndone) && { status: state.status }),
    ...(isJoined && { seats: presentSeats(state) }),
    ...(!types.every((type) => KEEPS_OFFERS.has(type)) && { offers: presentOffers(state) }),
    ...((isOver || isUndone) && { outcome: state.outcome }),
    ...(state.following !== null && { following: state.following }),
    ...(types.some((type) => CHANGES_BOT.has(type)) && { bot_failed: state.hasBotFailed }),
  };
}

function presentEvents(state: GameState, events: readonly GameEvent[]): Update["events"] {
  let number = state.plies.length - events.filter(({ type }) => type === "moved").length;
  return events.map((event) => presentEvent(state, event, event.type === "moved" ? number++ : number));
}

function presentEvent(state: GameState, event: GameEvent, number: number): Update["events"][number] {
  const { command } = event;
  switch (event.type) {
    case "moved": {
      const ply = state.plies[number] as Ply;
      return { type: "moved", ply: presentPly(state, ply), picture: ply.move.view(), command };
    }
    case "resigned":
    case "agreed":
    case "timed-out":
    case "aborted":
      return { type: "ended", outcome: state.outcome as NonNullable<State["outcome"]>, command };
    case "joined":
      return { type: "joined", seats: [...event.seats], command };
    case "undone":
      return { type: "undone", plies: event.plies, seat: event.seat, command };
    case "offered":
    case "declined":
      return { type: event.type, what: event.what, seat: event.seat, command };
    case "rematched":
      return { type: "rematched", game: event.game, command };
    case "credited":
      return { type: "credited", milliseconds: event.milliseconds, command };
    case "bot-failed":
    case "bot-nudged":
      return { type: event.type, seat: event.seat, command };
  }
}

// -- Parts of it --------------------------------------------------------------------------------------------

/** The present position and what can be done in it. */
export function presentSituation(state: GameState): Situation {
  const position = currentPosition(state);
  const actor = currentActor(state);
  const moves = actor === null || actor === "dice" ? [] : position.legalMoves();
  return {
    ply: state.plies.length,
    turn: currentTurn(state),
    position: position.text,
    to_move: position.toMove,
    actor,
    picture: position.view(),
    legal: moves.map((move) => move.view()),
    undo: [findUndoMode(state, 0), findUndoMode(state, 1)],
    clocks: presentClocks(state),
    danger: actor === null || actor === "dice" ? null : (state.rules.findDanger?.(position) ?? null),
  };
}

function presentClocks({ clock, activeAt }: GameState): Clocks | null {
  if (clock.rule.kind === "none") return null;
  return { left: [...clock.left], running: clock.running, at: clock.running === null ? activeAt : clock.since };
}

function presentSeats({ seats }: GameState): [SeatInfo, SeatInfo] {
  return [presentSeat(seats[0]), presentSeat(seats[1])];
}

function presentSeat({ level, isTaken, name }: SeatState): SeatInfo {
  if (level !== null) return { kind: "bot", name: "", level };
  return { kind: isTaken ? "person" : "kept", name, level: null };
}

function presentPly(state: GameState, { turn, side, move, isRoll, left }: Ply): PlyInfo {
  const hasClock = state.clock.rule.kind !== "none";
  return {
    turn,
    seat: side,
    move: move.text,
    is_roll: isRoll,
    left: hasClock ? left[side] : null,
    words: move.words(),
  };
}

function presentOffers({ drawOfferedBy }: GameState): OfferInfo[] {
  return drawOfferedBy === null ? [] : [{ what: "draw", seat: drawOfferedBy }];
}

/** Which queries are answered in this game. */
export function presentHelps(state: GameState): Helps {
  const hasBot = state.seats.some(({ level }) => level !== null);
  const hint = hasPerson(state);
  return { hint, chances: hint && hasBot, threats: state.rules.findThreats !== undefined };
}

// -- Answers to queries -------------------------------------------------------------------------------------

/** The moves that would win at once against a seat. Throws {@link Refusal}. */
export function presentThreats(state: GameState, seat: Seat): MoveView[] {
  const { rules } = state;
  if (!rules.findThreats || currentActor(state) === null) throw new Refusal("not-now", "there are no threats to show");
  return rules.findThreats(currentPosition(state), seat);
}

/** The moves of a line, from the present position to the end of the player's turn, in words. */
export function presentTurn(state: GameState, line: readonly string[]): Translatable[] {
  let position = currentPosition(state);
  const words: Translatable[] = [];
  for (const text of line) {
    if (position.actor !== currentActor(state)) break;
    const move = position.parseMove(text);
    words.push(move.words());
    position = move.play();
  }
  return words;
}

/** The positions after some plies. Throws {@link Refusal}. */
export function presentPast(state: GameState, first: number, last: number): PastPosition[] {
  const count = state.plies.length;
  if (first > last || last > count) throw new Refusal("stale", `the game has the plies 0 to ${count}`);
  const end = Math.min(last, first + MAX_PAST_POSITIONS - 1);
  return Array.from({ length: end - first + 1 }, (_, index) => presentPastPosition(state, first + index));
}

function presentPastPosition(state: GameState, ply: number): PastPosition {
  const position = state.positions[ply] as Position;
  return {
    ply,
    position: position.text,
    picture: position.view(),
    move: state.plies[ply - 1]?.move.view() ?? null,
  };
}

/** The entry of a game in a list. */
export function presentSummary(state: GameState): GameSummary {
  return {
    game: state.id,
    rules: state.facts.name,
    status: state.status,
    seats: presentSeats(state),
    clock: state.created.clock,
    turn: currentTurn(state),
    to_move: currentPosition(state).toMove,
    active: state.activeAt,
    you: seatsOf(state, "person"),
  };
}
