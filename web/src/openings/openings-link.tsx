/** Links to the openings of the games that have a book, for the first page. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { hasBook } from "./book.ts";
import { openingPath } from "./lookup.ts";

export function OpeningsLinks(): JSX.Element {
  const games = offeredGames.value.filter(({ rules }) => hasBook(rules));
  return (
    <>
      {games.map(({ rules }) => (
        <a key={rules} class="button subtle" href={openingPath(rules)}>
          <Icon name="book" />
          {t("openings-of", { game: gameName(rules) })}
        </a>
      ))}
    </>
  );
}
