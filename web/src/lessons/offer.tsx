/** The offer of the lessons on the first page, to anyone who has not played the chosen game yet. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { countDone, dismissOffer, progressOf } from "./progress.ts";
import "./offer.css";

export function LessonOffer({ rules }: { rules: string }): JSX.Element {
  const done = countDone(rules);
  const game = gameName(rules);
  return (
    <aside class="lesson-offer" aria-label={t("lessons-title")}>
      <span class="lesson-offer-text">
        {done === 0
          ? t("lessons-offer", { game })
          : t("lessons-offer-resume", { game, done, count: progressOf(rules).count })}
      </span>
      <a class="button" href={formatPath({ page: "learn", course: rules, step: null })}>
        {t(done === 0 ? "lessons-title" : "lessons-resume")}
      </a>
      <button
        type="button"
        class="button subtle icon-only"
        aria-label={t("lessons-offer-close")}
        title={t("lessons-offer-close")}
        onClick={() => dismissOffer(rules)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
