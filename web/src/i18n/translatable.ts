/** Translates texts that the server sends as message ids with arguments. */

import type { Translatable } from "../protocol/types.ts";
import { type Arguments, displayedLanguage, t } from "./translation.ts";

/** Translate texts and join them to one paragraph. Their messages are in the catalogues "reasons" and "refusals". */
export function translateAll(sentences: readonly Translatable[]): string {
  const translated = sentences.map(({ id, args }) => t(id, formatArguments(args)));
  return translated.length === 0 ? "" : translated.reduce((first, second) => t("sentences", { first, second }));
}

/** Format arguments for Fluent: a list is joined with commas and the language's "and". */
function formatArguments(args: Translatable["args"]): Arguments {
  const lists = new Intl.ListFormat(displayedLanguage.value, { type: "conjunction" });
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? lists.format(value) : value]),
  );
}
