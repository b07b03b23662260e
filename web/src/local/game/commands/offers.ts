/** Offers of a draw or a rematch, and the engine's answer. */

import { otherSeat } from "../../../protocol/seat.ts";
import type { Answer, Offer } from "../../../protocol/types.ts";
import { checkDrawOffer } from "../budget.ts";
import type { GameEvent } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { type GameState, hasBothSeats } from "../state.ts";
import { type CommandContext, causeOf, checkPlaying, chooseSeat, findOwnSeats } from "./context.ts";

/** A rematch is accepted at once, and so is a draw between two at one screen. */
export function decideOffer(state: GameState, command: Offer, context: CommandContext): GameEvent {
  const seat = chooseSeat(state, context, command.seat);
  if (command.what === "rematch") return decideRematch(state, command, context);
  checkPlaying(state);
  if (state.drawOfferedBy === seat) throw new Refusal("already-offered", "a draw is offered already");
  if (hasBothSeats(state)) return { type: "agreed", ...causeOf(command, context) };
  checkDrawOffer(state.uses, seat, state.plies.length);
  return { type: "offered", what: "draw", seat, ...causeOf(command, context) };
}

function decideRematch(state: GameState, command: Offer, context: CommandContext): GameEvent {
  if (state.status !== "over") throw new Refusal("not-over", "a rematch can be offered once the game is over");
  if (state.following !== null) throw new Refusal("already-offered", "a rematch is offered already");
  return { type: "rematched", game: context.newGame, ...causeOf(command, context) };
}

/** Accept or decline a draw; declining one's own offer withdraws it. Nothing else is ever open. */
export function decideAnswer(state: GameState, command: Answer, context: CommandContext): GameEvent {
  const own = findOwnSeats(state, context);
  const by = command.what === "draw" ? state.drawOfferedBy : null;
  if (by === null || (command.accept && own.includes(by)))
    throw new Refusal("no-offer", `there is no ${command.what} offer to answer`);
  if (command.accept) return { type: "agreed", ...causeOf(command, context) };
  const seat = own.includes(by) ? by : otherSeat(by);
  return { type: "declined", what: "draw", seat, ...causeOf(command, context) };
}
