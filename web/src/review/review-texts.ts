/** What a review says of a game, in words. */

import { formatMove } from "../game/panel/move-text.tsx";
import { sideName } from "../games/names.ts";
import { displayedLanguage, percent, t } from "../i18n/translation.ts";
import type { Seat } from "../protocol/types.ts";
import type { AnalysedPly, Review, ShownMove } from "./analysis/contract.ts";
import { type AnalysedDecision, type Analysis, type Grade, SIGNS } from "./analysis/types.ts";

/** Format a change of a chance in points, hundredths of a win, with its sign. */
export function formatPoints(change: number, digits = 0): string {
  const format = new Intl.NumberFormat(displayedLanguage.value, {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(100 * change).replace("-", "−");
}

/** The word for a grade, with its sign. */
function nameGrade(grade: Grade | null): string {
  const word = t("review-grade", { grade: grade ?? "forced" });
  return grade !== null && SIGNS[grade] !== "" ? `${word} ${SIGNS[grade]}` : word;
}

/** A move of the position after `ply` plies, in words or in notation. */
function describeMove(review: Review, ply: number, move: string): string {
  return describeMoves(review.showLine(ply, [move]));
}

/** Moves in words or in notation. */
export function describeMoves(moves: readonly ShownMove[]): string {
  return moves.map(({ text, words }) => formatMove(text, [words])).join("; ");
}

/** Something that stands out in a game. */
export interface Highlight {
  /** The number of plies before the move. */
  readonly ply: number;
  readonly title: string;
  /** What happened, a sentence each. */
  readonly texts: readonly string[];
}

/** The turning point: what was played, and what would have been better; null without one. */
export function describeTurningPoint(review: Review, analysis: Analysis): Highlight | null {
  const { turning } = analysis;
  const ply = turning === null ? null : analysis.plies[turning];
  const best = ply?.kind === "decision" ? ply.candidates[0] : undefined;
  if (turning === null || !ply || !best) return null;
  const fall = t("review-turning-fall", {
    side: sideName(analysis.game, ply.side),
    played: describeMove(review, turning, ply.move),
    percent: percent(best.value),
    after: percent(best.value - (ply as AnalysedDecision).loss),
  });
  const better = t("review-turning-better", { better: describeMove(review, turning, best.move) });
  return { ply: turning, title: t("review-turning", { turn: ply.turn }), texts: [fall, better] };
}

/** The best move that a seat found; null if none stands out. */
export function describeBestMove(review: Review, analysis: Analysis, seat: Seat): Highlight | null {
  const { best } = analysis.totals[seat];
  const ply = best === null ? null : analysis.plies[best];
  if (best === null || ply?.kind !== "decision") return null;
  const [first, second] = ply.candidates;
  const points = Math.round(100 * ((first?.value ?? 0) - (second?.value ?? 0)));
  const move = describeMove(review, best, ply.move);
  const text = t("review-best-text", { side: sideName(analysis.game, seat), move, points });
  return { ply: best, title: t("review-best", { turn: ply.turn }), texts: [text] };
}

/** Luck apart from skill, from a seat's point of view; null in a game without dice. */
export function describeLuck(analysis: Analysis, seat: Seat, isMine: boolean): string | null {
  if (!analysis.dice) return null;
  const [own, other] = [analysis.totals[seat], analysis.totals[seat === 0 ? 1 : 0]];
  const gain = own.luck - other.luck;
  const skill = other.loss - own.loss;
  return t(isMine ? "review-luck-mine" : "review-luck", {
    side: sideName(analysis.game, seat),
    played: skill > EVEN ? "better" : skill < -EVEN ? "worse" : "even",
    dice: gain > EVEN ? "mine" : gain < -EVEN ? "theirs" : "even",
    points: Math.round(100 * Math.abs(gain)),
  });
}

/** Less than this is nothing to speak of. */
const EVEN = 0.015;

/** The chance of the first seat after so many plies, for the curve's value text. */
export function describeChance(analysis: Analysis, ply: number): string {
  const chance = analysis.chances[ply] ?? 0;
  return t("review-chance", { ply, side: sideName(analysis.game, 0), percent: percent(chance) });
}

/** A verdict on a ply in a few words: grade and loss, or luck. */
export function describeVerdict(ply: AnalysedPly): string {
  if (ply.kind === "roll") {
    const luck = Math.abs(ply.luck) < EVEN ? "average" : ply.luck > 0 ? "lucky" : "unlucky";
    return t("review-roll", { luck, points: formatPoints(ply.luck, 1) });
  }
  if (ply.grade === null || ply.grade === "best") return nameGrade(ply.grade);
  return t("review-lost", { grade: nameGrade(ply.grade), points: formatPoints(-ply.loss, 1) });
}
