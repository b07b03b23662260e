/** Sentences that the server thinks of without words, put into words here. */
import { type Arguments, spoken, t } from "./language.ts";
import type { Translatable } from "./protocol/types.ts";

/** The sentences in the language spoken, one behind the other. Their texts are in the catalogue "reasons". */
export function say(sentences: readonly Translatable[]): string {
  const words = sentences.map(({ id, args }) => t(id, worded(args)));
  return words.length === 0 ? "" : words.reduce((first, second) => t("sentences", { first, second }));
}

/** Arguments as the catalogues take them; a list with its commas and its "and". */
function worded(args: Translatable["args"]): Arguments {
  const lists = new Intl.ListFormat(spoken.value, { type: "conjunction" });
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? lists.format(value) : value]),
  );
}
