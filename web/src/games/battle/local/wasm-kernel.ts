/** Battle's kernel as WebAssembly, in the form that the rules want. */
import type { Seat } from "../../../protocol/types.ts";
import * as engine from "../kernel/rules.ts";
import type { BattleKernel, KernelMove, KernelPosition } from "./kernel.ts";

const SQUARES = 72;

/** A position of the engine; what it costs something to find out is found out when it is asked for. */
class EnginePosition implements KernelPosition {
  readonly position: engine.BattlePosition;
  readonly #kernel: engine.BattleKernel;
  #owners: Int8Array | null = null;
  #text: string | null = null;

  constructor(kernel: engine.BattleKernel, position: engine.BattlePosition) {
    this.#kernel = kernel;
    this.position = position;
  }

  get pieces(): Int8Array {
    return this.position.pieces;
  }

  get toMove(): Seat {
    return this.position.side;
  }

  get sinceCapture(): number {
    return this.position.sinceCapture;
  }

  get owners(): Int8Array {
    this.#owners ??= Int8Array.from({ length: SQUARES }, (_, square) => engine.ownerOf(this.position, square) ?? -1);
    return this.#owners;
  }

  get text(): string {
    this.#text ??= engine.formatPosition(this.#kernel, this.position);
    return this.#text;
  }
}

/** The rules' kernel over a loaded one. */
export function wrapKernel(kernel: engine.BattleKernel): BattleKernel<EnginePosition> {
  const wrap = (position: engine.BattlePosition) => new EnginePosition(kernel, position);
  return {
    parsePosition: (text) => {
      const position = engine.parsePosition(kernel, text);
      if (!position) throw new Error(`${text} is no position`);
      return wrap(position);
    },
    listMoves: ({ position }) => engine.listMoves(kernel, position).map((move) => readMove(kernel, position, move)),
    playMove: ({ position }, { code }) => wrap(engine.playMove(kernel, position, code)),
    passTurn: ({ position }) => wrap(engine.passTurn(kernel, position)),
    findOutcome: (positions) => {
      const played = positions.map(({ position }) => position);
      return engine.findEnding(kernel, played) ?? 0;
    },
  };
}

function readMove(kernel: engine.BattleKernel, position: engine.BattlePosition, code: number): KernelMove {
  const steps = engine.traceMove(kernel, position, code);
  return {
    code,
    text: engine.formatMove(code),
    start: engine.startOf(code),
    path: steps.map(({ square }) => square),
    pieces: steps.map(({ piece }) => piece),
    winningClause: engine.findWinningClause(kernel, position, code) ?? 0,
  };
}
