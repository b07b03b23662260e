/** The card of a step: progress, what to do, what is said about it, and the buttons. Its size never changes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { Face } from "../die/face.tsx";
import { facesShowing } from "../die/orientation.ts";
import { t } from "../i18n/translation.ts";
import { formatPath, type Route } from "../router.ts";
import type { LessonCourse, LessonQuestion } from "./course.ts";
import type { LessonSession } from "./lesson-session.ts";
import { progressOf } from "./progress.ts";

/** Milliseconds until the hint is offered, and the number of mistakes after which it is. */
const HINT_AFTER = 12_000;
const MISTAKES_BEFORE_HINT = 2;

interface LessonCardProps {
  course: LessonCourse;
  place: number;
  session: LessonSession;
}

export function LessonCard({ course, place, session }: LessonCardProps): JSX.Element {
  const phase = session.phase.value;
  const { question } = session.situation.value;
  return (
    <section class="card lesson-card" data-phase={phase} aria-labelledby="lesson-goal">
      <Dots course={course} place={place} />
      <h2 class="lesson-title">{t(`lesson-${course.game}-${session.step.name}-title`)}</h2>
      <p id="lesson-goal" key={session.text.value} class="lesson-text">
        {phase === "done" && <Icon name="check" />}
        {phase === "wrong" && <Icon name="again" />}
        <span>{t(session.text.value)}</span>
      </p>
      <div class="lesson-actions">
        {question !== null && phase === "doing" && <Answers question={question} session={session} />}
        {phase === "wrong" && (
          <button type="button" class="button primary lesson-go-on" onClick={() => session.retry()}>
            <Icon name="undo" />
            {t("lessons-again")}
          </button>
        )}
        {phase === "done" && <NextLink course={course} place={place} />}
        {phase !== "done" && <Tools course={course} session={session} />}
      </div>
    </section>
  );
}

/** One dot for each step: done, shown now, or still to come. */
function Dots({ course: { game, steps }, place }: { course: LessonCourse; place: number }): JSX.Element {
  const { done } = progressOf(game);
  return (
    <div
      class="lesson-dots"
      role="img"
      aria-label={t("lessons-progress", { done: Object.keys(done).length, count: steps.length })}
    >
      {steps.map(({ name }, index) => (
        <span key={name} class="lesson-dot" data-mark={done[name] ?? "open"} data-now={index === place} />
      ))}
    </div>
  );
}

/** The next step, or the end of the course. */
function NextLink({ course, place }: { course: LessonCourse; place: number }): JSX.Element {
  const isLast = place + 1 === course.steps.length;
  const to: Route = { page: "learn", course: course.game, step: isLast ? null : place + 2 };
  return (
    <a class="button primary lesson-go-on" href={formatPath(to)}>
      {t("lessons-next")}
      <Icon name="forward" />
    </a>
  );
}

function Answers({ question, session }: { question: LessonQuestion; session: LessonSession }): JSX.Element {
  const hinted = session.isHinted.value ? question.answer : null;
  return (
    <fieldset class={`lesson-answers lesson-answers-${question.kind}`}>
      <legend class="visually-hidden">{t("lessons-answers")}</legend>
      {question.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class={`button lesson-answer${choice === hinted ? " lesson-hinted" : ""}`}
          aria-label={question.kind === "face" ? t("lessons-face", { face: choice }) : undefined}
          onClick={() => void session.answer(choice)}
        >
          {question.kind === "face" ? <Face faces={facesShowing(choice)} colour="first" /> : choice}
        </button>
      ))}
    </fieldset>
  );
}

/** The hint, the beginning of the step, and the list of steps. */
function Tools({ course, session }: { course: LessonCourse; session: LessonSession }): JSX.Element {
  const isOffered = useHintOffer(session);
  const { phase } = session;
  const { hint, question, can_roll } = session.situation.value;
  const canHint = phase.value === "doing" && (hint !== null || question !== null) && !can_roll;
  return (
    <div class="lesson-tools">
      <button
        type="button"
        class={`button subtle lesson-tool${isOffered && canHint ? " lesson-offered" : ""}`}
        disabled={!canHint || session.isHinted.value}
        onClick={() => session.hint()}
      >
        <Icon name="hint" />
        <span>{t("lessons-hint")}</span>
      </button>
      <button
        type="button"
        class="button subtle lesson-tool"
        disabled={phase.value === "watching"}
        onClick={() => session.restart()}
      >
        <Icon name="again" />
        <span>{t("lessons-restart")}</span>
      </button>
      <a class="button subtle lesson-tool" href={formatPath({ page: "learn", course: course.game, step: null })}>
        <Icon name="list" />
        <span>{t("lessons-leave")}</span>
      </a>
    </div>
  );
}

/** Whether the button for the hint is to be noticed: after a while, or after some mistakes. */
function useHintOffer(session: LessonSession): boolean {
  const isLate = useSignal(false);
  const goal = session.situation.value.goal;
  useEffect(() => {
    isLate.value = false;
    const timer = setTimeout(() => (isLate.value = true), HINT_AFTER);
    return () => clearTimeout(timer);
  }, [session, goal]);
  return isLate.value || session.mistakes.value >= MISTAKES_BEFORE_HINT;
}
