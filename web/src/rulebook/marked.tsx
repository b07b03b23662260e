/** Texts of a book, with what the reader searches for marked in them. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { translateAll } from "../i18n/translatable.ts";
import type { Translatable } from "../protocol/types.ts";
import { splitAtMatches } from "./search.ts";

/** What the reader searches for. */
export const searchQuery = signal("");

export function Marked({ text }: { text: string }): JSX.Element {
  const parts = splitAtMatches(text, searchQuery.value);
  return <>{parts.map((part, place) => (part.isFound ? <mark key={place}>{part.text}</mark> : part.text))}</>;
}

/** A text of a book in the displayed language. */
export function BookText({ text }: { text: Translatable }): JSX.Element {
  return <Marked text={translateAll([text])} />;
}
