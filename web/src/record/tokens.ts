/** The tokens of a text of records: src/duellum/record/parser.py describes the form and has the same patterns. */
import { showInput } from "../kernel/messages.ts";
import { RecordError } from "./record-error.ts";

type TokenKind = "tag" | "comment" | "clock" | "number" | "bracket" | "word";

export interface Token {
  readonly kind: TokenKind;
  /** What stands between the delimiters, with escapes resolved. */
  readonly text: string;
  /** The name of a tag; empty for everything else. */
  readonly name: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/** What Python counts as white space, as part of a character class. */
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const SPACES = new RegExp(`[${SPACE}]*`, "uy");
const TOKEN = new RegExp(
  [
    `\\[[${SPACE}]*(?<name>[\\p{L}\\p{N}_]+)[${SPACE}]+"(?<tag>[^"\\\\]*(?:\\\\.[^"\\\\]*)*)"[${SPACE}]*\\]`,
    "\\{(?<comment>[^}\\\\]*(?:\\\\.[^}\\\\]*)*)\\}",
    `@(?<clock>[0-9]{1,9}(?:\\.[0-9]{1,3})?)(?=[${SPACE}]|$|[{()])`,
    "(?<number>[0-9]+\\.+)",
    "(?<bracket>[()])",
    `(?<word>[^${SPACE}\\[\\]{}()"@]+)`,
  ].join("|"),
  "suy",
);
const KINDS: readonly TokenKind[] = ["tag", "comment", "clock", "number", "bracket", "word"];
const SNIPPET_LENGTH = 20;

/** The tokens of a text. Throws {@link RecordError} where something is none. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let [place, line] = [0, 1];
  while (true) {
    const start = skipSpaces(text, place);
    line += countLines(text, place, start);
    if (start === text.length) return tokens;
    TOKEN.lastIndex = start;
    const groups = TOKEN.exec(text)?.groups;
    if (!groups)
      throw new RecordError(
        `line ${line}: ${showSnippet(text, start)} is not a tag, a comment, a clock time or a move`,
        line,
      );
    tokens.push(makeToken(groups, line));
    place = TOKEN.lastIndex;
    line += countLines(text, start, place);
  }
}

function makeToken(groups: Record<string, string | undefined>, line: number): Token {
  const kind = KINDS.find((name) => groups[name] !== undefined) ?? "word";
  const text = groups[kind] ?? "";
  const isEscaped = kind === "tag" || kind === "comment";
  return { kind, text: isEscaped ? unescapeText(text) : text, name: groups.name ?? "", line };
}

function skipSpaces(text: string, place: number): number {
  SPACES.lastIndex = place;
  SPACES.exec(text);
  return SPACES.lastIndex;
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let place = text.indexOf("\n", start); place >= 0 && place < end; place = text.indexOf("\n", place + 1)) count++;
  return count;
}

function showSnippet(text: string, start: number): string {
  const snippet = [...text.slice(start, start + 2 * SNIPPET_LENGTH)].slice(0, SNIPPET_LENGTH).join("");
  return `'${showInput(snippet.split("\n", 1)[0] ?? "")}'`;
}

function unescapeText(text: string): string {
  return text.replace(/\\(.)/gsu, (_, character: string) => (character === "n" ? "\n" : character));
}
