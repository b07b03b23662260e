/** Battle's engine for games in this browser, over its kernel. */
import type { BattleKernel, BattlePosition } from "../../../engine/battle.ts";
import { formatMove, listMoves, parsePosition, playMove } from "../../../engine/battle.ts";
import { BattleSearch } from "../../../engine/battle-search.ts";
import type { SearchRequest } from "../../../local/engine/contract.ts";
import { type GameEngine, makeCandidate } from "../../../local/engine/sliced-search.ts";
import { loadBattleKernel } from "./kernel-loader.ts";

export async function loadEngine(): Promise<GameEngine> {
  return createEngine(await loadBattleKernel());
}

/** The engine that a kernel has. */
export function createEngine(kernel: BattleKernel): GameEngine {
  return {
    begin: (request) => {
      const { strength, seed, candidates, depth, isFresh } = request;
      const limits = {
        depth,
        nodes: strength.nodes ?? undefined,
        overlookedPerMille: strength.overlookedPerMille,
        seed,
        candidates,
      };
      const search = new BattleSearch(kernel, replay(kernel, request), limits, isFresh);
      return {
        advance: (nodes) => search.advance(nodes),
        result: () => ({
          candidates: search.lines.map(({ moves, value, pliesToEnd }) =>
            makeCandidate(moves.map(formatMove), value, pliesToEnd),
          ),
          depth: search.depth,
          nodes: search.nodes,
        }),
      };
    },
  };
}

/** The positions of a game, the start first. */
function replay(kernel: BattleKernel, { start, moves }: SearchRequest): BattlePosition[] {
  let position = parsePosition(kernel, start);
  if (!position) throw new Error(`${start} is no position`);
  const positions = [position];
  for (const text of moves) {
    const move = listMoves(kernel, position).find((code) => formatMove(code) === text);
    if (move === undefined) throw new Error(`${text} is no move here`);
    position = playMove(kernel, position, move);
    positions.push(position);
  }
  return positions;
}
