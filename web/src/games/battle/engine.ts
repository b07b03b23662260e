/** Battle's engine for games in this browser, over its kernel. */
import type { SearchRequest } from "../../engine/contract.ts";
import { type GameEngine, makeCandidate, type SlicedSearch } from "../../engine/sliced-search.ts";
import { type BookMove, chooseMove, loadOpeningBook, type OpeningBook } from "../../openings/opening-book.ts";
import { loadBattleKernel } from "./kernel/loader.ts";
import type { BattleKernel, KernelPosition } from "./kernel/position.ts";
import { formatMove, formatPosition, listMoves, parsePosition, playMove } from "./kernel/position.ts";
import { BattleSearch } from "./kernel/search.ts";
import { normalize } from "./openings.ts";

export async function load(): Promise<GameEngine> {
  return createEngine(await loadBattleKernel());
}

/** The engine that a kernel has. */
export function createEngine(kernel: BattleKernel): GameEngine {
  let book: OpeningBook | null = null;
  return {
    prepare: async ({ strength }) => {
      // Without its book a level plays on by searching: the file may be missing without a connection.
      if (strength.bookLossPerMille !== undefined) book ??= await loadOpeningBook("battle").catch(() => null);
    },
    begin: (request) => {
      const { strength, seed, candidates, depth, isFresh } = request;
      const positions = replay(kernel, request);
      const known = candidates === 1 ? findBookMove(kernel, book, positions, request) : null;
      if (known) return answerAtOnce(known);
      const limits = {
        depth,
        nodes: strength.nodes ?? undefined,
        overlookedPerMille: strength.overlookedPerMille,
        seed,
        candidates,
      };
      const search = new BattleSearch(kernel, positions, limits, isFresh);
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

/** The move of the opening book that a level plays; null if it plays none. */
function findBookMove(
  kernel: BattleKernel,
  book: OpeningBook | null,
  positions: readonly KernelPosition[],
  { strength, seed }: SearchRequest,
): BookMove | null {
  const loss = strength.bookLossPerMille;
  const position = positions[positions.length - 1];
  if (!book || loss === undefined || !position) return null;
  return chooseMove(book.find(normalize(formatPosition(kernel, position))), loss, seed);
}

/** A search that has found its move already. */
function answerAtOnce({ move, value }: BookMove): SlicedSearch {
  return {
    advance: () => "finished",
    result: () => ({ candidates: [makeCandidate([move], value)], depth: 0, nodes: 0 }),
  };
}

/** The positions of a game, the start first. */
function replay(kernel: BattleKernel, { start, moves }: SearchRequest): KernelPosition[] {
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
