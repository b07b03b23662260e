/** A position of Battle while it is set up: pieces by square, whose move it is. Immutable, no DOM, no rules. */
import type { Faces } from "../../../die/orientation.ts";
import { type Turn, turnFaces } from "../../../die/turn.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { Seat } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";
import { FACES, LETTERS } from "../kernel/generated/battle.ts";

/** A king-cube has no faces. */
export interface Piece {
  readonly side: Seat;
  readonly faces: Faces | null;
}

export interface Setup {
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly toMove: Seat;
  /** Plies since the last capture. */
  readonly sinceCapture: number;
  readonly number: number;
}

/** The setup of a text; what cannot be read of it is left out. */
export function parseSetup(text: string): Setup {
  const [board = "", side = "w", since = "0", number = "1"] = text.split(" ");
  const pieces = new Map<string, Piece>();
  for (const [row, rank] of board.split("/").entries()) {
    const squares = rank.replace(/\d/g, (digit) => ".".repeat(Number(digit)));
    [...squares].forEach((letter, file) => {
      const piece = parsePiece(letter);
      const square = `${FILES[file]}${RANKS[RANKS.length - 1 - row]}`;
      if (piece && square.length === 2) pieces.set(square, piece);
    });
  }
  return { pieces, toMove: side === "b" ? 1 : 0, sinceCapture: Number(since) || 0, number: Number(number) || 1 };
}

function parsePiece(letter: string): Piece | null {
  const capital = letter.toUpperCase();
  const side: Seat = letter === capital ? 0 : 1;
  if (capital === "K") return { side, faces: null };
  const faces = FACES[LETTERS.indexOf(capital)];
  return faces ? { side, faces } : null;
}

export function formatSetup({ pieces, toMove, sinceCapture, number }: Setup): string {
  const ranks = [...RANKS].reverse().map((rank) => {
    const letters = [...FILES].map((file) => formatPiece(pieces.get(file + rank)));
    return letters.join("").replace(/\.+/g, (run) => String(run.length));
  });
  return `${ranks.join("/")} ${toMove === 0 ? "w" : "b"} ${sinceCapture} ${number}`;
}

function formatPiece(piece: Piece | undefined): string {
  if (!piece) return ".";
  const { faces } = piece;
  const index = faces ? FACES.findIndex(([top, north]) => top === faces[0] && north === faces[1]) : -1;
  const letter = faces ? (LETTERS[index] ?? ".") : "K";
  return piece.side === 0 ? letter : letter.toLowerCase();
}

/** Put a piece on a square. A side has one king: a second one takes the first one away. */
export function placePiece(setup: Setup, square: string, piece: Piece): Setup {
  const others = [...setup.pieces].filter(
    ([other, { side, faces }]) => other !== square && !(piece.faces === null && faces === null && side === piece.side),
  );
  return change(setup, new Map([...others, [square, piece]]));
}

export function removePiece(setup: Setup, square: string): Setup {
  return change(setup, new Map([...setup.pieces].filter(([other]) => other !== square)));
}

export function movePiece(setup: Setup, from: string, to: string): Setup {
  const piece = setup.pieces.get(from);
  return piece && from !== to ? placePiece(removePiece(setup, from), to, piece) : setup;
}

/** Turn the die on a square; a king-cube has no faces and stays as it is. */
export function turnDie(setup: Setup, square: string, turns: readonly Turn[]): Setup {
  const piece = setup.pieces.get(square);
  if (!piece?.faces || turns.length === 0) return setup;
  return placePiece(setup, square, { ...piece, faces: turns.reduce(turnFaces, piece.faces) });
}

/** Give the piece on a square to the other side. */
export function switchSide(setup: Setup, square: string): Setup {
  const piece = setup.pieces.get(square);
  return piece ? placePiece(setup, square, { ...piece, side: otherSeat(piece.side) }) : setup;
}

/** A board that has been changed has no history: the count to the long game starts again. */
function change(setup: Setup, pieces: ReadonlyMap<string, Piece>): Setup {
  return { ...setup, pieces, sinceCapture: 0, number: 1 };
}
