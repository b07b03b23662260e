/** Finds the places of names in a translated text. */

/** A sign that no name and no text has, before and after the number of a name. */
const MARK = "\ufffc";

export type TextPart = string | { readonly name: string };

/** Split a text at its names. `format` gets a mark for each name, and returns the text with the marks in it. */
export function splitAtNames(
  names: Readonly<Record<string, string>>,
  format: (marks: Record<string, string>) => string,
): TextPart[] {
  const keys = Object.keys(names);
  const marks = Object.fromEntries(keys.map((key, place) => [key, `${MARK}${place}${MARK}`]));
  return format(marks)
    .split(MARK)
    .map((part, place) => (place % 2 === 0 ? part : { name: names[keys[Number(part)] ?? ""] ?? "" }))
    .filter((part) => part !== "");
}
