/** Texts for prompts, labels and announcements, as message ids with arguments. */
import type { UntranslatedText } from "../../i18n/translation.ts";
import { otherSeat } from "../../protocol/seat.ts";
import type { QwixxMove, QwixxPlacement, QwixxPositionView, QwixxRow, Seat } from "../../protocol/types.ts";
import { type Cursor, LOCK, numberAt } from "./board/board.ts";
import { type Choices, whiteSum } from "./input/choices.ts";
import { formatPoints, leader } from "./panel/scores.ts";

/** The sides as the catalogue's selectors name them. */
export const SIDES = ["black", "grey"] as const;

function message(id: string, args: UntranslatedText["args"] = {}): UntranslatedText {
  return { id, args };
}

const PLACEMENT_TEXTS: Record<QwixxPlacement["effect"], string> = {
  place: "qwixx-announce-place",
  stack: "qwixx-announce-stack",
  capture: "qwixx-announce-capture",
  close: "qwixx-announce-close",
};

/** Describe a move: "Black captures on red 7." */
export function describeMove(move: QwixxMove, mover: Seat): UntranslatedText {
  const side = SIDES[mover];
  switch (move.kind) {
    case "roll": {
      const [first, second] = move.dice.whites;
      const [red, yellow, green, blue] = move.dice.colours.map((face) => face ?? 0);
      const colours = { red: red ?? 0, yellow: yellow ?? 0, green: green ?? 0, blue: blue ?? 0 };
      return message("qwixx-announce-roll", { side, first, second, ...colours });
    }
    case "decline":
      return message(move.is_misthrow ? "qwixx-announce-misthrow" : "qwixx-announce-decline", { side });
    case "place":
      return message(PLACEMENT_TEXTS[move.effect], placementArguments(move, side));
  }
}

function placementArguments(move: QwixxPlacement, side: string): UntranslatedText["args"] {
  return { side, colour: move.colour, number: move.number, height: move.height };
}

/** What the prompt depends on. */
interface PromptState {
  picture: QwixxPositionView;
  choices: Choices;
  toMove: Seat | null;
  canRoll: boolean;
  /** Whether the dice of the last roll are still moving: nothing is said of them before they lie still. */
  isRolling: boolean;
  /** Whether two people share this screen: the prompt then says whose turn it is. */
  isShared: boolean;
  /** Whether a move waits for the connection. */
  isPending: boolean;
}

/** The prompts of each action: for the waiting side, for a player with a choice, and for one without. */
const ACTIONS = {
  first: { waiting: "qwixx-wait-first", choosing: "qwixx-prompt-first", stuck: "qwixx-stuck-first" },
  second: { waiting: "qwixx-wait-second", choosing: "qwixx-prompt-second", stuck: "qwixx-stuck-second" },
} as const;

/** The same prompts where two people share the screen: they say whose turn it is. */
const SHARED_PROMPTS = {
  "qwixx-prompt-first": "qwixx-prompt-first-shared",
  "qwixx-stuck-first": "qwixx-stuck-first-shared",
  "qwixx-prompt-second": "qwixx-prompt-second-shared",
  "qwixx-stuck-second": "qwixx-stuck-second-shared",
} as const;

/** The prompt: what the person at this screen is to do, or whose turn it is. */
export function prompt(state: PromptState): UntranslatedText {
  const { picture, choices, toMove, canRoll, isRolling, isShared, isPending } = state;
  if (picture.stage === "over") return describeResult(picture);
  if (toMove === null) return message("qwixx-prompt-over");
  if (isRolling) return message("qwixx-rolling");
  if (isPending) return message("pending-mark");
  const side = SIDES[toMove];
  if (picture.stage === "roll") return message(canRoll ? "qwixx-prompt-roll" : "qwixx-wait-roll", { side });
  const { waiting, choosing, stuck } = ACTIONS[picture.stage];
  const asked = choices.placements.size > 0 ? choosing : stuck;
  const acting = isShared ? SHARED_PROMPTS[asked] : asked;
  return message(choices.decline === null ? waiting : acting, { side, ...sum(picture) });
}

/** The prompts of a player with a choice in fewer words, for little space. */
const BRIEF: Record<string, string> = {
  "qwixx-prompt-first": "qwixx-brief-first",
  "qwixx-prompt-second": "qwixx-brief-second",
  "qwixx-prompt-first-shared": "qwixx-brief-first-shared",
  "qwixx-prompt-second-shared": "qwixx-brief-second-shared",
};

/** Shorten a prompt, where a shorter form exists. */
export function shorten({ id, args }: UntranslatedText): UntranslatedText {
  return { id: BRIEF[id] ?? id, args };
}

function sum(picture: QwixxPositionView): UntranslatedText["args"] {
  return picture.dice === null ? {} : { sum: whiteSum(picture.dice) };
}

/** Describe the result by points. */
function describeResult({ totals }: QwixxPositionView): UntranslatedText {
  const winner = leader(totals);
  if (winner === null) return message("qwixx-result-draw", { points: totals[0] });
  const [points, other] = [formatPoints(totals[winner]), formatPoints(totals[otherSeat(winner)])];
  return message("qwixx-result", { side: SIDES[winner], points, other });
}

/** The label of the pass button: what passing would do. */
export function passLabel(choices: Choices, picture: QwixxPositionView): UntranslatedText {
  if (choices.decline?.is_misthrow === true) return message("qwixx-pass-misthrow");
  if (choices.placements.size === 0) return message("qwixx-go-on");
  return message(picture.stage === "first" ? "qwixx-pass-first" : "qwixx-pass-second");
}

/** Describe a field for screen readers: its stones, and what a stone placed there would do. */
export function describeField(row: QwixxRow, cursor: Cursor, choice: QwixxPlacement | null): UntranslatedText {
  const { colour } = row;
  if (cursor.place === LOCK) return describeLock(row);
  const number = numberAt(cursor.row, cursor.place);
  const stack = row.stones[cursor.place] ?? null;
  const contents = {
    colour,
    number,
    side: stack === null ? "none" : SIDES[stack[0] as Seat],
    height: stack?.[1] ?? 0,
    front: cursor.place === row.front ? "yes" : "no",
  };
  if (choice === null) return message("qwixx-field", contents);
  return message("qwixx-field-open", { ...contents, effect: choice.effect });
}

function describeLock(row: QwixxRow): UntranslatedText {
  const side = row.lock === null ? "none" : SIDES[row.lock as Seat];
  return message("qwixx-lock", { colour: row.colour, state: row.is_closed ? "closed" : "open", side });
}
