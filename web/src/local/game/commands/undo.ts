/** Taking back, which concerns nobody else: both seats are this browser's, or the other is the engine's. */
import type { Seat, Situation, Undo } from "../../../protocol/types.ts";
import { checkBudget } from "../budget.ts";
import type { EventOf } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { currentPosition, type GameState, hasBothSeats, hasPerson, lastPly } from "../state.ts";
import { type CommandContext, causeOf, checkPlaying, checkPly, chooseSeat } from "./context.ts";

export function decideUndo(state: GameState, command: Undo, context: CommandContext): EventOf<"undone"> {
  const seat = chooseSeat(state, context, command.seat);
  if (!canReopen(state)) checkPlaying(state);
  checkPly(state, command.ply);
  const plies = findLastDecision(state, seat);
  if (plies === null) throw new Refusal("nothing-to-undo", "you have no decision to take back");
  checkBudget(state.uses, seat);
  return { type: "undone", plies, seat, ...causeOf(command, context) };
}

/** What an undo by this side would do. */
export function findUndoMode(state: GameState, side: Seat): Situation["undo"][number] {
  const isOpen = state.status === "playing" || canReopen(state);
  if (!isOpen || state.seats[side].player === "engine") return "no";
  return findLastDecision(state, side) === null ? "no" : "free";
}

/** Whether the move that ended the game can be taken back; where there are dice, the end shows how the next ones fall. */
function canReopen(state: GameState): boolean {
  const isEndedByMove = state.outcome !== null && currentPosition(state).actor === null;
  return isEndedByMove && hasPerson(state) && !state.facts.hasDice && state.following === null;
}

/** The number of plies that remain when the side takes back its last decision; of either side where one has both seats. */
function findLastDecision(state: GameState, side: Seat): number | null {
  const plies = lastPly(state)?.decisionPlies ?? [null, null];
  if (!hasBothSeats(state)) return plies[side];
  const [first, second] = plies;
  return first === null || second === null ? (first ?? second) : Math.max(first, second);
}
