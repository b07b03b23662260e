import { displayedLanguage } from "../i18n/translation.ts";

/** Format the day of a time in milliseconds since the epoch. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat(displayedLanguage.value, { dateStyle: "medium" }).format(at);
