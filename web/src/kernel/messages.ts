/**
 * What a kernel has to say: it returns a code and writes integers, and the generated table of its messages says what
 * they mean. The twin of src/duellum/core/messages.py.
 */
import type { Translatable } from "../protocol/types.ts";

/** How an argument is read: an integer, the text asked about, a part of it, or words by their indices. */
type ArgumentKind = "number" | "text" | "part" | readonly string[] | { readonly listOf: readonly string[] };

export type MessageRow = readonly [id: string, clause: string | null, args: Readonly<Record<string, ArgumentKind>>];

/** A message with its arguments, and the id of the clause it is about. */
export interface Told {
  readonly clause: string | null;
  readonly why: Translatable;
}

/** Stands for every character beyond Latin-1; no notation has such characters. */
const OTHER = 255;
const MAX_SHOWN = 40;

/** What a code and the integers of its arguments say, after a question about a text; null for the code 0. */
export function readMessage(
  table: readonly MessageRow[],
  code: number,
  numbers: Iterable<number>,
  text = "",
): Told | null {
  const row = table[code - 1];
  if (!row) return null;
  const [id, clause, kinds] = row;
  const rest = numbers[Symbol.iterator]();
  const args: Record<string, string | number | string[]> = {};
  for (const [name, kind] of Object.entries(kinds)) args[name] = readArgument(kind, rest, text);
  return { clause, why: { id, args } };
}

/** The clause of each message that has one, by the message's id. */
export function listClauses(table: readonly MessageRow[]): Readonly<Record<string, string>> {
  return Object.fromEntries(table.flatMap(([id, clause]) => (clause === null ? [] : [[id, clause]])));
}

/** What is wrong with a text that has more characters than a kernel reads: far more than any position has. */
export function refuseLength(text: string, count: number): Told | null {
  return text.length <= count ? null : { clause: null, why: { id: "position-long", args: { count } } };
}

function readArgument(kind: ArgumentKind, rest: Iterator<number>, text: string): string | number | string[] {
  const next = (): number => rest.next().value ?? 0;
  if (kind === "number") return next();
  if (kind === "text") return showInput(text);
  if (kind === "part") return showInput([...text].slice(next(), next()).join(""));
  if ("listOf" in kind) return Array.from({ length: next() }, () => kind.listOf[next()] ?? "");
  return kind[next()] ?? "";
}

/** What somebody gave as a refusal may show it: short, and without control characters. */
export function showInput(text: string): string {
  return [...text]
    .slice(0, MAX_SHOWN)
    .join("")
    .replace(/(?! )[\p{C}\p{Z}]/gu, "\ufffd");
}

/** Write a text as kernels read it, a byte for each character, and return its length; what has no room is left out. */
export function writeText(array: Uint8Array, text: string): number {
  const characters = [...text].slice(0, array.length);
  array.set(characters.map((character) => Math.min(character.codePointAt(0) ?? OTHER, OTHER)));
  return characters.length;
}
