/** The steps of a course as a path: what is done, at the first try or not, what comes next, and what follows. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import type { LessonCourse } from "./course.ts";
import { countDone, firstUndone, type Mark, progressOf } from "./progress.ts";

/** How long a step takes, in seconds. */
const STEP_SECONDS = 14;

/** How many minutes some steps take, at least one. */
const countMinutes = (steps: number): number => Math.max(1, Math.round((steps * STEP_SECONDS) / 60));

/** How many steps a course has or how many are done, and how long the rest takes. */
export function describeCourse({ game, steps }: LessonCourse): string {
  const done = countDone(game);
  const minutes = countMinutes(steps.length - done);
  if (done === 0) return t("lessons-steps", { count: steps.length, minutes });
  const progress = t("lessons-progress", { done, count: steps.length });
  return done < steps.length ? `${progress} · ${t("lessons-left", { minutes })}` : progress;
}

interface PathProps {
  course: LessonCourse;
  /** Whether it is the course to continue: its next step is marked. */
  isCurrent: boolean;
}

/** The steps, with a line from each to the next. */
export function Path({ course: { game, steps }, isCurrent }: PathProps): JSX.Element {
  const { done } = progressOf(game);
  const next = isCurrent && countDone(game) < steps.length ? firstUndone(game, steps) : -1;
  return (
    <ol class="learn-path">
      {steps.map(({ name }, place) => (
        <li key={name} class="learn-place" data-mark={done[name] ?? "open"}>
          <a
            class="tile learn-step"
            data-mark={done[name] ?? "open"}
            aria-current={place === next ? "step" : undefined}
            href={formatPath({ page: "learn", course: game, step: place + 1 })}
          >
            <span class="sign learn-step-number" aria-hidden="true">
              {drawSign(done[name], place + 1)}
            </span>
            <span class="learn-step-name">{t(`lesson-${game}-${name}-title`)}</span>
            <StepNote mark={done[name]} isNext={place === next} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A star for a step without a mistake, a tick for any other that is done, or the step's number. */
function drawSign(mark: Mark | undefined, number: number): JSX.Element | number {
  if (mark === "perfect")
    return (
      <svg class="icon learn-star" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z" />
      </svg>
    );
  return mark === "done" ? <Icon name="check" /> : number;
}

function StepNote({ mark, isNext }: { mark: Mark | undefined; isNext: boolean }): JSX.Element | null {
  if (isNext) return <span class="learn-step-note learn-step-next">{t("lessons-step-next")}</span>;
  if (mark === undefined) return null;
  return (
    <span class="learn-step-note muted">{t(mark === "perfect" ? "lessons-step-perfect" : "lessons-step-done")}</span>
  );
}
