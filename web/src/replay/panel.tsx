/** All there is to a saved game besides its table: the moves, how it ended, its papers, the others in its file. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { clockText } from "../game/clock.ts";
import { FairnessDialog } from "../game/fairness.tsx";
import { MoveList } from "../game/moves.tsx";
import { ResultWords } from "../game/notices.tsx";
import { spoken, t } from "../language.ts";
import { Icon } from "../parts/icons.tsx";
import type { Replay } from "../protocol/types.ts";
import { gameAt, type Replaying } from "./replaying.ts";
import { OpenSaved } from "./saved.tsx";

export interface ReplayProps {
  replaying: Replaying;
  /** Turn to another game of the same text. */
  turn(number: number): void;
}

export function ReplayPanel({ replaying, turn }: ReplayProps): JSX.Element {
  const { saved } = replaying;
  return (
    <div class="panel">
      {saved.count > 1 && <Others saved={saved} turn={turn} />}
      <MoveList session={replaying} game={gameAt(saved, replaying.at.value)} />
      <Note replaying={replaying} />
      <Papers saved={saved} />
      <About saved={saved} />
    </div>
  );
}

/** How the game ended, or that it did not. */
export function Ending({ replaying: { saved } }: { replaying: Replaying }): JSX.Element {
  return (
    <div class="notice result">
      {saved.outcome ? (
        <ResultWords game={gameAt(saved, saved.moves.length)} outcome={saved.outcome} you={[]} />
      ) : (
        <span class="notice-words">{t("replay-unfinished")}</span>
      )}
    </div>
  );
}

/** What was said of the move on the table. */
export function Note({ replaying }: { replaying: Replaying }): JSX.Element | null {
  const comment = replaying.saved.comments[replaying.at.value] ?? "";
  if (comment.trim() === "") return null;
  return (
    <p class="replay-note" dir="auto">
      {comment}
    </p>
  );
}

/** The other games of the same file. */
function Others({ saved, turn }: { saved: Replay; turn(number: number): void }): JSX.Element {
  const numbers = Array.from({ length: saved.count }, (_, place) => place + 1);
  return (
    <select
      class="field"
      aria-label={t("replay-games")}
      value={saved.number}
      onChange={(event) => turn(Number(event.currentTarget.value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {t("replay-game", { number, count: saved.count })}
        </option>
      ))}
    </select>
  );
}

/** The record as a file of its own, for as long as somebody may want it. */
function useFile(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: "text/plain" })), [text]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function Papers({ saved }: { saved: Replay }): JSX.Element {
  const isOpen = useSignal(false);
  const file = useFile(saved.record);
  return (
    <div class="panel-row">
      <a
        class="button"
        href={file}
        download={`duellum-${saved.rules}-${saved.game || (saved.date ?? saved.number)}.txt`}
      >
        <Icon name="save" />
        {t("save-record")}
      </a>
      {saved.dice && (
        <button type="button" class="button" onClick={() => (isOpen.value = true)}>
          <Icon name="dice" />
          {t("fairness-open")}
        </button>
      )}
      <a class="button" href={`/rules/${saved.rules}`} target="_blank" rel="noopener">
        <Icon name="book" />
        {t("rules")}
      </a>
      <OpenSaved text="replay-open" />
      {isOpen.value && <FairnessDialog game={gameAt(saved, saved.moves.length)} close={() => (isOpen.value = false)} />}
    </div>
  );
}

function About({ saved }: { saved: Replay }): JSX.Element {
  return (
    <p class="panel-about soft">
      {saved.date !== null && <time dateTime={saved.date}>{dayText(saved.date, spoken.value)}</time>}
      {saved.clock && <span>{clockText(saved.clock)}</span>}
      {saved.has_dice && !saved.dice && <span>{t("replay-unproven")}</span>}
    </p>
  );
}

/** A day, such as 2026-03-14, as it is written in a language. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}
