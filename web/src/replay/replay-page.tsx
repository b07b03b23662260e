/** The page of a replayed game: loads its record and shows it. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { showError } from "../components/toasts.tsx";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import type { Replay } from "../protocol/types.ts";
import { BASE } from "../router.ts";
import { OpenRecordButton } from "./open-button.tsx";
import { formatProblem } from "./open-dialog.tsx";
import { loadReplay, recordStore } from "./record-loader.ts";
import { ReplayFrame } from "./replay-frame.tsx";
import { ReplaySession } from "./replay-session.ts";

interface LoadedReplay {
  readonly session: ReplaySession | null;
  /** Why the record cannot be shown. */
  readonly error: string | null;
  /** Show another game of the same record. */
  selectGame(number: number): void;
}

function useReplay(name: string): LoadedReplay {
  const session = useSignal<ReplaySession | null>(null);
  const error = useSignal<string | null>(null);
  const show = (replay: Replay, ply: number) => {
    session.value = new ReplaySession(replay, ply);
  };
  useEffect(() => {
    const { number, ply } = recordStore.place(name);
    Promise.all([loadReplay(name, number), loadCatalogues("replay")]).then(
      ([replay]) => {
        if (replay) show(replay, ply);
        else error.value = t("replay-missing");
      },
      (reason: unknown) => {
        error.value = formatProblem(reason);
      },
    );
  }, [name]);
  useSignalEffect(() => {
    const shown = session.value;
    if (shown) recordStore.mark(name, { number: shown.replay.number, ply: shown.at.value });
  });
  const selectGame = (number: number) => {
    loadReplay(name, number).then(
      (replay) => replay && show(replay, 0),
      (reason: unknown) => showError(formatProblem(reason)),
    );
  };
  return { session: session.value, error: error.value, selectGame };
}

export function ReplayPage({ record: name }: { record: string }): JSX.Element {
  const { session, error, selectGame } = useReplay(name);
  const rules = session?.replay.rules;
  const table = useTable(rules, session?.replay.positions[0]?.picture);
  const title = useComputed(() => t("page-title", { page: rules === undefined ? t("replay-title") : gameName(rules) }));
  useEffect(() => {
    document.title = title.value;
  });
  if (error !== null) return <ReplayError text={error} />;
  if (table === undefined) return <ReplayError text={t("refused-unknown-rules")} />;
  if (!session || !table) return <LoadingReplay />;
  return <ReplayFrame key={session.replay.number} session={session} table={table} selectGame={selectGame} />;
}

function LoadingReplay(): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="message-page" aria-busy="true">
        <p class="muted" role="status">
          {t("open-reading")}
        </p>
      </main>
    </>
  );
}

/** Shown instead of a game, with links home and to another record. */
function ReplayError({ text }: { text: string }): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="message-page">
        <h1>{t("not-found-title")}</h1>
        <p class="muted">{text}</p>
        <a class="button primary" href={BASE}>
          {t("go-home")}
        </a>
        <OpenRecordButton />
      </main>
    </>
  );
}
