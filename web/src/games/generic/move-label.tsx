/** A move in the list, in the words of a game without a table of its own. */
import type { JSX } from "preact";
import { translateAll } from "../../i18n/translatable.ts";
import type { MoveLabelProps } from "../move-label.ts";

export function GenericMoveLabel({ words }: MoveLabelProps): JSX.Element {
  return <span>{translateAll([words])}</span>;
}
