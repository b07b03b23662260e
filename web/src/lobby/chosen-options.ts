/** The options of the form for a new game, as they were last chosen in this browser. */
import { noteUse } from "../games/last-used.ts";
import { type OfferedGame, offeredGames } from "../games/offered.ts";
import { persistentSignal } from "../settings/settings.ts";
import { DEFAULT_OPTIONS, type GameOptions, isGameOptions } from "./game-options.ts";

export const options = persistentSignal<GameOptions>("wish", DEFAULT_OPTIONS, isGameOptions);

export function changeOptions(changes: Partial<GameOptions>): void {
  options.value = { ...options.value, ...changes };
  if (changes.rules !== undefined) noteUse(changes.rules);
}

/** The chosen game; the first one on offer where the chosen one is not. */
export function chosenGame(): OfferedGame | undefined {
  return offeredGames.value.find(({ rules }) => rules === options.value.rules) ?? offeredGames.value[0];
}
