/** The name under which I play. */
import { t } from "../i18n/translation.ts";
import { isString, persistentSignal, playerName } from "./settings.ts";

const guest = persistentSignal("guest", "", isString);
if (guest.peek() === "") guest.value = String(100 + Math.floor(Math.random() * 900));

/** My name; "Guest" with a number until I enter one. */
export function ownName(): string {
  return playerName.value || t("guest-name", { number: guest.value });
}
