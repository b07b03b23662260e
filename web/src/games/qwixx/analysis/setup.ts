/** A position of Qwixx Duel while it is set up. Immutable, no DOM; what follows from a stone is put right with it. */

import type { Seat } from "../../../protocol/types.ts";
import { COLOURS, LAST, numberOf, placeOf, rowOf, WIDTH } from "../local/board.ts";
import { type Board, EMPTY_ROW, type Fields, isClosed, parseFields, type Row } from "./position-text.ts";

const FACE_OF_NEW_DIE = 1;

/** The fields of a text; an empty board where it cannot be read. */
export function parseSetup(text: string): Fields {
  const fields = parseFields(text);
  return "message" in fields ? emptyFields() : fields;
}

export function emptyFields(): Fields {
  return { board: COLOURS.map(() => EMPTY_ROW), toMove: 0, misthrows: [0, 0], dice: null, first: null };
}

/** Add a stone of a side: on its own stack, or in place of what lies there. Taking the last number locks the row (Q18). */
export function addStone(fields: Fields, field: number, side: Seat): Fields {
  return changeRow(fields, field, (row, place) => {
    const stack = row.stacks[place];
    const height = stack?.[0] === side && place !== LAST ? stack[1] + 1 : 1;
    return { stacks: row.stacks.with(place, [side, height]), lock: place === LAST ? side : row.lock };
  });
}

/** Take a stone away; without its last number a row is open again. */
export function removeStone(fields: Fields, field: number): Fields {
  return changeRow(fields, field, (row, place) => {
    const stack = row.stacks[place];
    const left = stack && stack[1] > 1 ? ([stack[0], stack[1] - 1] as const) : null;
    return { stacks: row.stacks.with(place, left), lock: place === LAST ? null : row.lock };
  });
}

/** Put a stone of a side on the lock of a row, or take it away. */
export function setLock(fields: Fields, index: number, lock: Seat | null): Fields {
  return changeRow(fields, index * WIDTH, (row) => ({ ...row, lock }));
}

function changeRow(fields: Fields, field: number, edit: (row: Row, place: number) => Row): Fields {
  const index = rowOf(field);
  const board = fields.board.with(index, edit(fields.board[index] as Row, placeOf(field)));
  return { ...fields, board, dice: fields.dice && fitDice(board, fields.dice), first: null };
}

/** The dice with those of closed rows out of the game, and those of open ones in it (Q19). */
function fitDice(board: Board, dice: readonly number[]): number[] {
  return dice.map((face, die) => {
    const row = board[die - 2];
    return row === undefined ? face : isClosed(row) ? 0 : face || FACE_OF_NEW_DIE;
  });
}

export function setMisthrows(fields: Fields, side: Seat, count: number): Fields {
  return { ...fields, misthrows: fields.misthrows.with(side, count) as [number, number] };
}

/** Throw the dice, or take them up again. */
export function setThrown(fields: Fields, isThrown: boolean): Fields {
  const dice = isThrown ? fitDice(fields.board, [4, 1, 3, 5, 2, 6]) : null;
  return { ...fields, dice, first: null };
}

export function setFace(fields: Fields, die: number, face: number): Fields {
  return { ...fields, dice: fields.dice?.with(die, face) ?? null, first: null };
}

/** The fields that action 1 may have placed on: the mover's stones on the sum of the white dice. */
export function listFirstFields({ board, toMove, dice }: Fields): number[] {
  const sum = (dice?.[0] ?? 0) + (dice?.[1] ?? 0);
  return board.flatMap(({ stacks }, index) =>
    stacks.flatMap((stack, place) => {
      const field = index * WIDTH + place;
      return stack?.[0] === toMove && numberOf(field) === sum ? [field] : [];
    }),
  );
}
