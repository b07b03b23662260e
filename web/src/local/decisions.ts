/**
 * What follows from an action in a game of this browser: an event, a `RefusedError` that the player is told, or
 * null if the action has become pointless, for instance by a second click.
 */
import { PLIES_BETWEEN_DRAW_OFFERS } from "../protocol/constants.ts";
import { refuse } from "../protocol/refusal.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Seat } from "../protocol/types.ts";
import { IllegalMoveError, type Move } from "../rules/contract.ts";
import { elapsedTime, isFlagged } from "./clock.ts";
import {
  canUndo,
  currentActor,
  currentPosition,
  currentStatus,
  deriveNextFaces,
  dueAt,
  findLastDecision,
  isBot,
  isPersonsTurn,
  type LocalGame,
  personSeats,
} from "./game.ts";
import type { GameEvent } from "./stored-game.ts";

export type Decision = (game: LocalGame, now: number) => GameEvent | null;

/** A person's action. Once that person's time is up, it loses the game. */
export function decideForPerson(decide: Decision): Decision {
  return (game, now) => (isPersonsTurn(game) && isFlagged(game.clock, now) ? { type: "timed-out" } : decide(game, now));
}

// -- Moves --------------------------------------------------------------------------------------------------

/** A move made after so many plies. */
export function decideMove(ply: number, text: string): Decision {
  return (game, now) => {
    const actor = currentActor(game);
    if (game.plies.length !== ply || actor === null || actor === "dice") return null;
    return chargeMove(game, parseMove(game, text), now);
  };
}

/** A roll made after so many plies. */
export function decideRoll(ply: number): Decision {
  return (game, now) => {
    if (game.plies.length !== ply || currentActor(game) !== "dice") return null;
    return chargeMove(game, currentPosition(game).roll(deriveNextFaces(game)), now);
  };
}

function parseMove(game: LocalGame, text: string): Move {
  try {
    return currentPosition(game).parseMove(text);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    const { message, clause, why } = error;
    throw refuse("illegal", message, { clause, ...(why && { why }) });
  }
}

/** The move with the time it is charged; a bot never runs out of it. */
function chargeMove(game: LocalGame, { text }: Move, now: number): GameEvent {
  const { toMove } = currentPosition(game);
  const elapsed = elapsedTime(game.clock, now);
  const isBots = isBot(game, toMove);
  const charged = isBots ? Math.min(elapsed, game.clock.left[toMove]) : elapsed;
  return { type: "moved", move: text, charged, player: isBots ? "engine" : "person" };
}

/** Taking back the last decision, after so many plies. */
export function decideUndo(ply: number): Decision {
  return (game) => {
    const seat = actingSeat(game);
    const plies = findLastDecision(game, seat);
    if (game.plies.length !== ply || plies === null || !canUndo(game, seat)) return null;
    return { type: "undone", plies, seat };
  };
}

// -- Beginning and end --------------------------------------------------------------------------------------

/** The person sits down under a name, which starts the game. */
export function decideJoin(name: string): Decision {
  return (game) => (currentStatus(game) === "waiting" ? { type: "joined", seats: personSeats(game), name } : null);
}

export const decideResignation: Decision = (game) =>
  currentStatus(game) === "playing" ? { type: "resigned", seat: actingSeat(game) } : null;

/** Ending a game without a result: before its first move, or when the bot has failed. */
export const decideAbort: Decision = (game) => {
  const canAbort = game.plies.length === 0 || game.hasBotFailed;
  return currentStatus(game) !== "over" && canAbort ? { type: "aborted" } : null;
};

/** Two on the same device agree at once; the bot considers the offer. */
export const decideDrawOffer: Decision = (game) => {
  if (currentStatus(game) !== "playing" || game.drawOfferedBy !== null) return null;
  if (personSeats(game).length === 2) return { type: "agreed" };
  const seat = actingSeat(game);
  const offeredAt = game.drawOffers[seat];
  if (offeredAt !== null && game.plies.length < offeredAt + PLIES_BETWEEN_DRAW_OFFERS)
    throw refuse("too-often", "a draw was offered a few moves ago");
  return { type: "offered", what: "draw", seat };
};

export const decideWithdrawal: Decision = ({ drawOfferedBy }) =>
  drawOfferedBy === null ? null : { type: "declined", what: "draw", seat: drawOfferedBy };

/** The bot's answer to an offered draw. */
export function decideDrawAnswer(accept: boolean): Decision {
  return ({ drawOfferedBy }) => {
    if (drawOfferedBy === null) return null;
    return accept ? { type: "agreed" } : { type: "declined", what: "draw", seat: otherSeat(drawOfferedBy) };
  };
}

/** A rematch in the game with this id, which is accepted at once. */
export function decideRematch(following: string): Decision {
  return (game) =>
    currentStatus(game) === "over" && game.following === null ? { type: "rematched", game: following } : null;
}

/** The loss on time, once it is due. */
export const decideTimeout: Decision = (game, now) => {
  const due = dueAt(game);
  return due !== null && now >= due ? { type: "timed-out" } : null;
};

/** Gives a person's running clock the time back during which the game was not open. */
export const decideCredit: Decision = (game, now) => {
  const { running, since } = game.clock;
  if (running === null || isBot(game, running)) return null;
  const milliseconds = now - Math.max(since, game.activeAt);
  return milliseconds > 0 ? { type: "credited", milliseconds } : null;
};

// -- Bots ---------------------------------------------------------------------------------------------------

/** The bot to move after so many plies has found no move. */
export function decideBotFailure(ply: number): Decision {
  return (game) => {
    if (currentStatus(game) !== "playing" || game.plies.length !== ply) return null;
    return { type: "bot-failed", seat: currentPosition(game).toMove };
  };
}

/** Lets the bot try again. */
export const decideNudge: Decision = (game) =>
  game.hasBotFailed ? { type: "bot-nudged", seat: currentPosition(game).toMove } : null;

/** The person's only seat; at a shared screen the one to move. */
function actingSeat(game: LocalGame): Seat {
  const [seat, other] = personSeats(game);
  return seat === undefined || other !== undefined ? currentPosition(game).toMove : seat;
}
