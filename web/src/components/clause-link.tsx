/** Links to clauses of the rules, in a tab of their own: what the reader is doing continues in this one. */
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { clausePath } from "../router.ts";

export interface ClauseReference {
  /** The game whose rules it belongs to. */
  rules: string;
  clause: string;
}

/** What a clause is called among words, such as "Rule B12"; its id alone would tell a player nothing. */
export const formatClause = (clause: string): string => t("rule-number", { clause });

export function ClauseLink({ rules, clause }: ClauseReference): JSX.Element {
  return (
    <a class="clause-link" href={clausePath(rules, clause)} target="_blank" rel="noopener">
      {formatClause(clause)}
    </a>
  );
}

/** A text with the clause that it names as a link; without a reference the text alone. */
export function ClauseText({ text, reference }: { text: string; reference: ClauseReference | null }): JSX.Element {
  if (reference === null) return <>{text}</>;
  const name = formatClause(reference.clause);
  const place = text.lastIndexOf(name);
  if (place < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, place)}
      <ClauseLink {...reference} />
      {text.slice(place + name.length)}
    </>
  );
}
