/** Names of players: cut with an ellipsis where they do not fit, whole in a tooltip and for screen readers. */
import type { JSX } from "preact";
import { type Arguments, t } from "../i18n/translation.ts";

/** A name of its own direction of writing, which does not affect the text around it. */
export function PlayerName({ name }: { name: string }): JSX.Element {
  return (
    <bdi class="player-name" title={name}>
      {name}
    </bdi>
  );
}

interface NamedTextProps {
  id: string;
  /** The arguments that are names of players. */
  names: Readonly<Record<string, string>>;
  args?: Arguments;
}

/** A message with names in it. */
export function NamedText({ id, names, args = {} }: NamedTextProps): JSX.Element {
  const parts = splitAtNames(names, (marks) => t(id, { ...args, ...marks }));
  return (
    <>{parts.map((part, place) => (typeof part === "string" ? part : <PlayerName key={place} name={part.name} />))}</>
  );
}

/** A sign that no name and no text has, before and after the number of a name. */
const MARK = "\ufffc";

type TextPart = string | { readonly name: string };

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
