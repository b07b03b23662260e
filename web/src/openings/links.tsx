/** From a game or a line to the opening book, where it has been in the book. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { findOpening, type OpeningPlace, openingPath } from "./lookup.ts";
import { hasOpeningBook } from "./opening-book.ts";

interface OpeningBookLinkProps {
  rules: string;
  /** The texts of the positions, the start first, and the moves between them. */
  positions: readonly string[];
  moves: readonly string[];
}

export function OpeningBookLink({ rules, positions, moves }: OpeningBookLinkProps): JSX.Element | null {
  const place = useSignal<OpeningPlace | null>(null);
  useEffect(() => {
    let isGone = false;
    findOpening(rules, positions, moves).then(
      (found) => {
        if (!isGone) place.value = found;
      },
      () => undefined, // without a connection there is no link
    );
    return () => {
      isGone = true;
    };
  }, [rules, moves.join(" "), positions[0]]);
  if (!place.value) return null;
  return (
    <a class="button" href={place.value.path}>
      <Icon name="book" />
      {t("openings-in-book")}
    </a>
  );
}

export function OpeningsLinks(): JSX.Element {
  const games = offeredGames.value.filter(({ rules }) => hasOpeningBook(rules));
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
