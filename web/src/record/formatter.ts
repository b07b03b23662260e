/** Formats records as text: the inverse of parser.ts, and the form that src/duellum/record/formatter.py writes. */
import { RECORD_WIDTH } from "../protocol/constants.ts";
import type { Position, Rules } from "../rules/contract.ts";
import type { RecordedMove } from "./line.ts";
import { formatResult, type GameRecord } from "./parser.ts";

/** The text of a record; it ends with a newline. */
export function formatRecord(record: GameRecord): string {
  const head = listTags(record).map(([name, value]) => `[${name} "${escapeText(value)}"]\n`);
  return `${head.join("")}\n${wrapWords([...listWords(record), formatResult(record.outcome)])}\n`;
}

function listTags({ facts, tags, outcome, positions }: GameRecord): [string, string][] {
  const start = (positions[0] as Position).text;
  return [
    ["Game", facts.name],
    ...tags,
    ["Result", formatResult(outcome)],
    ...(outcome ? [["Reason", outcome.reason] as [string, string]] : []),
    ...(start === facts.starts[0]?.position ? [] : [["Start", start] as [string, string]]),
  ];
}

/** The parts between the tags and the result; a line may break only between them. */
function listWords({ rules, positions, moves, comment }: GameRecord): string[] {
  const words = comment === "" ? [] : [`{${escapeText(comment)}}`];
  return [...words, ...listLine(rules, moves, positions[0] as Position, 0)];
}

/** The moves of a line from a position on; `turn` is the number of the turn before it. */
function listLine(rules: Rules, moves: readonly RecordedMove[], start: Position, turn: number): string[] {
  const words: string[] = [];
  let [before, number] = [start, turn];
  for (const { move, comment, clock, variations } of moves) {
    const earlier = number;
    if (number === 0 || rules.startsTurn(before)) words.push(`${++number}.`);
    words.push(move.text);
    if (comment !== "") words.push(`{${escapeText(comment)}}`);
    if (clock !== null) words.push(`@${clock}`);
    for (const variation of variations) words.push(...bracket(listLine(rules, variation, before, earlier)));
    before = move.play();
  }
  return words;
}

function bracket(words: readonly string[]): string[] {
  const opened = words.with(0, `(${words[0]}`);
  return opened.with(-1, `${opened.at(-1)})`);
}

/** Wrap words to lines, and keep the white space inside a comment. */
export function wrapWords(words: readonly string[]): string {
  const lines = [words[0] ?? ""];
  for (const word of words.slice(1)) {
    const line = `${lines.at(-1)} ${word}`;
    if ([...line].length <= RECORD_WIDTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** Escape the text of a tag or a comment. */
export function escapeText(text: string): string {
  return text.replace(/["}\\]/g, "\\$&").replaceAll("\n", "\\n");
}
