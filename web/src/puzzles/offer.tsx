/** The link to the puzzles, on the first page and at the end of lessons. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";

/** The link to all puzzles, or to those of a game. */
export function PuzzlesLink({ game }: { game?: string }): JSX.Element {
  return (
    <a class="button subtle" href={formatPath({ page: "puzzles", game: game ?? null, choice: null })}>
      <Icon name="check" />
      {t("puzzles-title")}
    </a>
  );
}
