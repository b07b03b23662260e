/** What is said at the table, as messages of the catalogue with their arguments: prompts, moves, fields. */
import type { QwixxMove, QwixxPicture, QwixxPlacement, QwixxRow, Seat } from "../../protocol/types.ts";
import { type Cursor, LOCK, numberAt } from "./board.ts";
import { type Choices, whiteSum } from "./choices.ts";
import { figure, leader, otherSeat } from "./scores.ts";

export interface Message {
  id: string;
  args: Record<string, string | number>;
}

/** The sides as the catalogue's selectors name them. */
export const SIDES = ["black", "grey"] as const;

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

const TOLD: Record<QwixxPlacement["effect"], string> = {
  place: "qwixx-told-place",
  stack: "qwixx-told-stack",
  capture: "qwixx-told-capture",
  close: "qwixx-told-close",
};

/** What a move did, and whose it was: "Black captures on red 7." */
export function tellMove(move: QwixxMove, mover: Seat): Message {
  const side = SIDES[mover];
  switch (move.kind) {
    case "roll": {
      const [first, second] = move.dice.whites;
      const [red, yellow, green, blue] = move.dice.colours.map((face) => face ?? 0);
      const colours = { red: red ?? 0, yellow: yellow ?? 0, green: green ?? 0, blue: blue ?? 0 };
      return message("qwixx-told-roll", { side, first, second, ...colours });
    }
    case "decline":
      return message(move.is_misthrow ? "qwixx-told-misthrow" : "qwixx-told-decline", { side });
    case "place":
      return message(TOLD[move.effect], placed(move, side));
  }
}

function placed(move: QwixxPlacement, side: string): Message["args"] {
  return { side, colour: move.colour, number: move.number, height: move.height };
}

/** What happens on the table as a whole, for the line that tells a newcomer what to do. */
export interface Scene {
  picture: QwixxPicture;
  choices: Choices;
  toMove: Seat | null;
  canRoll: boolean;
}

/** What is said in either action: while the other side thinks, to who has a choice, and to who has none. */
const ACTIONS = {
  first: { waiting: "qwixx-wait-first", choosing: "qwixx-prompt-first", stuck: "qwixx-stuck-first" },
  second: { waiting: "qwixx-wait-second", choosing: "qwixx-prompt-second", stuck: "qwixx-stuck-second" },
} as const;

/** What is to be done now: by the person at this screen if anything, else by whoever's turn it is. */
export function prompt({ picture, choices, toMove, canRoll }: Scene): Message {
  if (picture.stage === "over") return result(picture);
  if (toMove === null) return message("qwixx-prompt-over");
  const side = SIDES[toMove];
  if (picture.stage === "roll") return message(canRoll ? "qwixx-prompt-roll" : "qwixx-wait-roll", { side });
  const { waiting, choosing, stuck } = ACTIONS[picture.stage];
  const acting = choices.placements.size > 0 ? choosing : stuck;
  return message(choices.decline === null ? waiting : acting, { side, ...sum(picture) });
}

function sum(picture: QwixxPicture): Message["args"] {
  return picture.dice === null ? {} : { sum: whiteSum(picture.dice) };
}

/** Who has more points, and how many. */
export function result({ totals }: QwixxPicture): Message {
  const winner = leader(totals);
  if (winner === null) return message("qwixx-result-draw", { points: totals[0] });
  const [points, other] = [figure(totals[winner]), figure(totals[otherSeat(winner)])];
  return message("qwixx-result", { side: SIDES[winner], points, other });
}

/** What passing would do; said on the button before it is pressed. */
export function passing(choices: Choices, picture: QwixxPicture): Message {
  if (choices.decline?.is_misthrow === true) return message("qwixx-pass-misthrow");
  if (choices.placements.size === 0) return message("qwixx-go-on");
  return message(picture.stage === "first" ? "qwixx-pass-first" : "qwixx-pass-second");
}

/** A field in words, with what stands there and what a stone would do: for those who listen. */
export function nameField(row: QwixxRow, cursor: Cursor, choice: QwixxPlacement | null): Message {
  const { colour } = row;
  if (cursor.place === LOCK) return nameLock(row);
  const number = numberAt(cursor.row, cursor.place);
  const stack = row.stones[cursor.place] ?? null;
  const standing = {
    colour,
    number,
    side: stack === null ? "none" : SIDES[stack[0] as Seat],
    height: stack?.[1] ?? 0,
    front: cursor.place === row.front ? "yes" : "no",
  };
  if (choice === null) return message("qwixx-field", standing);
  return message("qwixx-field-open", { ...standing, effect: choice.effect });
}

function nameLock(row: QwixxRow): Message {
  const side = row.lock === null ? "none" : SIDES[row.lock as Seat];
  return message("qwixx-lock", { colour: row.colour, state: row.is_closed ? "closed" : "open", side });
}
