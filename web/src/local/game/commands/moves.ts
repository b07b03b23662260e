/** Moves and rolls, charged to the clock. */
import type { Play, Roll } from "../../../protocol/types.ts";
import { IllegalMoveError, type Move } from "../../rules/contract.ts";
import { elapsedTime } from "../clock.ts";
import { deriveNextFaces } from "../dice.ts";
import type { EventOf } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { currentPosition, type GameState } from "../state.ts";
import { type CommandContext, causeOf, checkTurn } from "./context.ts";

export function decidePlay(state: GameState, command: Play, context: CommandContext): EventOf<"moved"> {
  checkTurn(state, context, command.ply);
  const position = currentPosition(state);
  if (position.actor === "dice") throw new Refusal("dice-due", "the dice must be thrown first");
  try {
    return chargeMove(state, position.parseMove(command.move), command, context);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    throw new Refusal("illegal", error.message, error.clause, error.why);
  }
}

export function decideRoll(state: GameState, command: Roll, context: CommandContext): EventOf<"moved"> {
  checkTurn(state, context, command.ply);
  const position = currentPosition(state);
  if (position.actor !== "dice") throw new Refusal("no-dice-due", "the dice cannot be thrown now");
  return chargeMove(state, position.roll(deriveNextFaces(state)), command, context);
}

/** The move with the time it is charged; an engine never runs out of it. */
function chargeMove(state: GameState, move: Move, command: Play | Roll, context: CommandContext): EventOf<"moved"> {
  const { toMove } = currentPosition(state);
  const elapsed = elapsedTime(state.clock, context.now);
  const isBot = state.seats[toMove].player === "engine";
  const charged = isBot ? Math.min(elapsed, state.clock.left[toMove]) : elapsed;
  return { type: "moved", move: move.text, charged, ...causeOf(command, context) };
}
