/** Grades, totals and highlights of an analysed game: the figures of src/duellum/engine/analysis/. */
import type { Outcome } from "../../local/rules/contract.ts";
import type { Seat } from "../../protocol/types.ts";
import { type AnalysedDecision, type AnalysedRoll, type AnalysedTotals, type Grade, MIN_LOSS, SIGNS } from "./types.ts";

export type AnalysedPly = AnalysedDecision | AnalysedRoll;

/** The mean loss of a decision at which a player's accuracy is a half. */
const EVEN_ACCURACY_LOSS = 0.1;
/** By how much a move must be better than all others to be worth naming. */
const MIN_LEAD = MIN_LOSS.find(([grade]) => grade === "inaccuracy")?.[1] ?? 0;

/** The grade of a decision that lost so much. */
export function gradeLoss(loss: number): Grade {
  return MIN_LOSS.find(([, least]) => loss >= least)?.[0] ?? "best";
}

/** Whether something better should have been found. */
export function isError(grade: Grade | null): boolean {
  return grade !== null && grade !== "best" && grade !== "good";
}

/** The accuracy of a player who lost so much a decision: 1 without a loss, a half at 10 points. */
export function computeAccuracy(meanLoss: number): number {
  return EVEN_ACCURACY_LOSS / (EVEN_ACCURACY_LOSS + meanLoss);
}

/** The value for one side of what is worth `value` for another. */
export function valueFor(value: number, of: Seat, to: Seat): number {
  return of === to ? value : 1 - value;
}

/** What an outcome is worth to a seat. */
export function scoreOutcome({ winner }: Pick<Outcome, "winner">, seat: Seat): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

/** Both players' totals; `score` is the first seat's. */
export function totalPlies(plies: readonly AnalysedPly[], score: number): [AnalysedTotals, AnalysedTotals] {
  const [first, second] = [sumLuck(plies, 0), sumLuck(plies, 1)];
  return [
    totalSeat(plies, 0, first, score, score - first + second),
    totalSeat(plies, 1, second, 1 - score, 1 - score - second + first),
  ];
}

function totalSeat(
  plies: readonly AnalysedPly[],
  seat: Seat,
  luck: number,
  score: number,
  adjusted: number,
): AnalysedTotals {
  const decisions = plies.filter((ply) => ply.kind === "decision").filter(({ side }) => side === seat);
  const grades = decisions.flatMap(({ grade }) => grade ?? []);
  const loss = decisions.reduce((sum, decision) => sum + decision.loss, 0);
  const count = (grade: Grade) => grades.filter((each) => each === grade).length;
  const names = Object.keys(SIGNS) as Grade[];
  return {
    grades: Object.fromEntries(names.map((grade) => [grade, count(grade)])),
    loss,
    accuracy: computeAccuracy(grades.length > 0 ? loss / grades.length : 0),
    luck,
    score,
    adjusted,
    best: findBestPly(plies, seat),
  };
}

function sumLuck(plies: readonly AnalysedPly[], seat: Seat): number {
  return plies.reduce((sum, ply) => sum + (ply.kind === "roll" && ply.side === seat ? ply.luck : 0), 0);
}

/** The number of plies before the error that decided the game: the greatest that was never made up for. */
export function findTurningPoint(plies: readonly AnalysedPly[], chances: readonly number[]): number | null {
  return findGreatest(plies, (ply, index) => {
    if (ply.kind !== "decision" || !isError(ply.grade)) return null;
    const isLost = chances.slice(index + 1).every((chance) => valueFor(chance, 0, ply.side) < 0.5);
    return isLost ? ply.loss : null;
  });
}

/** The number of plies before a seat's best move: the one furthest ahead of all others. */
export function findBestPly(plies: readonly AnalysedPly[], seat: Seat): number | null {
  return findGreatest(plies, (ply) => {
    if (ply.kind !== "decision" || ply.side !== seat || ply.grade !== "best") return null;
    const [best, next] = ply.candidates;
    const lead = best && next && best.move === ply.move ? best.value - next.value : 0;
    return lead >= MIN_LEAD ? lead : null;
  });
}

/** The index of the ply with the greatest figure, the first of several; null where none has one. */
function findGreatest(
  plies: readonly AnalysedPly[],
  measure: (ply: AnalysedPly, index: number) => number | null,
): number | null {
  let [found, most]: [number | null, number] = [null, Number.NEGATIVE_INFINITY];
  plies.forEach((ply, index) => {
    const figure = measure(ply, index);
    if (figure !== null && figure > most) [found, most] = [index, figure];
  });
  return found;
}
