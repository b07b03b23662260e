/** The page of a game that is looked at: loads it, and shows it with its analysis. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { showError } from "../components/toasts.tsx";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import { settle } from "../lessons/settle.ts";
import { OpenRecordButton } from "../record/open-button.tsx";
import { formatProblem } from "../record/open-dialog.tsx";
import { formatFileId, openRecord, parseFileId, recordStore } from "../record/record-loader.ts";
import { BASE, gamePath, redirect, reviewPath } from "../router.ts";
import { LINK_GAME, parseFragment } from "../share/links.ts";
import { decodeRecord } from "../share/record-link.ts";
import { DEEP_PASS } from "./analysis/contract.ts";
import { ReplaySession } from "./replay-session.ts";
import { ReviewFrame } from "./review-frame.tsx";
import { openReview } from "./review-loader.ts";
import { ReviewSession } from "./review-session.ts";

interface LoadedReview {
  readonly session: ReviewSession | null;
  /** Why the game cannot be shown, and where to go instead; the first page where that is null. */
  readonly problem: { readonly text: string; readonly gameId: string | null } | null;
  /** Show another game of the same record. */
  selectGame(number: number): void;
}

/** The number of plies in the address; null without one. */
function readPly(): number | null {
  return /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : null;
}

function useReview(id: string): LoadedReview {
  const session = useSignal<ReviewSession | null>(null);
  const problem = useSignal<LoadedReview["problem"]>(null);
  const file = parseFileId(id);
  const show = async (number: number, ply: number) => {
    const opened = await openReview(id, number);
    if (!opened) problem.value = { text: t(file === null ? "review-missing" : "replay-missing"), gameId: null };
    else if (opened.isLive) problem.value = { text: t("review-locked"), gameId: id };
    else {
      const { replay, review, ownSeat } = opened;
      session.value = new ReviewSession(new ReplaySession(replay, ply), review, settleTable, ownSeat);
    }
  };
  useEffect(() => {
    if (id === LINK_GAME) {
      const miss = (reason: unknown) => (problem.value = { text: formatProblem(reason), gameId: null });
      openLinkedGame(location.hash).then((isOpen) => {
        if (!isOpen) problem.value = { text: t("review-missing"), gameId: null };
      }, miss);
      return;
    }
    const place = file === null ? { number: 1, ply: 0 } : recordStore.place(file);
    show(place.number, readPly() ?? place.ply).catch((reason: unknown) => {
      problem.value = { text: formatProblem(reason), gameId: null };
    });
  }, [id]);
  useSignalEffect(() => {
    const steps = session.value?.steps;
    if (!steps) return;
    if (file !== null) recordStore.mark(file, { number: steps.replay.number, ply: steps.at.value });
    history.replaceState(history.state, "", reviewPath(id, steps.at.value));
  });
  useHashChange((ply) => session.peek()?.viewPly(ply));
  const selectGame = (number: number) => {
    show(number, 0).catch((reason: unknown) => showError(formatProblem(reason)));
  };
  return { session: session.value, problem: problem.value, selectGame };
}

/** Follow a link to another ply of the same game. */
function useHashChange(follow: (ply: number) => void): void {
  useEffect(() => {
    const change = () => follow(readPly() ?? 0);
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
}

/** Analyse while the page is open. */
function useAnalysis(session: ReviewSession | null): void {
  useEffect(() => {
    void session?.review?.analyse(DEEP_PASS);
    return () => session?.review?.stop();
  }, [session]);
}

/** Wait until the table of the review shows its last move at rest. */
const settleTable = (): Promise<void> => settle(document.querySelector(".review .frame-table"), true);

export function ReviewPage({ id }: { id: string }): JSX.Element {
  const { session, problem, selectGame } = useReview(id);
  const replay = session?.steps.replay;
  const table = useTable(replay?.rules, replay?.positions[0]?.picture);
  const title = useComputed(() => {
    const shown = session?.steps.replay.rules;
    return t("page-title", {
      page: shown === undefined ? t("review-title") : `${t("review-title")}: ${gameName(shown)}`,
    });
  });
  useAnalysis(session);
  useEffect(() => {
    document.title = title.value;
  });
  if (problem !== null) return <ReviewProblem {...problem} />;
  if (table === undefined) return <ReviewProblem text={t("refused-unknown-rules")} gameId={null} />;
  if (!session || !table || !replay) return <LoadingReview />;
  return <ReviewFrame key={replay.number} id={id} session={session} table={table} selectGame={selectGame} />;
}

function LoadingReview(): JSX.Element {
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

/** Shown instead of a game, with links to go on. */
function ReviewProblem({ text, gameId }: { text: string; gameId: string | null }): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="message-page">
        <h1>{t(gameId === null ? "not-found-title" : "review-title")}</h1>
        <p class="muted">{text}</p>
        <a class="button primary" href={gameId === null ? BASE : gamePath(gameId)}>
          {t(gameId === null ? "go-home" : "review-to-game")}
        </a>
        {gameId === null && <OpenRecordButton />}
      </main>
    </>
  );
}

/** Go on to the review of the game in a fragment; false where it holds none. Rejects like {@link openRecord}. */
async function openLinkedGame(fragment: string): Promise<boolean> {
  const found = parseFragment(fragment);
  const record = found?.data ? await decodeRecord(found.data) : null;
  if (!found || record === null) return false;
  const name = await openRecord(record);
  redirect({ page: "review", gameId: formatFileId(name) }, `#${found.ply}`);
  return true;
}
