/** What screens, lists and the storage are given of a game in this browser. */
import { NO_POINTS } from "../game/match-score.ts";
import type {
  GameSummary,
  MoveView,
  PastPosition,
  PositionView,
  SeatInfo,
  Situation,
  State,
} from "../protocol/types.ts";
import type { Move, Position } from "../rules/contract.ts";
import {
  canUndo,
  currentActor,
  currentPosition,
  currentStatus,
  currentTurn,
  isBot,
  type LocalGame,
  personSeats,
} from "./game.ts";
import type { StoredGame } from "./stored-game.ts";

/** The same view of the same position every time, so that nothing is drawn again. */
const viewPosition = remember((position: Position): PositionView => position.view());
const viewMove = remember((move: Move): MoveView => move.view());

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The whole game. Its dice prove nothing, so there is nothing to tell about them. */
export function presentGame(game: LocalGame): State {
  const hasBot = isBot(game, 0) || isBot(game, 1);
  return {
    type: "state",
    game: game.id,
    rules: game.facts.name,
    sequence: 1 + game.events.length,
    status: currentStatus(game),
    seats: presentSeats(game),
    clock: game.created.clock,
    public: false,
    created: game.createdAt,
    start: (game.positions[0] as Position).text,
    moves: game.plies.map(({ info }) => info),
    situation: presentSituation(game),
    offers: game.drawOfferedBy === null ? [] : [{ what: "draw", seat: game.drawOfferedBy }],
    helps: { hint: true, chances: hasBot, threats: game.rules.findThreats !== undefined },
    outcome: game.outcome,
    dice: null,
    previous: game.created.previous,
    score: game.created.score ?? NO_POINTS,
    following: game.following,
    bot_failed: game.hasBotFailed,
  };
}

function presentSituation(game: LocalGame): Situation {
  const position = currentPosition(game);
  const actor = currentActor(game);
  const isDecision = actor !== null && actor !== "dice";
  const { rule, left, running, since } = game.clock;
  return {
    ply: game.plies.length,
    turn: currentTurn(game),
    position: position.text,
    to_move: position.toMove,
    actor,
    picture: viewPosition(position),
    legal: isDecision ? position.legalMoves().map((move) => move.view()) : [],
    undo: [canUndo(game, 0) ? "free" : "no", canUndo(game, 1) ? "free" : "no"],
    clocks: rule.kind === "none" ? null : { left: [...left], running, at: running === null ? game.activeAt : since },
    danger: isDecision ? (game.rules.findDanger?.(position) ?? null) : null,
  };
}

function presentSeats({ created, name }: LocalGame): [SeatInfo, SeatInfo] {
  const present = (level: number | null): SeatInfo => {
    if (level !== null) return { kind: "bot", name: "", level };
    return { kind: name === null ? "kept" : "person", name: name ?? "", level: null };
  };
  return [present(created.seats[0].level), present(created.seats[1].level)];
}

/** The position after some plies, of which the game must have as many. */
export function presentPosition({ positions, plies }: LocalGame, ply: number): PastPosition {
  const position = positions[ply] as Position;
  const move = plies[ply - 1]?.move;
  return { ply, position: position.text, picture: viewPosition(position), move: move ? viewMove(move) : null };
}

/** What to store of a game. */
export function storeGame(game: LocalGame): StoredGame {
  return {
    id: game.id,
    version: 1,
    created: game.created,
    createdAt: game.createdAt,
    events: game.events,
    summary: summarizeGame(game),
    plies: game.plies.map(({ info: { turn, move, left } }) => ({ turn, move, left })),
    outcome: game.outcome,
    points: currentPosition(game).points ?? null,
  };
}

/** The entry of a game in a list. */
function summarizeGame(game: LocalGame): GameSummary {
  return {
    game: game.id,
    rules: game.facts.name,
    status: currentStatus(game),
    seats: presentSeats(game),
    clock: game.created.clock,
    turn: currentTurn(game),
    to_move: currentPosition(game).toMove,
    active: game.activeAt,
    you: personSeats(game),
  };
}
