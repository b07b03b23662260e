/** A position of Qwixx Duel while it is set up. Immutable, no DOM; what follows from a stone is put right with it. */

import type { Seat } from "../../../protocol/types.ts";
import { MAX_MISTHROWS, STONES } from "../constants.ts";
import { COLOURS, fieldName, findField, LAST, numberOf, placeOf, rowOf, WIDTH } from "../fields.ts";

/** Whose stones lie on a field, and how many. */
export type Stack = readonly [side: Seat, height: number];

interface Row {
  readonly stacks: readonly (Stack | null)[];
  /** Whose stone is on the lock. */
  readonly lock: Seat | null;
}

type Board = readonly Row[];

export interface Fields {
  readonly board: Board;
  readonly toMove: Seat;
  readonly misthrows: readonly [number, number];
  /** The faces of two white dice and of red to blue, 0 for a die out of the game; null while the roll is due. */
  readonly dice: readonly number[] | null;
  /** The field of action 1, "-" where that was declined; null while it is due. */
  readonly first: number | "-" | null;
}

const EMPTY_ROW: Row = { stacks: Array<null>(WIDTH).fill(null), lock: null };
const SIDES = ["b", "g"] as const;
const TEXT = /^(\S+) ([bg]) (\d):(\d) (?:- r|(\d\d)\/([\d-]{4}) (?:1|2:(\S+)))$/;
const FACE_OF_NEW_DIE = 1;
/** The faces of dice that have just been thrown: two white ones, red, yellow, green, blue. */
export const NEW_ROLL: readonly number[] = [4, 1, 3, 5, 2, 6];

/** The fields of a text; an empty board where it cannot be read. */
export function parseSetup(text: string): Fields {
  const found = TEXT.exec(text);
  if (!found) return emptyFields();
  const [, rows = "", side = "", black, grey, whites, colours, first] = found;
  return {
    board: rows.split("/").map(parseRow),
    toMove: parseSide(side),
    misthrows: [Number(black), Number(grey)],
    dice: whites === undefined ? null : [...whites, ...(colours ?? "")].map((face) => Number(face) || 0),
    first: first === undefined ? null : (findField(first) ?? "-"),
  };
}

export function emptyFields(): Fields {
  return { board: COLOURS.map(() => EMPTY_ROW), toMove: 0, misthrows: [0, 0], dice: null, first: null };
}

function parseRow(text: string): Row {
  const [...signs] = text.slice(0, -1).matchAll(/\.|([bg])(\d*)/g);
  const stacks = signs.map(([, side, height]): Stack | null => (side ? [parseSide(side), Number(height || 1)] : null));
  const lock = text.at(-1) ?? "";
  return { stacks, lock: lock === "b" || lock === "g" ? parseSide(lock) : null };
}

const parseSide = (letter: string): Seat => (letter === "b" ? 0 : 1);

export function formatFields({ board, toMove, misthrows, dice, first }: Fields): string {
  const rows = board.map(formatRow).join("/");
  const roll = dice === null ? "-" : formatRoll(dice);
  const stage = dice === null ? "r" : first === null ? "1" : `2:${first === "-" ? "-" : fieldName(first)}`;
  return `${rows} ${SIDES[toMove]} ${misthrows.join(":")} ${roll} ${stage}`;
}

function formatRow(row: Row): string {
  const stacks = row.stacks.map((stack) => (stack ? SIDES[stack[0]] + (stack[1] > 1 ? stack[1] : "") : "."));
  return stacks.join("") + (row.lock !== null ? SIDES[row.lock] : isClosed(row) ? "x" : "-");
}

function formatRoll([first = 1, second = 1, ...colours]: readonly number[]): string {
  const whites = `${Math.max(first, second)}${Math.min(first, second)}`;
  return `${whites}/${colours.map((face) => face || "-").join("")}`;
}

export const isClosed = ({ stacks }: Row): boolean => stacks[LAST] !== null;

/** How many stones of a side are in a row, the lock's included. */
export function countStones({ stacks, lock }: Row, side: Seat): number {
  const heights = stacks.map((stack) => (stack?.[0] === side ? stack[1] : 0));
  return heights.reduce((sum, height) => sum + height, lock === side ? 1 : 0);
}

/** How many stones a side has left: all that are not on the board. */
export function countSupply({ board, misthrows }: Fields, side: Seat): number {
  return board.reduce((rest, row) => rest - countStones(row, side), STONES - misthrows[side]);
}

/**
 * Add stones of a side: on its own stack, or in place of what lies there. The last number holds one, and taking it locks
 * the row (Q18).
 */
export function addStones(fields: Fields, field: number, side: Seat, count = 1): Fields {
  return changeRow(fields, field, (row, place) => {
    const stack = row.stacks[place];
    const height = place === LAST ? 1 : count + (stack?.[0] === side ? stack[1] : 0);
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

/** Take everything on a field away. */
export function clearField(fields: Fields, field: number): Fields {
  return changeRow(fields, field, (row, place) => ({
    stacks: row.stacks.with(place, null),
    lock: place === LAST ? null : row.lock,
  }));
}

export function stackOn({ board }: Fields, field: number): Stack | null {
  return board[rowOf(field)]?.stacks[placeOf(field)] ?? null;
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

/** Add a misthrow of a side; there are no more places than four. */
export function addMisthrow(fields: Fields, side: Seat): Fields {
  const [first, second] = fields.misthrows;
  return first + second < MAX_MISTHROWS ? setMisthrows(fields, side, fields.misthrows[side] + 1) : fields;
}

/** Take a misthrow away, by default of the side that has more of them. */
export function removeMisthrow(fields: Fields, side?: Seat): Fields {
  const [first, second] = fields.misthrows;
  const from = side ?? (second > first ? 1 : 0);
  return fields.misthrows[from] > 0 ? setMisthrows(fields, from, fields.misthrows[from] - 1) : fields;
}

function setMisthrows(fields: Fields, side: Seat, count: number): Fields {
  return { ...fields, misthrows: fields.misthrows.with(side, count) as [number, number] };
}

/** What is due: the roll, or one of the two actions. */
export type Stage = "roll" | "first" | "second";

export function stageOf({ dice, first }: Fields): Stage {
  return dice === null ? "roll" : first === null ? "first" : "second";
}

/** Throw the dice or take them up again, and put action 1 before or behind. */
export function setStage(fields: Fields, stage: Stage): Fields {
  if (stage === "roll") return { ...fields, dice: null, first: null };
  const dice = fields.dice ?? fitDice(fields.board, NEW_ROLL);
  return { ...fields, dice, first: stage === "first" ? null : "-" };
}

/** Show a face on a die; dice that were still to be thrown are thrown. */
export function setFace(fields: Fields, die: number, face: number): Fields {
  const dice = fields.dice ?? fitDice(fields.board, NEW_ROLL);
  return { ...fields, dice: dice.with(die, face), first: null };
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
