/** From a game or a line to the opening book, where it has been in the book. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { findOpening, type OpeningPlace } from "./lookup.ts";

interface BookLinkProps {
  rules: string;
  /** The texts of the positions, the start first, and the moves between them. */
  positions: readonly string[];
  moves: readonly string[];
}

export function BookLink({ rules, positions, moves }: BookLinkProps): JSX.Element | null {
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
