/** Positions and moves of Battle: views and words of what the kernel says. */

import { otherSeat } from "../../protocol/seat.ts";
import type { BattleMove, BattlePositionView, Seat, Translatable } from "../../protocol/types.ts";
import { IllegalMoveError, type Move, type Position } from "../../rules/contract.ts";
import { say } from "../../rules/reasons.ts";
import {
  type BattleKernel,
  type BattleStep,
  explainMove,
  findEnding,
  findWinningClause,
  formatMove,
  formatPosition,
  type KernelPosition,
  listMoves,
  ownerOf,
  passTurn,
  playMove,
  startOf,
  traceMove,
} from "./kernel/position.ts";
import { EMPTY, facesOf, KING, PALACES, squareName, topOf, viewDie } from "./pieces.ts";
import { MAX_DICE } from "./rules-constants.ts";

const PRIZES = new Map([
  [16, "king"],
  [17, "palace"],
] as const);

export class BattlePosition implements Position {
  readonly board: KernelPosition;
  readonly diceDue = 0;
  readonly #kernel: BattleKernel;
  #text: string | null = null;
  #moves: readonly PieceMove[] | null = null;
  #clause: number | null = null;

  constructor(kernel: BattleKernel, board: KernelPosition) {
    this.#kernel = kernel;
    this.board = board;
  }

  get text(): string {
    this.#text ??= formatPosition(this.#kernel, this.board);
    return this.#text;
  }

  get toMove(): Seat {
    return this.board.side;
  }

  get actor(): Seat | null {
    return this.clause === 0 ? this.toMove : null;
  }

  /** The number of the clause that decides the position, as far as it alone can tell; 0 while the game goes on. */
  get clause(): number {
    this.#clause ??= findEnding(this.#kernel, [this.board]) ?? 0;
    return this.#clause;
  }

  legalMoves(): readonly PieceMove[] {
    this.#moves ??= listMoves(this.#kernel, this.board).map((code) => new PieceMove(this.#kernel, this, code));
    return this.#moves;
  }

  /** The legal moves that win at once. */
  winningMoves(): readonly PieceMove[] {
    return this.legalMoves().filter(({ winningClause }) => winningClause !== 0);
  }

  parseMove(text: string): PieceMove {
    const fault = explainMove(this.#kernel, this.board, text);
    if (fault) throw new IllegalMoveError(fault);
    return this.legalMoves().find((move) => move.text === text) as PieceMove;
  }

  roll(): Move {
    throw new IllegalMoveError({ clause: "B7", why: say("general-illegal-never-thrown") });
  }

  /** The position after a null move: the other side is to move. */
  passTurn(): BattlePosition {
    return new BattlePosition(this.#kernel, passTurn(this.#kernel, this.board));
  }

  view(): BattlePositionView {
    const { pieces, sinceCapture } = this.board;
    const dice = [...pieces].flatMap((piece, square) =>
      piece === EMPTY ? [] : [viewDie(square, ownerOf(this.board, square) as Seat, piece)],
    );
    const countLost = (seat: Seat) =>
      MAX_DICE - dice.filter(({ side, faces }) => side === seat && faces !== null).length;
    return {
      game: "battle",
      dice,
      lost: [countLost(0), countLost(1)],
      quiet: sinceCapture,
      palaces: [squareName(PALACES[0]), squareName(PALACES[1])],
    };
  }
}

/** A piece's path over the board. */
export class PieceMove implements Move {
  readonly text: string;
  readonly start: number;
  readonly target: number;
  /** The mover as it lies before and after the move. */
  readonly piece: number;
  readonly after: number;
  /** What is on the target; {@link EMPTY} for nothing. */
  readonly captured: number;
  /** The number of the clause by which it wins at once; 0 where it does not. */
  readonly winningClause: number;
  readonly #kernel: BattleKernel;
  readonly #before: BattlePosition;
  readonly #code: number;
  readonly #steps: readonly BattleStep[];
  #played: BattlePosition | null = null;

  constructor(kernel: BattleKernel, before: BattlePosition, code: number) {
    this.#kernel = kernel;
    this.#before = before;
    this.#code = code;
    this.#steps = traceMove(kernel, before.board, code);
    const last = this.#steps.at(-1) as BattleStep;
    this.text = formatMove(code);
    this.start = startOf(code);
    this.target = last.square;
    this.piece = before.board.pieces[this.start] as number;
    this.after = last.piece;
    this.captured = before.board.pieces[this.target] as number;
    this.winningClause = findWinningClause(kernel, before.board, code) ?? 0;
  }

  get isKing(): boolean {
    return this.piece === KING;
  }

  play(): BattlePosition {
    this.#played ??= new BattlePosition(this.#kernel, playMove(this.#kernel, this.#before.board, this.#code));
    return this.#played;
  }

  view(): BattleMove {
    const side = this.#before.toMove;
    return {
      kind: "move",
      move: this.text,
      side,
      start: squareName(this.start),
      steps: this.#steps.map(({ square, piece }) => ({ square: squareName(square), faces: facesOf(piece) })),
      captures: this.captured === EMPTY ? null : viewDie(this.target, otherSeat(side), this.captured),
      wins: PRIZES.get(this.winningClause as 16 | 17) ?? null,
    };
  }

  words(): Translatable {
    return say(this.isKing ? "battle-move-king" : "battle-move", {
      from: squareName(this.start),
      via: this.#findCorner(),
      to: squareName(this.target),
      effect: PRIZES.get(this.winningClause as 16 | 17) ?? (this.captured === EMPTY ? "roll" : "capture"),
      face: topOf(this.after),
      captured: this.captured === EMPTY ? 0 : topOf(this.captured),
    });
  }

  /** The square where the path turns, or none: the first leg's length stands after its direction. */
  #findCorner(): string {
    const [, , , steps, turn] = this.text;
    return turn === undefined ? "none" : squareName(this.#steps[Number(steps) - 1]?.square as number);
  }
}
