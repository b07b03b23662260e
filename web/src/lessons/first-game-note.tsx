/** A note next to the first game that follows the lessons: shown once each, when its occasion comes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { loadCatalogues, t } from "../i18n/translation.ts";
import type { State } from "../protocol/types.ts";
import type { Session } from "../session/session.ts";
import { hasCourse, type LessonNote, loadCourse } from "./course.ts";
import { findNote } from "./first-game.ts";

interface FirstGameNoteProps {
  session: Session;
  game: State;
}

export function FirstGameNote({ session, game }: FirstGameNoteProps): JSX.Element | null {
  const notes = useNotes(game.rules);
  const note = useCurrentNote(session, game, notes);
  if (note.value === null || game.status !== "playing") return null;
  return (
    <div class="notice hint lesson-note">
      <Icon name="book" />
      <span class="notice-text">{t(note.value.text)}</span>
      <button
        type="button"
        class="button subtle icon-only notice-close"
        aria-label={t("close")}
        onClick={() => (note.value = null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The notes of a game, and their texts; none until they are loaded. */
function useNotes(rules: string): readonly LessonNote[] {
  const notes = useSignal<readonly LessonNote[]>([]);
  useEffect(() => {
    if (!hasCourse(rules)) return;
    Promise.all([loadCourse(rules), loadCatalogues("lessons")]).then(
      ([course]) => {
        notes.value = course.notes;
      },
      () => undefined, // a game can be played without them
    );
  }, [rules]);
  return notes.value;
}

/** The note to show; it stays until the position changes, another one comes, or it is closed. */
function useCurrentNote(session: Session, game: State, notes: readonly LessonNote[]) {
  const current = useSignal<LessonNote | null>(null);
  const shown = useRef(new Set<string>());
  const shownAt = useRef(0); // the ply
  const mine = session.clientState.value.you[0] ?? 0;
  const { ply, position, actor, legal } = game.situation;
  const isMine = session.actingSeat.value === mine;
  const threats = session.threats.value?.seat === mine ? session.threats.value.moves.length : 0;
  useEffect(() => {
    if (isMine && game.helps.threats) void session.requestThreats(mine);
  }, [position, isMine]);
  useEffect(() => {
    if (notes.length === 0) return;
    const note = findNote(notes, shown.current, {
      ply,
      legal: isMine && actor !== "dice" ? legal : [],
      last: session.clientState.peek().last,
      lastSeat: game.moves.at(-1)?.seat ?? null,
      mine,
      threats,
    });
    if (note) {
      shown.current.add(note.text);
      shownAt.current = ply;
      current.value = note;
    } else if (isMine && ply !== shownAt.current) current.value = null;
  }, [notes, position, isMine, threats]);
  return current;
}
