/** Positions, rolls and choices of Qwixx Duel: views and words of what the kernel says. */

import { otherSeat } from "../../protocol/seat.ts";
import type {
  QwixxDecline,
  QwixxDice,
  QwixxPlacement,
  QwixxPositionView,
  QwixxRoll,
  QwixxRow,
  Seat,
  Translatable,
} from "../../protocol/types.ts";
import { type Actor, IllegalMoveError, type Move, type Position } from "../../rules/contract.ts";
import { say } from "../../rules/reasons.ts";
import {
  COLOUR_WORDS,
  COLOURS,
  colourOf,
  countStones,
  fieldName,
  findRightmost,
  isClosed,
  LAST,
  lockOf,
  numberOf,
  placeOf,
  rowOf,
  stackOn,
  WIDTH,
} from "./fields.ts";
import { DECLINED } from "./kernel/generated/qwixx.ts";
import { explainMove, type KernelPosition, listFields, playChoice, playRoll } from "./kernel/position.ts";
import { ROW_SCORES } from "./rules-constants.ts";

type Effect = QwixxPlacement["effect"];

export class QwixxPosition implements Position {
  readonly board: KernelPosition;
  #choices: readonly Choice[] | null = null;

  constructor(board: KernelPosition) {
    this.board = board;
  }

  get text(): string {
    return this.board.text;
  }

  get toMove(): Seat {
    return this.board.toMove;
  }

  get actor(): Actor {
    if (this.isOver) return null;
    return this.board.dice === null ? "dice" : this.toMove;
  }

  get isOver(): boolean {
    return this.board.ending >= 0;
  }

  get diceDue(): number {
    if (this.actor !== "dice") return 0;
    return 2 + COLOURS.filter((_, row) => !isClosed(this.board, row)).length;
  }

  /** The placements of the action that is due, then declining; none when no action is due. */
  legalMoves(): readonly Choice[] {
    this.#choices ??= this.#listChoices();
    return this.#choices;
  }

  #listChoices(): Choice[] {
    if (this.board.dice === null || this.isOver) return [];
    const fields = listFields(this.board);
    // Row by row, the sum with the higher white die first, as the rules in Python list them.
    const sorted = fields.toSorted((one, other) => rowOf(one) - rowOf(other) || numberOf(other) - numberOf(one));
    return [...sorted.map((field) => new Placement(this, field)), new Decline(this)];
  }

  parseMove(text: string): Move {
    const fault = explainMove(this.board, text);
    if (fault) throw new IllegalMoveError(fault);
    return this.actor === "dice"
      ? this.roll(readFaces(text))
      : (this.legalMoves().find((move) => move.text === text) as Choice);
  }

  roll(faces: readonly number[]): Roll {
    return new Roll(new QwixxPosition(playRoll(this.board, faces)));
  }

  get points(): readonly [number, number] {
    const [black, grey] = this.board.totals;
    return [black, grey];
  }

  view(): QwixxPositionView {
    const { dice, first, supplies, misthrows, totals } = this.board;
    return {
      game: "qwixx",
      rows: COLOURS.map((colour, row) => viewRow(this.board, colour, row)),
      dice: dice && viewDice(dice),
      stage: this.isOver ? "over" : dice === null ? "roll" : first === null ? "first" : "second",
      first: first === null ? null : formatChoice(first),
      supplies: [...supplies],
      misthrows: [...misthrows],
      totals: [...totals],
    };
  }
}

/** A choice of an action: a stone placed, or none. */
type Choice = Placement | Decline;

abstract class MadeChoice implements Move {
  abstract readonly text: string;
  readonly before: QwixxPosition;
  readonly #choice: number;
  #played: QwixxPosition | null = null;

  constructor(before: QwixxPosition, choice: number) {
    this.before = before;
    this.#choice = choice;
  }

  abstract view(): QwixxPlacement | QwixxDecline;
  abstract words(): Translatable;

  play(): QwixxPosition {
    this.#played ??= new QwixxPosition(playChoice(this.before.board, this.#choice));
    return this.#played;
  }
}

class Placement extends MadeChoice {
  readonly text: string;
  readonly field: number;
  readonly effect: Effect;
  /** The number of stones on the field afterwards. */
  readonly height: number;

  constructor(before: QwixxPosition, field: number) {
    super(before, field);
    const stack = stackOn(before.board, field);
    this.text = fieldName(field);
    this.field = field;
    this.effect = nameEffect(stack, before.toMove, placeOf(field));
    this.height = this.effect === "stack" ? (stack?.[1] ?? 0) + 1 : 1;
  }

  view(): QwixxPlacement {
    const { text: move, field, effect, height } = this;
    return {
      kind: "place",
      move,
      colour: colourOf(field),
      number: numberOf(field),
      place: placeOf(field),
      effect,
      height,
    };
  }

  words(): Translatable {
    const { field, effect, height } = this;
    return say("qwixx-move", { colour: colourOf(field), number: numberOf(field), effect, height });
  }
}

class Decline extends MadeChoice {
  readonly text = "-";

  constructor(before: QwixxPosition) {
    super(before, DECLINED);
  }

  /** Whether the turn ends without a stone placed, so that a misthrow follows. */
  get isMisthrow(): boolean {
    return this.before.board.first === DECLINED;
  }

  view(): QwixxDecline {
    return { kind: "decline", move: "-", is_misthrow: this.isMisthrow };
  }

  words(): Translatable {
    return say("qwixx-move-pass", { effect: this.isMisthrow ? "misthrow" : "pass" });
  }
}

class Roll implements Move {
  readonly #after: QwixxPosition;

  constructor(after: QwixxPosition) {
    this.#after = after;
  }

  get #faces(): readonly number[] {
    return this.#after.board.dice ?? [];
  }

  get text(): string {
    const [first, second, ...colours] = this.#faces;
    return `${first}${second}/${colours.map((face) => face || "-").join("")}`;
  }

  play(): QwixxPosition {
    return this.#after;
  }

  view(): QwixxRoll {
    return { kind: "roll", move: this.text, dice: viewDice(this.#faces) };
  }

  words(): Translatable {
    const [first = 0, second = 0, ...colours] = this.#faces;
    const named = COLOUR_WORDS.map((word, row) => [word, colours[row] ?? 0]);
    return say("qwixx-move-roll", { first, second, ...Object.fromEntries(named) });
  }
}

function nameEffect(stack: readonly [Seat, number] | null, side: Seat, place: number): Effect {
  if (place === LAST) return "close";
  if (stack === null) return "place";
  return stack[0] === otherSeat(side) ? "capture" : "stack";
}

/** The faces of the dice that a roll's text shows. */
export function readFaces(text: string): number[] {
  return [...text.replace(/[^1-6]/g, "")].map(Number);
}

export function formatChoice(choice: number): string {
  return choice === DECLINED ? "-" : fieldName(choice);
}

function viewDice([first = 0, second = 0, ...colours]: readonly number[]): QwixxDice {
  return { whites: [first, second], colours: colours.map((face) => face || null) };
}

function viewRow(board: KernelPosition, colour: string, row: number): QwixxRow {
  const counts: [number, number] = [countStones(board, row, 0), countStones(board, row, 1)];
  const scores: [number, number] = [pointsOf(counts[0]), pointsOf(counts[1])];
  return {
    colour,
    stones: Array.from({ length: WIDTH }, (_, place) => stackOn(board, row * WIDTH + place)),
    front: findRightmost(board, row),
    is_closed: isClosed(board, row),
    lock: lockOf(board, row),
    counts,
    scores,
    pays: [pointsOf(counts[0] + 1) - scores[0], pointsOf(counts[1] + 1) - scores[1]],
  };
}

/** The score of so many stones of a side in one row; more than the table has score as its last. */
function pointsOf(count: number): number {
  return ROW_SCORES[Math.min(count, ROW_SCORES.length - 1) as 0];
}
