/** The menu of the analysis board: the boards of other games, the openings, saved games. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { Lazy } from "../../components/lazy.tsx";
import { Menu } from "../../components/menu.tsx";
import { gameName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import { loadOpeningsLinks } from "../../openings/link-loader.ts";
import { formatPath } from "../../router.ts";
import { ANALYSED_GAMES } from "../registry.ts";
import "../styles/analysis-menu.css";

const loadOpenButton = () => import("../../record/open-button.tsx").then((module) => module.OpenRecordButton);

export function AnalysisMenu({ game }: { game: string }): JSX.Element {
  return (
    <div class="analysis-menu">
      <Menu class="button subtle" text={t("tool-more")}>
        {ANALYSED_GAMES.filter((rules) => rules !== game).map((rules) => (
          <a key={rules} class="button subtle" href={formatPath({ page: "analysis", rules })}>
            <Icon name="chances" />
            {t("analysis-page", { game: gameName(rules) })}
          </a>
        ))}
        <Lazy load={loadOpeningsLinks} props={{}} />
        <Lazy load={loadOpenButton} props={{ isQuiet: true }} />
      </Menu>
    </div>
  );
}
