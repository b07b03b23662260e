/** Qwixx Duel's engine for games in this browser, over its kernel. */
import type { SearchRequest } from "../../engine/contract.ts";
import { type GameEngine, makeCandidate, type SlicedSearch } from "../../engine/sliced-search.ts";
import { findField } from "./fields.ts";
import { DECLINED } from "./kernel/generated/qwixx.ts";
import { loadQwixxKernel } from "./kernel/loader.ts";
import { type KernelPosition, parsePosition, playChoice, playRoll } from "./kernel/position.ts";
import { prepareEngine, type QwixxKernel, QwixxSearch, valueBeforeRoll, valuesByWhites } from "./kernel/search.ts";
import { formatChoice, readFaces } from "./position.ts";

export async function load(): Promise<GameEngine> {
  return createEngine(await loadQwixxKernel());
}

/** The engine that a kernel has. */
export function createEngine(kernel: QwixxKernel): GameEngine {
  prepareEngine(kernel);
  return {
    begin: (request) => beginSearch(kernel, request),
    estimateRoll: (request) => {
      replay(kernel, request).load();
      return valueBeforeRoll(kernel);
    },
    estimateRolls: (request, colours) => {
      replay(kernel, request).load();
      return valuesByWhites(kernel, colours);
    },
  };
}

function beginSearch(kernel: QwixxKernel, request: SearchRequest): SlicedSearch {
  const { strength, seed, candidates, depth } = request;
  const position = replay(kernel, request);
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
        .map(({ choices, value }) => makeCandidate(readLine(position, choices), value)),
      depth: search.depth,
      nodes: search.nodes,
    }),
  };
}

/** The choices of a turn in notation, up to the end of the game. */
function readLine(position: KernelPosition, choices: readonly number[]): string[] {
  const line: string[] = [];
  let here = position;
  for (const choice of choices) {
    if (here.ending >= 0) break;
    line.push(formatChoice(choice));
    here = playChoice(here, choice);
  }
  return line;
}

/** The present position of a game. */
function replay(kernel: QwixxKernel, { start, moves }: SearchRequest): KernelPosition {
  return moves.reduce((position, text) => playText(position, text), parsePosition(kernel, start));
}

function playText(position: KernelPosition, text: string): KernelPosition {
  if (position.dice !== null) return playChoice(position, findField(text) ?? DECLINED);
  return playRoll(position, readFaces(text));
}
