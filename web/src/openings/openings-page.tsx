/** The page of a game's openings: loads rules, book and table, and shows the explorer. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { gameName } from "../games/names.ts";
import { isRegistered } from "../games/registry.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import { BASE } from "../router.ts";
import { findFacts } from "../rules/facts.ts";
import { loadRules } from "../rules/registry.ts";
import { ExplorerFrame } from "./explorer-frame.tsx";
import { ExplorerSession } from "./explorer-session.ts";
import { parseLine } from "./line-address.ts";
import { hasOpeningBook, loadOpeningBook } from "./opening-book.ts";
import { loadNormalize } from "./registry.ts";

async function openExplorer(game: string): Promise<ExplorerSession> {
  const [rules, book, normalize] = await Promise.all([loadRules(game), loadOpeningBook(game), loadNormalize(game)]);
  const start = findFacts(game)?.starts[0]?.position ?? "";
  const session = new ExplorerSession({ rules, book, normalize, start });
  session.load(parseLine(location.hash));
  return session;
}

function useExplorer(game: string): ExplorerSession | null {
  const session = useSignal<ExplorerSession | null>(null);
  useEffect(() => {
    if (!hasOpeningBook(game)) return;
    openExplorer(game).then((opened) => (session.value = opened), reloadForUpdate);
    const follow = () => session.peek()?.load(parseLine(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [game]);
  return session.value;
}

export function OpeningsPage({ game }: { game: string }): JSX.Element {
  const session = useExplorer(game);
  const table = useTable(session ? game : undefined, session?.position.value.view());
  const isFound = isRegistered(game);
  usePageTitle(isFound ? t("openings-of", { game: gameName(game) }) : null);
  if (!isFound) return <NotFound />;
  if (!hasOpeningBook(game)) return <Message text={t("openings-none", { game: gameName(game) })} />;
  if (!session || !table) return <Message text="" />;
  return <ExplorerFrame game={game} session={session} table={table} />;
}

function Message({ text }: { text: string }): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="message-page" aria-busy={text === ""}>
        <h1>{t("openings-title")}</h1>
        {text !== "" && (
          <>
            <p class="muted">{text}</p>
            <a class="button primary" href={BASE}>
              {t("go-home")}
            </a>
          </>
        )}
      </main>
    </>
  );
}
