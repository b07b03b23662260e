/** Names of players: cut with an ellipsis where they do not fit, whole in a tooltip and for screen readers. */
import type { JSX } from "preact";
import { type Arguments, t } from "../i18n/translation.ts";
import { splitAtNames } from "./name-places.ts";
import "./player-name.css";

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
