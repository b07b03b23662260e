/** The panel of a replayed game: moves, result, comment, actions, the other games of the record. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useFileAddress } from "../components/file-address.ts";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { openDiceStore } from "../fairness/dice-store.ts";
import { formatClock } from "../game/clock.ts";
import { loadFairnessDialog } from "../game/components/fairness-loader.ts";
import { MoveList } from "../game/components/move-list.tsx";
import { ResultSummary } from "../game/components/notices.tsx";
import { SaveWitness } from "../game/components/save-witness.tsx";
import { displayedLanguage, t } from "../i18n/translation.ts";
import type { Replay } from "../protocol/types.ts";
import { rulesPath } from "../router.ts";
import { OpenRecordButton } from "./open-button.tsx";
import { gameAt, type ReplaySession } from "./replay-session.ts";

export interface ReplayProps {
  session: ReplaySession;
  /** Show another game of the same record. */
  selectGame(number: number): void;
}

export function ReplayPanel({ session, selectGame }: ReplayProps): JSX.Element {
  const { replay } = session;
  return (
    <div class="panel">
      {replay.count > 1 && <GameSelect replay={replay} selectGame={selectGame} />}
      <MoveList session={session} game={gameAt(replay, session.at.value)} />
      <CommentNotice session={session} />
      <ReplayActions replay={replay} />
      <GameInfo replay={replay} />
    </div>
  );
}

/** The result, or that the game was not finished. */
export function ReplayResult({ session: { replay } }: { session: ReplaySession }): JSX.Element {
  return (
    <div class="notice result">
      {replay.outcome ? (
        <ResultSummary game={gameAt(replay, replay.moves.length)} outcome={replay.outcome} you={[]} />
      ) : (
        <span class="notice-text">{t("replay-unfinished")}</span>
      )}
    </div>
  );
}

/** The record's comment on the move that is shown. */
export function CommentNotice({ session }: { session: ReplaySession }): JSX.Element | null {
  const comment = session.replay.comments[session.at.value] ?? "";
  if (comment.trim() === "") return null;
  return (
    <p class="replay-comment" dir="auto">
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

function ReplayActions({ replay }: { replay: Replay }): JSX.Element {
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
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}
