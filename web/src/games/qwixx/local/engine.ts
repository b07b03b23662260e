/** Qwixx Duel's engine for games in this browser, over its kernel. */
import type { SearchRequest } from "../../../local/engine/contract.ts";
import { type GameEngine, makeCandidate, type SlicedSearch } from "../../../local/engine/sliced-search.ts";
import { prepareEngine, QwixxSearch, valueBeforeRoll, valuesByWhites } from "../kernel/search.ts";
import { findField } from "./board.ts";
import { DECLINED, type QwixxKernel } from "./kernel.ts";
import { loadQwixxKernel } from "./kernel-loader.ts";
import { formatChoice } from "./position.ts";
import { parseRoll } from "./refusals.ts";
import { type ArrayPosition, type LoadedKernel, wrapKernel } from "./wasm-kernel.ts";

type Rules = QwixxKernel<ArrayPosition>;

export async function loadEngine(): Promise<GameEngine> {
  return createEngine(await loadQwixxKernel());
}

/** The engine that a kernel has. */
export function createEngine(kernel: LoadedKernel): GameEngine {
  const rules = wrapKernel(kernel);
  prepareEngine(kernel);
  return {
    begin: (request) => beginSearch(kernel, rules, request),
    estimateRoll: (request) => {
      replay(rules, request).load();
      return valueBeforeRoll(kernel);
    },
    estimateRolls: (request, colours) => {
      replay(rules, request).load();
      return valuesByWhites(kernel, colours);
    },
  };
}

function beginSearch(kernel: LoadedKernel, rules: Rules, request: SearchRequest): SlicedSearch {
  const { strength, seed, candidates, depth } = request;
  const position = replay(rules, request);
  position.load();
  const search = new QwixxSearch(kernel, {
    depth,
    nodes: strength.nodes ?? undefined,
    overlookedPerMille: strength.overlookedPerMille,
    seed,
  });
  return {
    advance: (nodes) => search.advance(nodes),
    result: () => ({
      candidates: search.options
        .slice(0, candidates)
        .map(({ choices, value }) => makeCandidate(readLine(rules, position, choices), value)),
      depth: search.depth,
      nodes: search.nodes,
    }),
  };
}

/** The choices of a turn in notation, up to the end of the game. */
function readLine(rules: Rules, position: ArrayPosition, choices: readonly number[]): string[] {
  const line: string[] = [];
  let here = position;
  for (const choice of choices) {
    if (here.ending >= 0) break;
    line.push(formatChoice(choice));
    here = rules.playChoice(here, choice);
  }
  return line;
}

/** The present position of a game. */
function replay(rules: Rules, { start, moves }: SearchRequest): ArrayPosition {
  return moves.reduce((position, text) => playText(rules, position, text), rules.parsePosition(start));
}

function playText(rules: Rules, position: ArrayPosition, text: string): ArrayPosition {
  if (position.dice !== null) return rules.playChoice(position, findField(text) ?? DECLINED);
  const faces = parseRoll(text).filter((face) => face > 0);
  return rules.playRoll(position, faces);
}
