/** Texts as Python shows them in messages, so that refusals read the same on both sides. */

const MAX_SHOWN = 40;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A text in quotes, as Python's `repr` gives it. */
export function quoteText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + Array.from(text, (character) => escapeCharacter(character, quote)).join("") + quote;
}

/** What somebody gave as a refusal may show it: short, and without control characters. */
export function showInput(text: string): string {
  return quoteText([...text].slice(0, MAX_SHOWN).join("")).slice(1, -1);
}

function escapeCharacter(character: string, quote: string): string {
  if (character === quote) return `\\${character}`;
  const escaped = ESCAPES[character];
  if (escaped !== undefined) return escaped;
  if (character === " " || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const [letter, digits] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return `\\${letter}${code.toString(16).padStart(Number(digits), "0")}`;
}

/** Round to the nearest whole number, a half to the even one, as Python does. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
