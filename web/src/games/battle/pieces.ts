/** Names and views of Battle's squares and pieces. */
import type { BattleDie } from "../../protocol/types.ts";
import { FACES } from "./kernel/generated/battle.ts";
import { nameSquare as squareName } from "./kernel/position.ts";

export { EMPTY, KING } from "./kernel/generated/battle.ts";
export { PALACES } from "./rules-constants.ts";
export { squareName };

/** The faces of a piece on top, to the north and to the east; null for a king-cube, as they do not matter. */
export function facesOf(piece: number): [number, number, number] | null {
  const faces = FACES[piece];
  return faces ? [...faces] : null;
}

/** The face on top; 0 for a king-cube. */
export function topOf(piece: number): number {
  return FACES[piece]?.[0] ?? 0;
}

export function viewDie(square: number, side: number, piece: number): BattleDie {
  return { square: squareName(square), side, faces: facesOf(piece) };
}
