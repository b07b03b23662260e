/** Joining, resigning, aborting, and nudging a bot that failed. */

import { MAX_NAME_LENGTH } from "../../../protocol/constants.ts";
import type { Abort, Join, Nudge, Resign, Seat } from "../../../protocol/types.ts";
import { findNameProblem, normalizeName } from "../../../settings/player-name.ts";
import { checkBudget } from "../budget.ts";
import type { EventOf } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { currentPosition, type GameState } from "../state.ts";
import { type CommandContext, causeOf, choosePlayingSeat, findOwnSeats } from "./context.ts";

export function decideJoin(state: GameState, command: Join, context: CommandContext): EventOf<"joined"> {
  if (state.status === "over") throw new Refusal("over", "the game is over");
  const name = parseName(command.name ?? "");
  const own = findOwnSeats(state, context);
  const seats = own.filter((seat) => !state.seats[seat].isTaken);
  if (seats.length === 0) throw new Refusal("already-seated", "you have joined already");
  return { type: "joined", seats, name, ...causeOf(command, context) };
}

function parseName(text: string): string {
  const name = normalizeName(text);
  switch (findNameProblem(name)) {
    case "bad-name":
      throw new Refusal("bad-name", "a name may contain only printable characters");
    case "long-name":
      throw new Refusal("long-name", `a name has ${MAX_NAME_LENGTH} characters at most, not ${[...name].length}`);
    default:
      return name;
  }
}

export function decideResignation(state: GameState, command: Resign, context: CommandContext): EventOf<"resigned"> {
  const seat = choosePlayingSeat(state, context, command.seat);
  return { type: "resigned", seat, ...causeOf(command, context) };
}

export function decideAbort(state: GameState, command: Abort, context: CommandContext): EventOf<"aborted"> {
  findOwnSeats(state, context);
  if (state.status === "over") throw new Refusal("over", "the game is over");
  if (state.status === "playing" && state.plies.length > 0 && !state.hasBotFailed)
    throw new Refusal("not-now", "after the first move a game can be resigned, not aborted");
  return { type: "aborted", ...causeOf(command, context) };
}

export function decideNudge(state: GameState, command: Nudge, context: CommandContext): EventOf<"bot-nudged"> {
  const [seat] = findOwnSeats(state, context);
  if (!state.hasBotFailed) throw new Refusal("not-now", "no engine has failed");
  checkBudget(state.uses, seat as Seat);
  return { type: "bot-nudged", seat: currentPosition(state).toMove, ...causeOf(command, context) };
}
