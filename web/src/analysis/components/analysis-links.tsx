/** Links to the analysis boards, at the foot of the first page. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { canRunGames } from "../../device/support.ts";
import { gameName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import { formatPath } from "../../router.ts";
import { ANALYSED_GAMES } from "../registry.ts";

export function AnalysisLinks(): JSX.Element | null {
  if (!canRunGames()) return null;
  return (
    <>
      {ANALYSED_GAMES.map((rules) => (
        <a key={rules} class="button subtle" href={formatPath({ page: "analysis", rules })}>
          <Icon name="chances" />
          {t("analysis-page", { game: gameName(rules) })}
        </a>
      ))}
    </>
  );
}
