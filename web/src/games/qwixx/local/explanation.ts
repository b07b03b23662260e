/**
 * The reasons for a choice: from the rules, and from the other candidates, in the order of importance; about the whole of
 * the turn that the engine expects. The same as Python's (src/duellum/qwixx/engine/explanation.py), with which a test
 * compares them.
 */

import type { Candidate } from "../../../local/rules/contract.ts";
import { chooseReasons, isBest, say } from "../../../local/rules/reasons.ts";
import type { Translatable } from "../../../protocol/types.ts";
import { colourOf, isClosed, numberOf, rowOf } from "./board.ts";
import { DECLINED } from "./kernel.ts";
import { findOutcome } from "./outcome.ts";
import { type Choice, Decline, Placement, type QwixxPosition } from "./position.ts";
import {
  countPoints,
  countPointsTaken,
  countSkipped,
  countTurnPoints,
  endsInMisthrow,
  findFields,
  findOpenedField,
  findOvertaken,
  listStones,
  readLine,
} from "./turn-facts.ts";

/** Passing is explained by the fields that a stone would skip where there are so many or more. */
const MANY_FIELDS = 2;

export function explain(position: QwixxPosition, candidate: Candidate, others: readonly Candidate[]): Translatable[] {
  const line = readLine(position, candidate.line);
  const [next] = others;
  const nextLine = next ? readLine(position, next.line) : null;
  const isBetter = next !== undefined && isBest(candidate, others);
  return chooseReasons(findReasons(position, line, nextLine, isBetter), candidate, others);
}

function* findReasons(
  position: QwixxPosition,
  line: readonly Choice[],
  nextLine: readonly Choice[] | null,
  isBetter: boolean,
): Generator<Translatable> {
  const stones = listStones(line);
  const after = line.at(-1)?.play() ?? position;
  yield* explainEnd(position, after);
  if (position.legalMoves().length === 1) {
    yield say("general-why-forced");
    return;
  }
  for (const stone of stones) yield* explainPrize(stone);
  yield* explainMisthrow(position, stones, nextLine);
  for (const stone of stones) {
    yield* explainOpenedField(stone, after);
    yield* explainFront(stone);
  }
  yield* explainPassing(position, line, nextLine);
  if (nextLine === null || !isBetter) return;
  yield* comparePoints(position, line, nextLine);
  yield* compareSkipped(stones, listStones(nextLine));
}

/** How the game ends with the turn; nothing while it goes on. */
function* explainEnd(before: QwixxPosition, after: QwixxPosition): Generator<Translatable> {
  const outcome = findOutcome(after);
  if (outcome === null) return;
  if (outcome.winner === null) yield say("general-why-draws");
  else yield say(outcome.winner === before.toMove ? "qwixx-why-wins" : "qwixx-why-loses");
}

/** What closing a row brings, or what a capture takes from the opponent. */
function* explainPrize(stone: Placement): Generator<Translatable> {
  if (stone.effect === "close") yield aboutField("qwixx-why-close", stone.field, { points: countPoints(stone) });
  else if (stone.effect === "capture")
    yield aboutField("qwixx-why-capture", stone.field, { points: countPointsTaken(stone) });
}

/** The only stone of the turn avoids a misthrow, where no other or no better one could. */
function* explainMisthrow(
  position: QwixxPosition,
  stones: readonly Placement[],
  nextLine: readonly Choice[] | null,
): Generator<Translatable> {
  const { first } = position.board;
  const [only] = stones;
  if ((first !== null && first !== DECLINED) || stones.length !== 1 || !only) return;
  const fields = findFields(position);
  const isOnly = fields.size === 1 && fields.has(only.field);
  if (isOnly || (nextLine !== null && endsInMisthrow(nextLine))) yield say("qwixx-why-avoids-misthrow");
}

/** The fifth stone opens the row's last field, unless the same turn takes it. */
function* explainOpenedField(stone: Placement, end: QwixxPosition): Generator<Translatable> {
  const last = findOpenedField(stone);
  if (last !== null && !isClosed(end.board, rowOf(last))) yield aboutField("qwixx-why-opens", last);
}

/** A front is safe now, or the opponent's stack can grow no further. */
function* explainFront(stone: Placement): Generator<Translatable> {
  if (stone.effect === "stack" && stone.height === 2) yield aboutField("qwixx-why-safe", stone.field);
  const overtaken = findOvertaken(stone);
  if (overtaken !== null && overtaken.height > 1 && stone.effect !== "close")
    yield aboutField("qwixx-why-overtakes", overtaken.field);
}

/** What passing keeps: a field for action 2, or the fields that any stone would skip. */
function* explainPassing(
  position: QwixxPosition,
  line: readonly Choice[],
  nextLine: readonly Choice[] | null,
): Generator<Translatable> {
  if (!(line[0] instanceof Decline)) return;
  const kept = findKeptField(line, nextLine);
  if (kept !== null) yield aboutField("qwixx-why-keeps-field", kept);
  const count = Math.min(...listStones(position.legalMoves()).map(countSkipped));
  if (count >= MANY_FIELDS) yield say("qwixx-why-pass", { count });
}

/** The field that action 2 takes and that the next best action 1 would bar; null without one. */
function findKeptField(line: readonly Choice[], nextLine: readonly Choice[] | null): number | null {
  const second = line.at(-1);
  const [next] = nextLine ?? [];
  if (!next || line.length === 1 || !(second instanceof Placement)) return null;
  const after = next.play();
  return !findFields(after).has(second.field) && !after.isOver ? second.field : null;
}

/** The turn scores more than the next best choice, where it does. */
function* comparePoints(
  position: QwixxPosition,
  line: readonly Choice[],
  nextLine: readonly Choice[],
): Generator<Translatable> {
  const points = countTurnPoints(position, line);
  const other = countTurnPoints(position, nextLine);
  if (points > other && other >= 0) yield say("qwixx-why-points", { points, other });
}

/** The turn skips no field, or fewer than the next best choice with as many stones. */
function* compareSkipped(stones: readonly Placement[], others: readonly Placement[]): Generator<Translatable> {
  if (stones.length === 0) return;
  const skipped = sumSkipped(stones);
  if (skipped === 0 && stones.some(({ effect }) => effect === "place")) {
    yield say("qwixx-why-no-gap");
    return;
  }
  const count = sumSkipped(others) - skipped;
  if (count > 0 && others.length === stones.length) yield say("qwixx-why-skips-fewer", { count });
}

function sumSkipped(stones: readonly Placement[]): number {
  return stones.reduce((sum, stone) => sum + countSkipped(stone), 0);
}

function aboutField(message: string, field: number, counts: Record<string, number> = {}): Translatable {
  return say(message, { colour: colourOf(field), number: numberOf(field), ...counts });
}
