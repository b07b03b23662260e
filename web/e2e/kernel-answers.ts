/** Answers of the WebAssembly kernels to cases from Python; tests/wasm compares them with the native kernels'. */
import { probeEnding, solveEndings } from "../src/games/battle/kernel/endings.ts";
import { BATTLE } from "../src/games/battle/kernel/generated/battle.ts";
import { MESSAGES as BATTLE_REASONS } from "../src/games/battle/kernel/generated/battle-reasons.ts";
import { ENDINGS } from "../src/games/battle/kernel/generated/endings.ts";
import * as battle from "../src/games/battle/kernel/position.ts";
import { BattleSearch } from "../src/games/battle/kernel/search.ts";
import { findField } from "../src/games/qwixx/fields.ts";
import { DECLINED, QWIXX } from "../src/games/qwixx/kernel/generated/qwixx.ts";
import { MESSAGES as QWIXX_REASONS } from "../src/games/qwixx/kernel/generated/qwixx-reasons.ts";
import * as qwixx from "../src/games/qwixx/kernel/position.ts";
import {
  prepareEngine,
  type QwixxKernel,
  QwixxSearch,
  valueBeforeRoll,
  valuesByWhites,
} from "../src/games/qwixx/kernel/search.ts";
import { loadKernel } from "../src/kernel/kernel.ts";
import type { Candidate, EvaluatedPly } from "../src/rules/contract.ts";
import { gradeGame } from "../src/rules/grading.ts";
import { askReasons } from "../src/rules/reasons.ts";

interface Limits {
  readonly depth?: number;
  readonly nodes?: number;
  readonly overlookedPerMille?: number;
  readonly seed?: number;
  readonly candidates?: number;
}

/** A case: the positions of a game as texts, the current one last, and what is asked about it. */
interface Case {
  readonly ask: "rules" | "refusals" | "search" | "value" | "whites" | "stop" | "probe" | "reasons" | "grade";
  readonly positions: readonly string[];
  /** Texts that are perhaps no moves in the position. */
  readonly moves?: readonly string[];
  readonly dice?: number;
  /** Faces of the coloured dice that are fixed, 0 for others. */
  readonly colours?: readonly number[];
  /** A position of the tablebase: pieces by square, masks as texts, the side to move, plies since the last capture. */
  readonly ending?: readonly [readonly number[], readonly string[], 0 | 1, number];
  readonly limits?: Limits;
  /** The candidate to explain, then the others. */
  readonly candidates?: readonly [Candidate, ...Candidate[]];
  /** A game to grade, and the first side's score. */
  readonly plies?: readonly EvaluatedPly[];
  readonly score?: number;
  /** Nodes of a slice. */
  readonly slice?: number;
}

/** Answers one case. */
type Answer = (asked: Case) => unknown;

/** Load the kernel of a game from its bytes. */
export async function loadAnswers(game: string, bytes: BufferSource): Promise<Answer> {
  if (game === "endings") return loadEndings(bytes);
  return game === "battle" ? loadBattle(bytes) : loadQwixx(bytes);
}

async function loadEndings(bytes: BufferSource): Promise<Answer> {
  const kernel = await loadKernel(ENDINGS, bytes);
  for (const _ of solveEndings(kernel)); // all of it, at once
  return ({ ending: [pieces, masks, side, sinceCapture] = [[], [], 0, 0] }) =>
    probeEnding(kernel, {
      pieces: Int8Array.from(pieces),
      masks: BigUint64Array.from(masks, BigInt),
      side,
      sinceCapture,
    });
}

async function loadBattle(bytes: BufferSource): Promise<Answer> {
  const kernel = await loadKernel(BATTLE, bytes);
  return ({ ask, positions, moves = [], candidates, plies = [], score = 0, limits = {}, slice = 1 << 30 }) => {
    if (ask === "grade") return gradeGame(kernel, plies, score);
    if (ask === "refusals") return answerBattleRefusals(kernel, positions[0] ?? "", moves);
    const parsed = positions.map((text) => battle.parsePosition(kernel, text));
    const history = parsed.filter((position) => position !== null);
    if (history.length < positions.length) return null;
    if (ask === "rules") return answerBattleRules(kernel, history);
    if (candidates) {
      const [best, ...others] = candidates;
      battle.writePosition(kernel, history[0] as battle.KernelPosition);
      return askReasons(kernel, BATTLE_REASONS, best, others, battle.parseMove);
    }
    const began = performance.now();
    const search = new BattleSearch(kernel, history, limits, true);
    let longest = 0;
    for (let ended = ""; ended !== "finished" && !(ask === "stop" && performance.now() - began > 300); ) {
      const start = performance.now();
      ended = search.advance(slice);
      longest = Math.max(longest, performance.now() - start);
    }
    const lines = search.lines.map(({ score, value, moves }) => [score, value, moves.map(battle.formatMove)]);
    const milliseconds = performance.now() - began;
    return { lines, depth: search.depth, nodes: search.nodes, longest, milliseconds };
  };
}

/** What is wrong with a position, or with each move in it. */
function answerBattleRefusals(kernel: battle.BattleKernel, text: string, moves: readonly string[]) {
  const position = battle.parsePosition(kernel, text);
  if (!position) return battle.checkPosition(kernel, text);
  return moves.map((move) => battle.explainMove(kernel, position, move));
}

function answerBattleRules(kernel: battle.BattleKernel, history: readonly battle.KernelPosition[]) {
  const position = history.at(-1) as battle.KernelPosition;
  const moves = battle.listMoves(kernel, position);
  return {
    text: battle.formatPosition(kernel, position),
    ending: battle.findEnding(kernel, history),
    moves: moves.map((move) => [
      battle.formatMove(move),
      battle.findWinningClause(kernel, position, move),
      battle.traceMove(kernel, position, move).map(({ square, piece }) => [square, piece]),
      battle.formatPosition(kernel, battle.playMove(kernel, position, move)),
    ]),
  };
}

async function loadQwixx(bytes: BufferSource): Promise<Answer> {
  const kernel = await loadKernel(QWIXX, bytes);
  prepareEngine(kernel);
  return (asked) => {
    const { ask, positions, moves = [], candidates, colours = [], limits = {}, slice = 1 << 30 } = asked;
    if (ask === "grade") return gradeGame(kernel, asked.plies ?? [], asked.score ?? 0);
    const text = positions.at(-1) ?? "";
    const fault = qwixx.checkPosition(kernel, text);
    if (ask === "refusals") {
      if (fault) return fault;
      const position = qwixx.parsePosition(kernel, text);
      return moves.map((move) => qwixx.explainMove(position, move));
    }
    if (fault) return null;
    if (ask === "rules") return answerQwixxRules(kernel, text, asked.dice ?? null);
    if (candidates) {
      const [best, ...others] = candidates;
      return askReasons(kernel, QWIXX_REASONS, best, others, (text) => findField(text) ?? DECLINED);
    }
    if (ask === "value") return valueBeforeRoll(kernel);
    if (ask === "whites") return valuesByWhites(kernel, colours);
    const began = performance.now();
    const search = new QwixxSearch(kernel, limits);
    let longest = 0;
    for (let ended = ""; ended !== "finished"; ) {
      const start = performance.now();
      ended = search.advance(slice);
      longest = Math.max(longest, performance.now() - start);
    }
    const options = search.options.map(({ choices, value }) => [value, choices]);
    const milliseconds = performance.now() - began;
    return { options, depth: search.depth, nodes: search.nodes, longest, milliseconds };
  };
}

function readText({ entries, arrays }: QwixxKernel): string {
  return new TextDecoder().decode(arrays.text.slice(0, entries.formatPosition()));
}

function answerQwixxRules(kernel: QwixxKernel, text: string, dice: number | null) {
  const { entries, arrays } = kernel;
  const written = readText(kernel);
  entries.writeFacts();
  const facts = Array.from(arrays.facts);
  const fields = Array.from(arrays.fields.subarray(0, entries.listFields()));
  const play = (step: () => void) => {
    qwixx.checkPosition(kernel, text);
    step();
    arrays.positionState.set(arrays.afterState);
    arrays.positionHeights.set(arrays.afterHeights);
    arrays.positionLocks.set(arrays.afterLocks);
    arrays.positionCounters.set(arrays.afterCounters);
    return readText(kernel);
  };
  const choices = dice === null && arrays.positionCounters[1] !== -1 && facts[6] === -1 ? [...fields, DECLINED] : [];
  const after = choices.map((choice) => [choice, play(() => entries.playChoice(choice))]);
  return { text: written, facts, fields, after, rolled: dice === null ? null : play(() => entries.playRoll(dice)) };
}
