/** The decider: turns a command into an event, or refuses it with a reason. Pure; time and randomness are arguments. */
import type { Abort, Answer, Join, Nudge, Offer, Play, Resign, Reveal, Roll, Undo } from "../../../protocol/types.ts";
import { isFlagged } from "../clock.ts";
import type { EventOf, GameEvent } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { currentPosition, dueAt, type GameState, playerToMove } from "../state.ts";
import { type CommandContext, causeOf, checkPlaying, checkPly, findOwnSeats } from "./context.ts";
import { decidePlay, decideRoll } from "./moves.ts";
import { decideAnswer, decideOffer } from "./offers.ts";
import { decideAbort, decideJoin, decideNudge, decideResignation } from "./players.ts";
import { decideUndo } from "./undo.ts";

export type Command = Join | Play | Roll | Reveal | Undo | Offer | Answer | Resign | Abort | Nudge;

/** The event that follows from a command. Once the time of the side to move is up, that is the loss on time. */
export function decide(state: GameState, command: Command, context: CommandContext): GameEvent {
  const isTimed = context.player === "person" && playerToMove(state) === "person";
  if (isTimed && isFlagged(state.clock, context.now)) return { type: "timed-out", ...causeOf(command, context) };
  switch (command.type) {
    case "play":
      return decidePlay(state, command, context);
    case "roll":
      return decideRoll(state, command, context);
    case "reveal":
      return refuseReveal(state, command, context);
    case "join":
      return decideJoin(state, command, context);
    case "undo":
      return decideUndo(state, command, context);
    case "offer":
      return decideOffer(state, command, context);
    case "answer":
      return decideAnswer(state, command, context);
    case "resign":
      return decideResignation(state, command, context);
    case "abort":
      return decideAbort(state, command, context);
    case "nudge":
      return decideNudge(state, command, context);
  }
}

/** Nobody owes a share of dice that the players do not throw together. */
function refuseReveal(state: GameState, command: Reveal, context: CommandContext): never {
  findOwnSeats(state, context);
  checkPlaying(state);
  throw new Refusal("stale", `roll ${command.number} does not wait for a share`);
}

// -- What the game itself decides ---------------------------------------------------------------------------

const OWN: Pick<GameEvent, "player" | "command"> = { player: null, command: null };

/** The loss on time, once it is due; null before. */
export function decideTimeout(state: GameState, now: number): EventOf<"timed-out"> | null {
  const due = dueAt(state);
  return due !== null && now >= due ? { type: "timed-out", ...OWN } : null;
}

/** What gives the running clock of a person the time back in which nobody had the game open; null where none ran. */
export function decideCredit(state: GameState, now: number): EventOf<"credited"> | null {
  const { clock } = state;
  if (clock.running === null || playerToMove(state) === "engine") return null;
  const milliseconds = now - Math.max(clock.since, state.activeAt);
  return milliseconds > 0 ? { type: "credited", milliseconds, ...OWN } : null;
}

/** The failure of the bot to move after so many plies. */
export function decideBotFailure(state: GameState, ply: number): EventOf<"bot-failed"> {
  checkPlaying(state);
  checkPly(state, ply);
  return { type: "bot-failed", seat: currentPosition(state).toMove, ...OWN };
}
