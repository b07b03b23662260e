/** The rules page: a short introduction, then every clause. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { NotFound } from "../components/not-found.tsx";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames, refreshOfferedGames, rulesInfos } from "../games/offered.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues, t, translateOr } from "../i18n/translation.ts";
import "./rules-page.css";

export function RulesPage({ rules }: { rules: string | null }): JSX.Element {
  useEffect(() => {
    document.title = t("page-title", { page: t("rules") });
  });
  const hasClauses = useSignal(false);
  useEffect(() => {
    Promise.all([refreshOfferedGames(), loadCatalogues("clauses")]).then(
      () => {
        hasClauses.value = true;
      },
      () => undefined, // the introduction is shown without the clauses
    );
  }, []);
  const offered = offeredGames.value.map((game) => game.rules);
  const isUnknown = rules !== null && !offered.includes(rules);
  if (isUnknown) return hasClauses.value ? <NotFound /> : <AppBar />;
  return (
    <>
      <AppBar />
      <main class="rules">
        {(rules === null ? offered : [rules]).map((name) => (
          <Rulebook key={name} rules={name} hasClauses={hasClauses.value} />
        ))}
      </main>
    </>
  );
}

function Rulebook({ rules, hasClauses }: { rules: string; hasClauses: boolean }): JSX.Element {
  const paragraphs = Array.from({ length: findClient(rules).rulesParagraphs }, (_, place) => place + 1);
  return (
    <article class="rulebook">
      <h1>{t("how-to-play-game", { game: gameName(rules) })}</h1>
      <div class="rulebook-emblem">
        <Emblem rules={rules} />
      </div>
      {paragraphs.length > 0 && (
        <ol class="rulebook-steps">
          {paragraphs.map((number) => (
            <li key={number}>{t(`how-${rules}-${number}`)}</li>
          ))}
        </ol>
      )}
      <p>
        <a class="button primary" href="/">
          {t("form-play")}
        </a>
      </p>
      {hasClauses && <Clauses rules={rules} />}
    </article>
  );
}

function Clauses({ rules }: { rules: string }): JSX.Element | null {
  const info = rulesInfos.value?.find((one) => one.rules === rules);
  if (!info) return null;
  const clauses = info.clauses.filter((name) => clauseText(name) !== "");
  return (
    <section aria-labelledby={`clauses-${rules}`}>
      <h2 id={`clauses-${rules}`}>{t("rules-exact")}</h2>
      {clauses.length === 0 && <p>{t("rules-elsewhere", { game: gameName(rules) })}</p>}
      {clauses.some((name) => info.origins[name] !== "makers") && <HouseRuleNote />}
      <dl class="clauses">
        {clauses.map((name) => (
          <div key={name} id={name}>
            <dt>{name}</dt>
            <dd>
              {info.origins[name] === "house" && <HouseRuleTag />}
              {clauseText(name)}
              {info.origins[name] === "mixed" && <HousePart name={name} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The text of a clause; empty where the catalogues have none, as for a game from another package. */
function clauseText(name: string): string {
  return translateOr(`clause-${name.toLowerCase()}`, "");
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
      {t(`clause-${name.toLowerCase()}-house`)}
    </span>
  );
}
