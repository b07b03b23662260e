/** Moves in words with their dice drawn; in notation where the settings say so. */
import type { JSX } from "preact";
import { findClient } from "../../games/registry.ts";
import { translateAll } from "../../i18n/translatable.ts";
import { t } from "../../i18n/translation.ts";
import type { Seat, Translatable } from "../../protocol/types.ts";
import { showNotation } from "../../settings/settings.ts";

/** Format a move, given in notation and in words; the words may continue to the end of the turn. */
export function formatMove(notation: string, words: readonly Translatable[]): string {
  if (showNotation.value || words.length === 0) return notation;
  return words.map((one) => translateAll([one])).reduce((first, second) => t("moves-then", { first, second }));
}

interface MoveDiceProps {
  rules: string;
  seat: Seat;
  words: readonly Translatable[];
}

/** The dice of moves, next to their words; none next to notation. */
export function MoveDice({ rules, seat, words }: MoveDiceProps): JSX.Element | null {
  const { MoveDice: Dice } = findClient(rules);
  if (showNotation.value) return null;
  return (
    <span class="move-dice">
      {words.map((one, index) => (
        <Dice key={index} words={one} seat={seat} following={[]} />
      ))}
    </span>
  );
}
