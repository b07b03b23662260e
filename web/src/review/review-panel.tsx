/** The panel of a game under review: graded moves, result, comment, actions, the other games of the record. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useFileAddress } from "../components/file-address.ts";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { openDiceStore } from "../fairness/dice-store.ts";
import { formatClock } from "../game/clock.ts";
import { loadFairnessDialog } from "../game/fairness-loader.ts";
import { findMood } from "../game/notices/result-emblem.tsx";
import { ResultSummary } from "../game/notices/result-summary.tsx";
import { loadAnalyseButton } from "../game/panel/analyse-loader.ts";
import { MoveList, type MoveMark } from "../game/panel/move-list.tsx";
import { SaveWitness } from "../game/panel/save-witness.tsx";
import { displayedLanguage, t } from "../i18n/translation.ts";
import { loadOpeningBookLink } from "../openings/link-loader.ts";
import type { Replay } from "../protocol/types.ts";
import { OpenRecordButton } from "../record/open-button.tsx";
import { rulesPath } from "../router.ts";
import { loadReplayShare } from "../share/button-loader.ts";
import { isError } from "./analysis/contract.ts";
import { SIGNS } from "./analysis/types.ts";
import { gameAt } from "./replay-session.ts";
import type { ReviewSession } from "./review-session.ts";
import { describeVerdict, formatPoints } from "./review-texts.ts";

export interface ReviewProps {
  /** The game's id in the address. */
  id: string;
  session: ReviewSession;
  /** Show another game of the same record. */
  selectGame(number: number): void;
}

export function ReviewPanel({ id, session, selectGame }: ReviewProps): JSX.Element {
  const { replay } = session.steps;
  return (
    <div class="panel">
      {replay.count > 1 && <GameSelect replay={replay} selectGame={selectGame} />}
      <MoveList
        session={session}
        game={gameAt(replay, session.steps.at.value)}
        mark={(ply) => findMark(session, ply)}
      />
      <CommentNotice session={session} />
      <ReviewActions id={id} replay={replay} at={session.steps.at.value} />
      <GameInfo replay={replay} />
    </div>
  );
}

/** The sign of a move's grade, and the luck of a roll that mattered. */
function findMark(session: ReviewSession, index: number): MoveMark | null {
  const ply = session.review?.analysis.value?.plies[index];
  if (!ply) return null;
  const text = describeVerdict(ply);
  if (ply.kind === "roll")
    return Math.abs(ply.luck) < NOTABLE_LUCK ? null : { sign: formatPoints(ply.luck), kind: "luck", text };
  if (ply.grade === null || !(isError(ply.grade) || ply.grade === "best")) return null;
  return { sign: SIGNS[ply.grade], kind: ply.grade, text };
}

/** The luck from which on a roll is marked in the list. */
const NOTABLE_LUCK = 0.05;

/** The result, or that the game was not finished. */
export function ReviewResult({ session: { steps, ownSeat } }: { session: ReviewSession }): JSX.Element {
  const { outcome, rules } = steps.replay;
  if (!outcome)
    return (
      <div class="notice">
        <span class="notice-text">{t("replay-unfinished")}</span>
      </div>
    );
  const you = ownSeat === null ? [] : [ownSeat];
  return (
    <div class={`notice result ${findMood(outcome, you)}`}>
      <ResultSummary rules={rules} outcome={outcome} you={you} />
    </div>
  );
}

/** The record's comment on the move that is shown. */
export function CommentNotice({ session }: { session: ReviewSession }): JSX.Element | null {
  const comment = session.steps.replay.comments[session.steps.at.value] ?? "";
  if (comment.trim() === "") return null;
  return (
    <p class="review-comment" dir="auto">
      {comment}
    </p>
  );
}

/** Selects another game of the same record. */
function GameSelect({ replay, selectGame }: { replay: Replay; selectGame(number: number): void }): JSX.Element {
  const numbers = Array.from({ length: replay.count }, (_, place) => place + 1);
  return (
    <select
      class="field"
      aria-label={t("replay-games")}
      value={replay.number}
      onChange={(event) => selectGame(Number(event.currentTarget.value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {t("replay-game", { number, count: replay.count })}
        </option>
      ))}
    </select>
  );
}

/** The whole game, for the opening book. */
function listPlayed({ rules, positions, moves }: Replay): { rules: string; positions: string[]; moves: string[] } {
  return { rules, positions: positions.map(({ position }) => position), moves: moves.map(({ move }) => move) };
}

function ReviewActions({ id, replay, at }: { id: string; replay: Replay; at: number }): JSX.Element {
  const isOpen = useSignal(false);
  const file = useFileAddress(replay.record, "text/plain");
  const witness = useMemo(() => openDiceStore(replay.game).read()?.witness ?? null, [replay.game]);
  const game = gameAt(replay, replay.moves.length);
  return (
    <div class="panel-row">
      <a
        class="button"
        href={file}
        download={`duellum-${replay.rules}-${replay.game || (replay.date ?? replay.number)}.txt`}
      >
        <Icon name="save" />
        {t("save-record")}
      </a>
      <Lazy load={loadAnalyseButton} props={{ game: { ...game, status: "over" }, ply: at }} />
      <Lazy load={loadOpeningBookLink} props={listPlayed(replay)} />
      <Lazy load={loadReplayShare} props={{ id, replay, ply: at }} />
      {replay.dice && <SaveWitness witness={witness} />}
      {replay.dice && (
        <button type="button" class="button" onClick={() => (isOpen.value = true)}>
          <Icon name="dice" />
          {t("fairness-open")}
        </button>
      )}
      <a class="button" href={rulesPath(replay.rules)} target="_blank" rel="noopener">
        <Icon name="book" />
        {t("rules")}
      </a>
      <OpenRecordButton text="replay-open" />
      {isOpen.value && (
        <Lazy
          load={loadFairnessDialog}
          props={{ game, witness, isPlayer: witness !== null, close: () => (isOpen.value = false) }}
        />
      )}
    </div>
  );
}

function GameInfo({ replay }: { replay: Replay }): JSX.Element {
  return (
    <p class="panel-about muted">
      {replay.date !== null && <time dateTime={replay.date}>{formatDay(replay.date, displayedLanguage.value)}</time>}
      {replay.clock && <span>{formatClock(replay.clock)}</span>}
      {replay.has_dice && !replay.dice && <span>{t("replay-unproven")}</span>}
    </p>
  );
}

/** Format a date such as 2026-03-14 in a language. */
function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}
