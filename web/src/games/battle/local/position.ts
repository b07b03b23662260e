/** Positions and moves of Battle: views and words of what the kernel says. */

import { IllegalMoveError, type Move, type Position } from "../../../local/rules/contract.ts";
import { say } from "../../../local/rules/reasons.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { BattleMove, BattlePositionView, Seat, Translatable } from "../../../protocol/types.ts";
import { EMPTY, facesOf, KING, PALACES, squareName, topOf, viewDie } from "./board.ts";
import type { BattleKernel, KernelMove, KernelPosition } from "./kernel.ts";
import { explainRefusal } from "./refusals.ts";

const DICE_OF_A_SIDE = 8;
const PRIZES = new Map([
  [16, "king"],
  [17, "palace"],
] as const);

export class BattlePosition implements Position {
  readonly board: KernelPosition;
  readonly diceDue = 0;
  readonly #kernel: BattleKernel;
  #moves: readonly PieceMove[] | null = null;
  #clause: number | null = null;

  constructor(kernel: BattleKernel, board: KernelPosition) {
    this.#kernel = kernel;
    this.board = board;
  }

  get text(): string {
    return this.board.text;
  }

  get toMove(): Seat {
    return this.board.toMove;
  }

  get actor(): Seat | null {
    return this.clause === 0 ? this.toMove : null;
  }

  /** The number of the clause that decides the position, as far as it alone can tell; 0 while the game goes on. */
  get clause(): number {
    this.#clause ??= this.#kernel.findOutcome([this.board]);
    return this.#clause;
  }

  legalMoves(): readonly PieceMove[] {
    this.#moves ??= this.#kernel.listMoves(this.board).map((move) => new PieceMove(this.#kernel, this, move));
    return this.#moves;
  }

  /** The legal moves that win at once. */
  winningMoves(): readonly PieceMove[] {
    return this.legalMoves().filter(({ winningClause }) => winningClause !== 0);
  }

  parseMove(text: string): PieceMove {
    const found = this.legalMoves().find((move) => move.text === text);
    if (!found) throw explainRefusal(this, text);
    return found;
  }

  roll(faces: readonly number[]): Move {
    const message = `Battle's dice are never thrown, so [${faces.join(", ")}] cannot be rolled`;
    throw new IllegalMoveError(message, "B7", say("general-illegal-never-thrown"));
  }

  /** The position after a null move: the other side is to move. */
  passTurn(): BattlePosition {
    return new BattlePosition(this.#kernel, this.#kernel.passTurn(this.board));
  }

  view(): BattlePositionView {
    const { pieces, owners, sinceCapture } = this.board;
    const dice = [...pieces].flatMap((piece, square) =>
      piece === EMPTY ? [] : [viewDie(square, owners[square] as number, piece)],
    );
    const countLost = (seat: Seat) =>
      DICE_OF_A_SIDE - dice.filter(({ side, faces }) => side === seat && faces !== null).length;
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
  /** What stands on the target; {@link EMPTY} for nothing. */
  readonly captured: number;
  readonly winningClause: number;
  readonly #kernel: BattleKernel;
  readonly #before: BattlePosition;
  readonly #move: KernelMove;
  #played: BattlePosition | null = null;

  constructor(kernel: BattleKernel, before: BattlePosition, move: KernelMove) {
    this.#kernel = kernel;
    this.#before = before;
    this.#move = move;
    this.text = move.text;
    this.start = move.start;
    this.target = move.path[move.path.length - 1] as number;
    this.piece = before.board.pieces[move.start] as number;
    this.after = move.pieces[move.pieces.length - 1] as number;
    this.captured = before.board.pieces[this.target] as number;
    this.winningClause = move.winningClause;
  }

  get isKing(): boolean {
    return this.piece === KING;
  }

  /** Whether a die is captured; the king-cube is none. */
  get capturesDie(): boolean {
    return this.captured !== EMPTY && this.captured !== KING;
  }

  play(): BattlePosition {
    this.#played ??= new BattlePosition(this.#kernel, this.#kernel.playMove(this.#before.board, this.#move));
    return this.#played;
  }

  view(): BattleMove {
    const { path, pieces } = this.#move;
    const side = this.#before.toMove;
    return {
      kind: "move",
      move: this.text,
      side,
      start: squareName(this.start),
      steps: path.map((square, step) => ({ square: squareName(square), faces: facesOf(pieces[step] as number) })),
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
    return turn === undefined ? "none" : squareName(this.#move.path[Number(steps) - 1] as number);
  }
}
