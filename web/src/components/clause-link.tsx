/** Links to clauses of the rules, in a tab of their own: what the reader is doing goes on in this one. */
import type { JSX } from "preact";
import { clausePath } from "../router.ts";
import "./clause-link.css";

export interface ClauseReference {
  /** The game whose rules it belongs to. */
  rules: string;
  clause: string;
}

export function ClauseLink({ rules, clause }: ClauseReference): JSX.Element {
  return (
    <a class="clause-link" href={clausePath(rules, clause)} target="_blank" rel="noopener">
      {clause}
    </a>
  );
}

/** A text with the clause that it names as a link; without a reference the text alone. */
export function ClauseText({ text, reference }: { text: string; reference: ClauseReference | null }): JSX.Element {
  const place = reference === null ? -1 : text.lastIndexOf(reference.clause);
  if (reference === null || place < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, place)}
      <ClauseLink {...reference} />
      {text.slice(place + reference.clause.length)}
    </>
  );
}
