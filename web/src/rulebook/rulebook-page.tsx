/** The rulebook of a game, a tool next to it, or the list of all rulebooks. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Lazy, reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames, refreshOfferedGames } from "../games/offered.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { Introduction } from "./introduction.tsx";
import { Rulebook } from "./rulebook.tsx";
import { type LoadedRulebook, loadRulebook } from "./rulebook-loader.ts";
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
      <main class="page rules">
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

/** A game's book; without one, its rules in short. */
function GameRules({ rules }: { rules: string }): JSX.Element {
  const loaded = useSignal<LoadedRulebook | null | undefined>(undefined);
  useEffect(() => {
    Promise.all([loadRulebook(rules), loadCatalogues("clauses", "rulebook-page")]).then(([book]) => {
      loaded.value = book;
    }, reloadForUpdate);
  }, []);
  return (
    <>
      <AppBar />
      {loaded.value ? (
        <Rulebook {...loaded.value} />
      ) : (
        <main class="page rules">
          <article class="rulebook">
            <Introduction rules={rules} />
            {loaded.value === null && <p>{t("rules-elsewhere", { game: gameName(rules) })}</p>}
          </article>
        </main>
      )}
    </>
  );
}

/** A page next to the rulebook. */
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
      <main class="page rules rules-tool">
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
