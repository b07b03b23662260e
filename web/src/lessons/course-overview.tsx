/** The pages that lead to the lessons: all courses, or one, with the next step, the path and further reading. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { showRequestError } from "../components/toasts.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { SmallBoard } from "../games/small-board.tsx";
import { t } from "../i18n/translation.ts";
import { hasPuzzles } from "../puzzles/collection.ts";
import { loadPuzzlesLink } from "../puzzles/offer-loader.ts";
import { formatPath, go } from "../router.ts";
import { hasCourse, type LessonCourse, loadCourse } from "./course.ts";
import { startFirstGame } from "./first-game.ts";
import { Further } from "./further.tsx";
import { describeCourse, Path } from "./path.tsx";
import { countDone, firstGame, firstUndone, progressOf, resetProgress } from "./progress.ts";

const isFinished = ({ game, steps }: LessonCourse): boolean => countDone(game) >= steps.length;

/** The courses of these games, in their order; those that cannot be loaded are left out. */
function useCourses(games: readonly string[]): readonly LessonCourse[] {
  const courses = useSignal<readonly LessonCourse[]>([]);
  useEffect(() => {
    void Promise.allSettled(games.map(loadCourse)).then((results) => {
      courses.value = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    });
  }, [games.join(" ")]);
  return courses.value;
}

/** All courses: the next step of the one that has been begun, and every path. */
export function CourseList(): JSX.Element {
  const games = offeredGames.value.map(({ rules }) => rules).filter(hasCourse);
  const courses = useCourses(games);
  const open = courses.filter((course) => !isFinished(course));
  const next = open.find(({ game }) => countDone(game) > 0) ?? open[0] ?? courses[0];
  usePageTitle(t("lessons-title"));
  return (
    <>
      <AppBar />
      <main class="page">
        <header class="stack">
          <h1>{t("lessons-title")}</h1>
          <p class="muted">{t("lessons-about")}</p>
        </header>
        {next && <NextStep key={next.game} course={next} />}
        <div class="learn-courses">
          {courses.map((course) => (
            <CoursePath key={course.game} course={course} isCurrent={course === next} />
          ))}
        </div>
        <Further games={games} />
      </main>
    </>
  );
}

/** A course among others: its name, how far one has come, and its path. */
function CoursePath({ course, isCurrent }: { course: LessonCourse; isCurrent: boolean }): JSX.Element {
  const { game, steps } = course;
  const title = `course-${game}`;
  return (
    <section class="card learn-course" aria-labelledby={title}>
      <h2 id={title}>
        <a href={formatPath({ page: "learn", course: game, step: null })}>{gameName(game)}</a>
      </h2>
      <p class="muted">{describeCourse(course)}</p>
      <span class="learn-bar" aria-hidden="true">
        <span style={{ width: `${(100 * countDone(game)) / steps.length}%` }} />
      </span>
      <Path course={course} isCurrent={isCurrent} />
    </section>
  );
}

/** The steps of one course. */
export function CourseOverview({ course }: { course: LessonCourse }): JSX.Element {
  const title = t("lessons-course", { game: gameName(course.game) });
  return (
    <>
      <AppBar />
      <main class="page learn-one">
        <header class="stack">
          <h1>{title}</h1>
        </header>
        <NextStep course={course} />
        <section class="card learn-course" aria-label={title}>
          <Path course={course} isCurrent={true} />
        </section>
        <Further games={[course.game]} />
      </main>
    </>
  );
}

/** The one thing to do next: a step of the course, with its board, or the first game. */
function NextStep({ course }: { course: LessonCourse }): JSX.Element {
  return isFinished(course) ? <Finish course={course} /> : <Start course={course} />;
}

function Start({ course }: { course: LessonCourse }): JSX.Element {
  const { game, steps } = course;
  const place = firstUndone(game, steps);
  const step = steps[place];
  const situation = step?.situations[0];
  return (
    <section class="card learn-start" aria-labelledby="next-step">
      <SmallBoard
        game={game}
        picture={situation?.picture ?? null}
        seat={0}
        toMove={situation?.to_move ?? null}
        stars={situation?.stars ?? []}
      />
      <div class="learn-start-text">
        <p class="learn-start-place muted">
          {gameName(game)} · {t("lessons-step-of", { number: place + 1, count: steps.length })}
        </p>
        <h2 id="next-step">{step && t(`lesson-${game}-${step.name}-title`)}</h2>
        <p class="learn-start-goal">{situation && t(situation.goal)}</p>
        <a class="button primary" href={formatPath({ page: "learn", course: game, step: place + 1 })}>
          {t(countDone(game) === 0 ? "lessons-begin" : "lessons-resume")}
          <Icon name="forward" />
        </a>
        <p class="muted">{describeCourse(course)}</p>
      </div>
    </section>
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
      go({ page: "game", gameId: firstGame.value });
    } catch (error) {
      showRequestError(error);
      isBusy.value = false;
    }
  };
  return (
    <section class="card learn-finish" aria-labelledby="finish">
      <span class="sign learn-finish-sign">
        <Icon name="check" />
      </span>
      <h2 id="finish">{t("lessons-finished")}</h2>
      <p class="muted">{t("lessons-finished-count", { perfect, count: steps.length })}</p>
      <p>{t("lessons-first-game-about")}</p>
      <div class="actions">
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
