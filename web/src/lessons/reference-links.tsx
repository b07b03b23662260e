/** Links to what is looked up rather than learnt: the rulebooks, and the sets to print. */
import type { JSX } from "preact";
import { HAS_SERVER } from "../api.ts";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { formatPath, rulesPath } from "../router.ts";

export function ReferenceLinks(): JSX.Element {
  return (
    <>
      {offeredGames.value.map(({ rules }) => (
        <a key={rules} class="button subtle" href={rulesPath(rules)}>
          <Icon name="book" />
          {t("how-to-play-game", { game: gameName(rules) })}
        </a>
      ))}
      {HAS_SERVER && (
        <a class="button subtle" href={formatPath({ page: "print" })}>
          <Icon name="print" />
          {t("home-print")}
        </a>
      )}
    </>
  );
}
