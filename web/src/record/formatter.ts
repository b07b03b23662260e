/** Formats records as text: the inverse of parser.ts, and the form that src/duellum/record/formatter.py writes. */
import type { Position } from "../local/rules/contract.ts";
import { formatResult, type GameRecord } from "./parser.ts";

const WIDTH = 88;

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
  let turn = 0;
  moves.forEach((recorded, index) => {
    const before = positions[index] as Position;
    if (turn === 0 || rules.startsTurn(before)) words.push(`${++turn}.`);
    words.push(recorded.move.text);
    if (recorded.comment !== "") words.push(`{${escapeText(recorded.comment)}}`);
    if (recorded.clock !== null) words.push(`@${recorded.clock}`);
  });
  return words;
}

/** Wrap words to lines, and keep the white space inside a comment. */
export function wrapWords(words: readonly string[]): string {
  const lines = [words[0] ?? ""];
  for (const word of words.slice(1)) {
    const line = `${lines.at(-1)} ${word}`;
    if ([...line].length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** Escape the text of a tag or a comment. */
export function escapeText(text: string): string {
  return text.replace(/["}\\]/g, "\\$&").replaceAll("\n", "\\n");
}
