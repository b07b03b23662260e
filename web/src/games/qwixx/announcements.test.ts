import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { UntranslatedText } from "../../i18n/translation.ts";
import { describeField, describeMove, passLabel, prompt } from "./announcements.ts";
import { MISTHROW, PASS, picture, placement, row } from "./fixtures.ts";
import { groupChoices } from "./input/choices.ts";

const catalogue = readFileSync(new URL("../../../../src/duellum/locale/en/qwixx.ftl", import.meta.url), "utf8");
const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(catalogue));

/** The message in English; fails on one that is missing or lacks an argument. */
function say({ id, args }: UntranslatedText): string {
  const pattern = english.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id}`);
  const errors: Error[] = [];
  const text = english.formatPattern(pattern, args, errors);
  expect(errors).toEqual([]);
  return text;
}

const NOTHING = groupChoices([]);
const WAITING = { canRoll: false, isRolling: false, isShared: false, isPending: false };

test("a move is described with its side and effect", () => {
  const texts = [
    placement("r7", { effect: "capture" }),
    placement("y9"),
    placement("g8", { effect: "stack", height: 3 }),
    placement("b2", { effect: "close" }),
    PASS,
    MISTHROW,
  ].map((move) => say(describeMove(move, 0)));
  expect(texts).toEqual([
    "Black captures the stone on red 7.",
    "Black places a stone on yellow 9.",
    "Black stacks a stone on green 8, now 3 high.",
    "Black places a stone on blue 2 and closes the row.",
    "Black passes.",
    "Black passes: a misthrow.",
  ]);
});

test("a roll is described die by die, without dice out of the game", () => {
  const dice = { whites: [6, 2] as [number, number], colours: [3, null, 1, 5] };
  expect(say(describeMove({ kind: "roll", move: "62/3-15", dice }, 1))).toBe(
    "Grey rolls white 6 and 2, red 3, green 1, blue 5.",
  );
});

test("the prompt says what the person at the screen is to do", () => {
  const roll = {
    picture: picture({ dice: null, stage: "roll" }),
    choices: NOTHING,
    toMove: 0 as const,
    isRolling: false,
    isShared: false,
    isPending: false,
  };
  expect(say(prompt({ ...roll, canRoll: true }))).toBe("Your turn, Black: roll the dice.");
  expect(say(prompt({ ...roll, canRoll: false }))).toBe("Black to roll.");
  const first = {
    picture: picture(),
    toMove: 1 as const,
    canRoll: false,
    isRolling: false,
    isShared: false,
    isPending: false,
  };
  expect(say(prompt({ ...first, choices: groupChoices([placement("r5"), PASS]) }))).toBe(
    "Action 1: place a stone on 5, the sum of the white dice, in any row, or pass.",
  );
  expect(say(prompt({ ...first, choices: groupChoices([PASS]) }))).toBe(
    "Action 1: you cannot place a stone on 5 in any row.",
  );
  expect(say(prompt({ ...first, choices: NOTHING }))).toBe("Grey is thinking about action 1: 5 in any row.");
});

test("the prompt says nothing of dice that are still moving", () => {
  const rolling = { toMove: 0 as const, canRoll: false, isRolling: true, isShared: false, isPending: false };
  const choices = groupChoices([placement("r5"), PASS]);
  expect(say(prompt({ ...rolling, choices, picture: picture() }))).toBe("The dice are rolling.");
  const over = picture({ stage: "over", totals: [7, 7] });
  expect(say(prompt({ ...rolling, choices: NOTHING, picture: over }))).toBe("A draw, 7 points each.");
});

test("the prompt at a shared screen says whose turn it is", () => {
  const shared = {
    picture: picture(),
    toMove: 1 as const,
    canRoll: false,
    isRolling: false,
    isShared: true,
    isPending: false,
  };
  expect(say(prompt({ ...shared, choices: groupChoices([placement("r5"), PASS]) }))).toBe(
    "Grey · Action 1: place a stone on 5, the sum of the white dice, in any row, or pass.",
  );
  expect(say(prompt({ ...shared, choices: groupChoices([PASS]) }))).toBe(
    "Grey · Action 1: you cannot place a stone on 5 in any row.",
  );
  const second = { ...shared, picture: picture({ stage: "second", first: "-" }), toMove: 0 as const };
  for (const moves of [[placement("r7"), MISTHROW], [MISTHROW]])
    expect(say(prompt({ ...second, choices: groupChoices(moves) }))).toMatch(/^Black · Action 2/);
});

test("the prompt of a player whose move waits for the connection says so", () => {
  const pending = { ...WAITING, picture: picture(), choices: NOTHING, toMove: 1 as const, isPending: true };
  expect(prompt(pending).id).toBe("pending-mark");
});

test("each stage of action 2 has its own prompt", () => {
  const second = { picture: picture({ stage: "second", first: "-" }), toMove: 0 as const, ...WAITING };
  const lines = [groupChoices([placement("r7"), MISTHROW]), groupChoices([MISTHROW]), NOTHING].map((choices) =>
    say(prompt({ ...second, choices })),
  );
  expect(new Set(lines).size).toBe(3);
  for (const line of lines) expect(line).toContain("ction 2");
});

test("the end is described by points, or without them for other endings", () => {
  const over = { choices: NOTHING, toMove: null, ...WAITING };
  expect(say(prompt({ ...over, picture: picture({ stage: "over", totals: [50, -6] }) }))).toBe("Black wins, 50 to −6.");
  expect(say(prompt({ ...over, picture: picture({ stage: "over", totals: [7, 7] }) }))).toBe("A draw, 7 points each.");
  expect(say(prompt({ ...over, picture: picture() }))).toBe("The game is over.");
});

test("the pass button says when it costs a misthrow", () => {
  const second = picture({ stage: "second", first: "-" });
  expect(say(passLabel(groupChoices([placement("r7"), MISTHROW]), second))).toBe("Misthrow, −5");
  expect(say(passLabel(groupChoices([MISTHROW]), second))).toBe("Misthrow, −5");
  expect(say(passLabel(groupChoices([placement("r5"), PASS]), picture()))).toBe("Pass");
  expect(say(passLabel(groupChoices([PASS]), picture()))).toBe("Continue");
});

test("a field is described with its stones and the effect of a placement", () => {
  const red = row("r", { stones: [[1, 1], null, [0, 3], ...Array(8).fill(null)], front: 2 });
  expect(say(describeField(red, { row: 0, place: 0 }, null))).toBe("red 2, Grey");
  expect(say(describeField(red, { row: 0, place: 1 }, placement("r3")))).toBe("red 3, empty: place");
  expect(say(describeField(red, { row: 0, place: 2 }, null))).toBe("red 4, Black, 3 stones, front stone");
});

test("a lock is described with its state and its stone", () => {
  const lock = { row: 3, place: 11 };
  expect(say(describeField(row("b"), lock, null))).toBe("Blue row, lock open");
  expect(say(describeField(row("b", { is_closed: true, lock: 1 }), lock, null))).toBe(
    "Blue row, closed, grey stone on the lock",
  );
  expect(say(describeField(row("b", { is_closed: true }), lock, null))).toBe("Blue row, closed, no stone on the lock");
});
