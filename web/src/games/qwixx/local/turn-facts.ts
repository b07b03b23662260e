/** Facts about a turn or the rest of one: its stones, points, and the fields it skips. As in Python's explanations. */
import { otherSeat } from "../../../protocol/seat.ts";
import { countStones, findRightmost, lastField, placeOf, rowOf, stackOn, WIDTH } from "./board.ts";
import { type Choice, Decline, Placement, pointsOf, type QwixxPosition } from "./position.ts";
import { findForbiddingClause } from "./refusals.ts";

/** The choices of a line. */
export function readLine(position: QwixxPosition, line: readonly string[]): Choice[] {
  let here = position;
  return line.map((text) => {
    const choice = here.parseChoice(text);
    here = choice.play();
    return choice;
  });
}

export function listStones(line: readonly Choice[]): Placement[] {
  return line.filter((choice) => choice instanceof Placement);
}

/** How many fields lie between the player's right-most stone in the row and this one; 0 on a stack. */
export function countSkipped({ field, before }: Placement): number {
  return Math.max(0, placeOf(field) - findRightmost(before.board, rowOf(field), before.toMove) - 1);
}

/** What the row gains for the player, the lock stone included. */
export function countPoints(stone: Placement): number {
  const side = stone.before.toMove;
  return rowPoints(stone.play(), stone.field, side) - rowPoints(stone.before, stone.field, side);
}

/** What the opponent loses in the row. */
export function countPointsTaken(stone: Placement): number {
  const side = otherSeat(stone.before.toMove);
  return rowPoints(stone.before, stone.field, side) - rowPoints(stone.play(), stone.field, side);
}

function rowPoints({ board }: QwixxPosition, field: number, side: 0 | 1): number {
  return pointsOf(countStones(board, rowOf(field), side));
}

/** The row's last field, where this stone is the one that opens it to the player; null otherwise. */
export function findOpenedField(stone: Placement): number | null {
  const last = lastField(rowOf(stone.field));
  const side = stone.before.toMove;
  const wasShort = findForbiddingClause(stone.before.board, side, last) === "Q17";
  return wasShort && findForbiddingClause(stone.play().board, side, last) === null ? last : null;
}

/** The opponent's front that this stone passes, and its height; null where it passes none. */
export function findOvertaken({ field, before }: Placement): { field: number; height: number } | null {
  const front = findRightmost(before.board, rowOf(field));
  if (front < 0 || front >= placeOf(field)) return null;
  const passed = rowOf(field) * WIDTH + front;
  const stack = stackOn(before.board, passed);
  return stack === null || stack[0] === before.toMove ? null : { field: passed, height: stack[1] };
}

/** How many points a turn brings its player; -5 for a misthrow. */
export function countTurnPoints(position: QwixxPosition, line: readonly Choice[]): number {
  const after = line.at(-1)?.play() ?? position;
  return after.board.totals[position.toMove] - position.board.totals[position.toMove];
}

/** Every field that the turn under way can still place a stone on, by either action. */
export function findFields(position: QwixxPosition): Set<number> {
  const choices = position.legalMoves();
  const fields = new Set(listStones(choices).map(({ field }) => field));
  if (position.board.first === null)
    for (const choice of choices) for (const { field } of listStones(choice.play().legalMoves())) fields.add(field);
  return fields;
}

/** Whether a turn ends in a misthrow. */
export function endsInMisthrow(line: readonly Choice[]): boolean {
  const last = line.at(-1);
  return last instanceof Decline && last.isMisthrow;
}
