/** Names of those who add something to the dice. */
import type { Party } from "../fairness/witness.ts";
import { sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";

export function partyName(rules: string, party: Party): string {
  return party === "server" ? t("party-server") : sideName(rules, party);
}
