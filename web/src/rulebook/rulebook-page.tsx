/** The rulebook of a game, a tool beside it, or the list of all rulebooks. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Lazy, reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames, refreshOfferedGames, rulesInfos } from "../games/offered.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { Book } from "./book.tsx";
import { type LoadedBook, loadBook } from "./book-loader.ts";
import { ClauseList, clauseText } from "./clause-list.tsx";
import { Introduction } from "./introduction.tsx";
import "./rulebook-page.css";
import "./print.css";

export function RulebookPage({ rules, tool }: { rules: string | null; tool: string | null }): JSX.Element {
  const isAnswered = useSignal(false);
  useEffect(() => void refreshOfferedGames().then(() => (isAnswered.value = true)), []);
  const title = rules === null ? t("rules") : t("how-to-play-game", { game: gameName(rules) });
  useEffect(() => {
    document.title = t("page-title", { page: title });
  });
  const offered = offeredGames.value.map((game) => game.rules);
  if (rules === null) return <BookList games={offered} />;
  if (!offered.includes(rules)) return isAnswered.value ? <NotFound /> : <AppBar />;
  if (tool !== null) return <ToolPage rules={rules} tool={tool} />;
  return <GameRules key={rules} rules={rules} />;
}

/** All games: the rules of each in short, and a link to its rulebook. */
function BookList({ games }: { games: readonly string[] }): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="rules">
        {games.map((rules) => (
          <article key={rules} class="rulebook">
            <Introduction rules={rules}>
              <a class="button" href={formatPath({ page: "rules", rules, tool: null })}>
                {t("book-open")}
              </a>
            </Introduction>
          </article>
        ))}
      </main>
    </>
  );
}

/** A game's book; without one, its rules in short and its clauses. */
function GameRules({ rules }: { rules: string }): JSX.Element {
  const loaded = useSignal<LoadedBook | null | undefined>(undefined);
  useEffect(() => {
    Promise.all([loadBook(rules), loadCatalogues("clauses", "rulebook-page")]).then(([book]) => {
      loaded.value = book;
    }, reloadForUpdate);
  }, []);
  return (
    <>
      <AppBar />
      {loaded.value ? (
        <Book {...loaded.value} />
      ) : (
        <main class="rules">
          <article class="rulebook">
            <Introduction rules={rules} />
            {loaded.value === null && <ClausesOnly rules={rules} />}
          </article>
        </main>
      )}
    </>
  );
}

/** The clauses of a game without a book. */
function ClausesOnly({ rules }: { rules: string }): JSX.Element | null {
  const info = rulesInfos.value?.find((one) => one.rules === rules);
  if (!info) return null;
  const clauses = info.clauses.filter((name) => clauseText(name) !== "");
  return (
    <section aria-labelledby="clauses">
      <h2 id="clauses">{t("rules-exact")}</h2>
      {clauses.length === 0 && <p>{t("rules-elsewhere", { game: gameName(rules) })}</p>}
      <ClauseList clauses={clauses.map((id) => ({ id, origin: info.origins[id], examples: [] }))} />
    </section>
  );
}

/** A page beside the rulebook. */
function ToolPage({ rules, tool }: { rules: string; tool: string }): JSX.Element {
  const client = findClient(rules);
  const load = client.tools[tool]?.load;
  const hasTexts = useSignal(false);
  useEffect(() => {
    void loadCatalogues(client.catalogue, "rulebook-page").then(() => (hasTexts.value = true));
  }, []);
  if (load === undefined) return <NotFound />;
  if (!hasTexts.value) return <AppBar />;
  return (
    <>
      <AppBar />
      <main class="rules rules-tool">
        <p>
          <a href={formatPath({ page: "rules", rules, tool: null })}>
            {t("how-to-play-game", { game: gameName(rules) })}
          </a>
        </p>
        <h1>{t(`tool-${rules}-${tool}`)}</h1>
        <p class="muted">{t(`tool-${rules}-${tool}-about`)}</p>
        <Lazy key={tool} load={load} props={{}} />
      </main>
    </>
  );
}
