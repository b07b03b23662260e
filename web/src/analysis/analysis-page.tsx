/** The analysis board of a game: any position, variations, and an engine. Its state is in the address. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import type { Rules } from "../rules/contract.ts";
import { loadRules } from "../rules/registry.ts";
import { chooseFragment, formatAddress, parseFragment, usualStart } from "./address.ts";
import { AnalysisFrame } from "./analysis-frame.tsx";
import { ANALYSED_GAMES, type GameAnalysis, loadGameAnalysis } from "./registry.ts";
import { AnalysisSession } from "./session/analysis-session.ts";
import { findStorage, readKept } from "./session/storage.ts";
import { EMPTY_TREE } from "./session/variation-tree.ts";

export function AnalysisPage({ rules }: { rules: string }): JSX.Element {
  const isFound = ANALYSED_GAMES.includes(rules);
  usePageTitle(isFound ? t("analysis-page", { game: gameName(rules) }) : null);
  return isFound ? <LoadedPage game={rules} /> : <NotFound />;
}

interface Loaded {
  readonly session: AnalysisSession;
  readonly analysis: GameAnalysis;
  /** Whether the address could not be read, so that something else is shown. */
  readonly isUnreadable: boolean;
}

function LoadedPage({ game }: { game: string }): JSX.Element {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    const open = async () => {
      const fragment = chooseFragment(game, location.hash, readKept(findStorage(), game));
      const { session } = loaded.peek() ?? {};
      if (session && formatAddress(game, session.analysis) === location.hash) return;
      const [rules, analysis] = await Promise.all([loadRules(game), loadGameAnalysis(game)]);
      loaded.value = { analysis, ...openSession(game, rules, fragment) };
    };
    const tryToOpen = () => void open().catch(reloadForUpdate);
    tryToOpen();
    addEventListener("hashchange", tryToOpen); // another link to this page, or the browser's back
    return () => removeEventListener("hashchange", tryToOpen);
  }, [game]);
  const { session, analysis, isUnreadable } = loaded.value ?? {};
  const table = useTable(session && game, session?.shown.peek().picture);
  if (!session || !analysis || !table)
    return (
      <>
        <AppBar />
        <main class="message-page" aria-busy="true" />
      </>
    );
  return <AnalysisFrame session={session} analysis={analysis} table={table} isUnreadable={isUnreadable === true} />;
}

/** The session of a fragment; one at the usual start where the fragment cannot be read. */
function openSession(game: string, rules: Rules, fragment: string): Pick<Loaded, "session" | "isUnreadable"> {
  try {
    const parsed = parseFragment(game, fragment);
    if (rules.checkPosition(parsed.start) === null)
      return { session: new AnalysisSession(game, rules, parsed), isUnreadable: false };
  } catch {
    // An illegal move, or a text that is none.
  }
  const start = { start: usualStart(game), tree: EMPTY_TREE, path: [] };
  return { session: new AnalysisSession(game, rules, start), isUnreadable: true };
}
