/** The list of courses, and the list of the steps of one, with what is done and what comes next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { showRequestError } from "../components/toasts.tsx";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { hasPuzzles } from "../puzzles/collection.ts";
import { loadPuzzlesLink } from "../puzzles/offer-loader.ts";
import { formatPath, go } from "../router.ts";
import { hasCourse, type LessonCourse, type LessonStep } from "./course.ts";
import { startFirstGame } from "./first-game-creation.ts";
import { countDone, firstGame, firstUndone, progressOf, resetProgress } from "./progress.ts";
import { ReferenceLinks } from "./reference-links.tsx";

/** All courses, one card each. */
export function CourseList(): JSX.Element {
  const games = offeredGames.value.map(({ rules }) => rules).filter(hasCourse);
  return (
    <>
      <AppBar />
      <main class="learn">
        <h1>{t("lessons-title")}</h1>
        <p class="muted">{t("lessons-about")}</p>
        <ul class="learn-courses">
          {games.map((game) => (
            <li key={game}>
              <a class="learn-course" href={formatPath({ page: "learn", course: game, step: null })}>
                <Emblem rules={game} />
                <span class="learn-course-name">{gameName(game)}</span>
                <ProgressText game={game} />
              </a>
            </li>
          ))}
        </ul>
        <div class="learn-references">
          <ReferenceLinks />
        </div>
      </main>
    </>
  );
}

/** How much of a course is done; nothing before the first step. */
function ProgressText({ game }: { game: string }): JSX.Element | null {
  const done = countDone(game);
  if (done === 0) return null;
  return <span class="muted">{t("lessons-progress", { done, count: progressOf(game).count })}</span>;
}

/** The steps of a course. */
export function CourseOverview({ course }: { course: LessonCourse }): JSX.Element {
  const { game, steps } = course;
  const isFinished = countDone(game) >= steps.length;
  return (
    <>
      <AppBar />
      <main class="learn">
        <h1>{t("lessons-course", { game: gameName(game) })}</h1>
        {isFinished ? <Finish course={course} /> : <Start course={course} />}
        <ol class="learn-steps">
          {steps.map((step, place) => (
            <StepLink key={step.name} game={game} step={step} place={place} />
          ))}
        </ol>
      </main>
    </>
  );
}

/** The next step, before the course is finished. */
function Start({ course: { game, steps } }: { course: LessonCourse }): JSX.Element {
  const done = countDone(game);
  const next = firstUndone(game, steps);
  return (
    <div class="learn-start">
      <p class="muted">
        {done === 0
          ? t("lessons-steps", { count: steps.length })
          : t("lessons-progress", { done, count: steps.length })}
      </p>
      <a class="button primary" href={formatPath({ page: "learn", course: game, step: next + 1 })}>
        {t(done === 0 ? "lessons-begin" : "lessons-resume")}
        <Icon name="forward" />
      </a>
    </div>
  );
}

/** The end of the course: praise, and the first game. */
function Finish({ course: { game, steps } }: { course: LessonCourse }): JSX.Element {
  const isBusy = useSignal(false);
  const perfect = Object.values(progressOf(game).done).filter((mark) => mark === "perfect").length;
  const play = async () => {
    isBusy.value = true;
    try {
      firstGame.value = await startFirstGame(game);
      go({ page: "game", game: firstGame.value });
    } catch (error) {
      showRequestError(error);
      isBusy.value = false;
    }
  };
  return (
    <section class="learn-finish" aria-labelledby="finish">
      <span class="learn-finish-sign">
        <Icon name="check" />
      </span>
      <h2 id="finish">{t("lessons-finished")}</h2>
      <p class="muted">{t("lessons-finished-count", { perfect, count: steps.length })}</p>
      <p>{t("lessons-first-game-about")}</p>
      <div class="learn-finish-actions">
        <button type="button" class="button primary" disabled={isBusy.value} onClick={() => void play()}>
          <Icon name="dice" />
          {t("lessons-first-game")}
        </button>
        <button type="button" class="button" onClick={() => resetProgress(game)}>
          <Icon name="again" />
          {t("lessons-repeat")}
        </button>
        {hasPuzzles(game) && <Lazy load={loadPuzzlesLink} props={{ game }} />}
      </div>
    </section>
  );
}

function StepLink({ game, step, place }: { game: string; step: LessonStep; place: number }): JSX.Element {
  const mark = progressOf(game).done[step.name];
  return (
    <li>
      <a
        class="learn-step"
        data-mark={mark ?? "open"}
        href={formatPath({ page: "learn", course: game, step: place + 1 })}
      >
        <span class="learn-step-number" aria-hidden="true">
          {mark ? <Icon name="check" /> : place + 1}
        </span>
        <span>{t(`lesson-${game}-${step.name}-title`)}</span>
        {mark && <span class="visually-hidden">{t("lessons-step-done")}</span>}
      </a>
    </li>
  );
}
