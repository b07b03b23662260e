/** A step at the real table: the card with what to do, and the table with star, arrows and hint. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { useExerciseFocus, useExerciseSounds } from "../components/exercise.ts";
import { LiveRegion } from "../components/live-region.tsx";
import { gameName } from "../games/names.ts";
import { type AnyTable, STUDY } from "../games/table.ts";
import { t } from "../i18n/translation.ts";
import type { LessonCourse } from "./course.ts";
import { LessonCard } from "./lesson-card.tsx";
import { LessonSession } from "./lesson-session.ts";
import { markDone } from "./progress.ts";
import { settle } from "./settle.ts";

interface LessonFrameProps {
  course: LessonCourse;
  /** The step's place in the course, from 0. */
  place: number;
  table: AnyTable;
}

/** The learner sits on the first seat. */
const SEAT = 0;

export function LessonFrame({ course, place, table: Table }: LessonFrameProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const announcement = useSignal("");
  const session = useSession(course, place, table);
  const phase = session.phase.value;
  useExerciseFocus(frame, phase, session, session.situation.value.goal);
  useExerciseSounds(course.game, session.shown.value.last, phase === "done");
  const { picture, last, toMove, ply } = session.shown.value;
  const situation = session.situation.value;
  const isDoing = session.phase.value === "doing";
  return (
    <div ref={frame} class="frame lesson" data-line="true">
      <AppBar>
        <h1 class="frame-title">{gameName(course.game)}</h1>
        <span class="lesson-number muted">
          {t("lessons-step-of", { number: place + 1, count: course.steps.length })}
        </span>
      </AppBar>
      <main class="frame-body lesson-body">
        <LessonCard course={course} place={place} session={session} />
        <div ref={table} class="frame-table">
          <Table
            {...STUDY}
            picture={picture}
            legal={isDoing ? situation.legal : []}
            last={last}
            ply={ply}
            seat={SEAT}
            toMove={toMove}
            canRoll={isDoing && situation.can_roll}
            hint={isDoing && session.isHinted.value ? situation.hint : null}
            threats={isDoing ? situation.threats : null}
            stars={isDoing ? situation.stars : []}
            play={(move) => void session.play(move)}
            roll={() => void session.roll()}
            announce={(text) => (announcement.value = text)}
          />
        </div>
        <LiveRegion text={announcement.value} />
        <LiveRegion text={t(session.text.value)} />
      </main>
    </div>
  );
}

/** The session of a step. The table stays the same from step to step, so its plies are counted on. */
function useSession(course: LessonCourse, place: number, table: { readonly current: Element | null }): LessonSession {
  const before = useRef<LessonSession | null>(null);
  const session = useMemo(() => {
    const step = course.steps[place];
    if (!step) throw new RangeError(`${course.game} has ${course.steps.length} steps, not ${place + 1}`);
    before.current?.stop();
    const ply = (before.current?.shown.peek().ply ?? -2) + 2;
    return new LessonSession(step, ply, (isBeforeReply) => settle(table.current, isBeforeReply));
  }, [course, place]);
  before.current = session;
  useEffect(() => () => before.current?.stop(), []);
  const isDone = session.phase.value === "done";
  // Together with the picture: a learner who sees that the step is done may leave at once.
  useLayoutEffect(() => {
    if (isDone) markDone(course.game, session.step.name, session.isPerfect ? "perfect" : "done", course.steps.length);
  }, [isDone]);
  return session;
}
