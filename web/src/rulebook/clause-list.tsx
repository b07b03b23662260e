/** The clauses in full, with house rules told apart, and links from elsewhere to them. */
import type { JSX } from "preact";
import { t, translateOr } from "../i18n/translation.ts";
import type { ClauseView } from "./data/types.ts";
import { Marked } from "./marked.tsx";
import "./clauses.css";

/** The text of a clause; empty if the catalogues have none, as for a game from another package. */
export function clauseText(name: string): string {
  return translateOr(`clause-${name.toLowerCase()}`, "");
}

export function ClauseList({ clauses }: { clauses: readonly ClauseView[] }): JSX.Element {
  return (
    <>
      {clauses.some(({ origin }) => origin !== "makers") && <HouseRuleNote />}
      <dl class="clauses">
        {clauses.map((clause) => (
          <ClauseEntry key={clause.id} {...clause} />
        ))}
      </dl>
    </>
  );
}

function ClauseEntry({ id, origin, examples }: ClauseView): JSX.Element {
  return (
    <div id={id} tabIndex={-1}>
      <dt>
        <a href={`#${id}`}>{id}</a>
      </dt>
      <dd>
        {origin === "house" && <HouseRuleTag />}
        <Marked text={clauseText(id)} />
        {origin === "mixed" && <HousePart name={id} />}
      </dd>
      {examples.length > 0 && (
        <dd class="clause-examples">
          {examples.map((example, place) => (
            <a key={example} href={`#example-${example}`}>
              {t("book-example", { number: place + 1, count: examples.length })}
            </a>
          ))}
        </dd>
      )}
    </div>
  );
}

/** Links to clauses, next to the text or example that they rule. */
export function ClauseLinks({ clauses }: { clauses: readonly string[] }): JSX.Element | null {
  if (clauses.length === 0) return null;
  return (
    <span class="clause-links">
      {clauses.map((name) => (
        <a key={name} href={`#${name}`} title={clauseText(name)} aria-label={t("rule-number", { clause: name })}>
          {name}
        </a>
      ))}
    </span>
  );
}

/** Says what the tag means. */
function HouseRuleNote(): JSX.Element {
  return (
    <p class="house-rule-note">
      <HouseRuleTag />
      {t("house-rule-note")}
    </p>
  );
}

/** Marks what follows as this platform's rule, not the makers'. */
function HouseRuleTag(): JSX.Element {
  return <small class="house-rule">{t("house-rule")}</small>;
}

/** The part of a clause that is a house rule. */
function HousePart({ name }: { name: string }): JSX.Element {
  return (
    <span class="house-part">
      <HouseRuleTag />
      <Marked text={t(`clause-${name.toLowerCase()}-house`)} />
    </span>
  );
}
