/** The name under which I play. */
import { t } from "../i18n/translation.ts";
import { isString, persistentSignal, playerName } from "./settings.ts";

const guest = persistentSignal("guest", "", isString);
if (guest.peek() === "") guest.value = String(100 + Math.floor(Math.random() * 900));

/** "Guest" with a number. */
export const guestName = (): string => t("guest-name", { number: guest.value });

/** My name; that of a guest until I enter one. */
export const ownName = (): string => playerName.value || guestName();
