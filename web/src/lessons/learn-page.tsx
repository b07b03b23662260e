/** The lessons: all courses at /learn, one at /learn/<game>, one of its steps at /learn/<game>/3. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import { hasCourse, type LessonCourse, loadCourse } from "./course.ts";
import { CourseList, CourseOverview } from "./course-overview.tsx";
import { LessonFrame } from "./lesson-frame.tsx";
import "./overview.css";
import "./card.css";

interface LearnPageProps {
  /** The game whose course is shown; null for all courses. */
  course: string | null;
  /** The step, counted from 1; null for the list of steps. */
  step: number | null;
}

export function LearnPage({ course, step }: LearnPageProps): JSX.Element {
  if (course === null) return <CourseList />;
  return hasCourse(course) ? <CoursePage game={course} step={step} /> : <NotFound />;
}

function CoursePage({ game, step }: { game: string; step: number | null }): JSX.Element {
  const loaded = useSignal<LessonCourse | null>(null);
  useEffect(() => {
    loadCourse(game).then((course) => {
      loaded.value = course;
    }, reloadForUpdate);
  }, [game]);
  const course = loaded.value;
  const table = useTable(game, course?.steps[0]?.situations[0]?.picture);
  const isFound = course !== null && (step === null || step <= course.steps.length);
  usePageTitle(isFound ? t("lessons-course", { game: gameName(game) }) : null);
  if (!course || !table) return <AppBar />;
  if (!isFound) return <NotFound />;
  return step === null ? (
    <CourseOverview course={course} />
  ) : (
    <LessonFrame course={course} place={step - 1} table={table} />
  );
}
