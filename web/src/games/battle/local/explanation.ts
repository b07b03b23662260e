/**
 * The reasons for a move: from the rules, the principal variation and the other candidates, in the order of importance.
 * The same as Python's (src/duellum/battle/engine/explanation/), with which a test compares them.
 */

import type { Candidate } from "../../../local/rules/contract.ts";
import { chooseReasons, isBest, say } from "../../../local/rules/reasons.ts";
import type { Translatable } from "../../../protocol/types.ts";
import { EMPTY, squareName, topOf } from "./board.ts";
import { countDiceWon, findGainPly, readLine } from "./material.ts";
import type { BattlePosition, PieceMove } from "./position.ts";
import { findLooseDice, hasPalaceRun } from "./threats.ts";

const WINS: Readonly<Record<number, string>> = { 16: "battle-why-takes-king", 17: "battle-why-takes-palace" };
const TAKES_KING = 16;

/** A candidate whose line has been read. */
interface ReadCandidate extends Candidate {
  readonly first: PieceMove;
  readonly moves: readonly PieceMove[];
}

export function explain(position: BattlePosition, candidate: Candidate, others: readonly Candidate[]): Translatable[] {
  const read = (each: Candidate): ReadCandidate => {
    const moves = readLine(position, each.line);
    return { ...each, first: moves[0] ?? position.parseMove(each.move), moves };
  };
  return chooseReasons(findReasons(position, read(candidate), others.map(read)), candidate, others);
}

function* findReasons(
  before: BattlePosition,
  candidate: ReadCandidate,
  others: readonly ReadCandidate[],
): Generator<Translatable> {
  const move = candidate.first;
  const win = WINS[move.winningClause];
  if (win !== undefined) {
    yield say(win);
    return;
  }
  const results = new Set(before.legalMoves().map((one) => `${one.start} ${one.target} ${one.after}`));
  if (results.size === 1) yield say("general-why-forced");
  const after = move.play();
  if (after.clause !== 0) {
    yield say("general-why-draws");
    return;
  }
  yield* explainEnd(candidate);
  if (candidate.pliesToEnd !== null && candidate.pliesToEnd < 0) return;
  yield* explainDefence(before, after);
  yield* explainGain(candidate, others);
  yield* explainSavedDice(before, after, candidate);
  yield* explainWorseMoves(candidate, others);
  yield* explainThreats(before, after);
  yield* explainTrade(candidate);
}

/** In how many moves of the winner the game is decided, when it is. */
function* explainEnd({ pliesToEnd }: Candidate): Generator<Translatable> {
  if (pliesToEnd === null) return;
  const moves = Math.floor((Math.abs(pliesToEnd) + 1) / 2);
  yield say(pliesToEnd > 0 ? "battle-why-wins" : "battle-why-loses", { moves });
}

/** What the move prevents that the opponent would do if one passed. */
function* explainDefence(before: BattlePosition, after: BattlePosition): Generator<Translatable> {
  const passed = before.passTurn();
  const isSafe = after.winningMoves().length === 0;
  if (passed.winningMoves().length > 0) {
    if (isSafe) yield say("battle-why-rescue");
  } else if (hasPalaceRun(passed) && isSafe && !hasPalaceRun(after)) yield say("battle-why-guards-palace");
}

/** A die is won: by a capture, or later where the next best move does not win one as well. */
function* explainGain(candidate: ReadCandidate, others: readonly ReadCandidate[]): Generator<Translatable> {
  const ply = findGainPly(candidate.moves);
  if (ply === null) return;
  const { captured } = candidate.first;
  const [next] = others;
  if (captured !== EMPTY) yield say("battle-why-gain", { face: topOf(captured) });
  else if (!next || findGainPly(next.moves) === null)
    yield say("battle-why-gain-later", { moves: Math.floor((ply + 1) / 2) });
}

/** Which dice the opponent could have taken for nothing and now cannot. */
function* explainSavedDice(
  before: BattlePosition,
  after: BattlePosition,
  { first, moves }: ReadCandidate,
): Generator<Translatable> {
  const endangered = findLooseDice(before.passTurn());
  const still = findLooseDice(after);
  const follow = (square: number) => (square === first.start ? first.target : square);
  const saved = [...endangered].filter((square) => !still.has(follow(square)));
  if (saved.length > 0 && still.size < endangered.size && countDiceWon(moves) >= 0)
    yield nameSquares("battle-why-saves", saved);
}

/** What the next best move would lose. */
function* explainWorseMoves(candidate: ReadCandidate, others: readonly ReadCandidate[]): Generator<Translatable> {
  const [next] = others;
  if (!next || !isBest(candidate, others)) return;
  if (next.pliesToEnd !== null && next.pliesToEnd < 0) yield say("battle-why-only");
  else if (countDiceWon(next.moves) < 0 && countDiceWon(candidate.moves) >= 0) yield say("battle-why-next-loses-die");
}

/** What the move threatens that was not threatened before. */
function* explainThreats(before: BattlePosition, after: BattlePosition): Generator<Translatable> {
  const again = after.passTurn();
  const known = new Set(before.winningMoves().map(({ text }) => text));
  const wins = again.winningMoves().filter(({ text }) => !known.has(text));
  if (wins.length > 0) {
    const takesKing = wins.some(({ winningClause }) => winningClause === TAKES_KING);
    yield say(takesKing ? "battle-why-threat-king" : "battle-why-threat-palace");
  }
  const attackedBefore = findLooseDice(before);
  const attacked = [...findLooseDice(again)].filter((square) => !attackedBefore.has(square));
  if (attacked.length > 0) yield nameSquares("battle-why-attack", attacked);
}

/** What a capture costs that wins nothing. */
function* explainTrade({ first, moves }: ReadCandidate): Generator<Translatable> {
  const won = countDiceWon(moves);
  if (first.captured === EMPTY || won > 0) return;
  yield say(won === 0 ? "battle-why-exchange" : "battle-why-sacrifice", { face: topOf(first.captured) });
}

function nameSquares(message: string, squares: readonly number[]): Translatable {
  const names = squares.map(squareName).sort();
  return say(message, { count: names.length, squares: names });
}
