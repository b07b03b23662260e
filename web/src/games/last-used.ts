/** The game that was last used in this browser: what a link without a game of its own leads to. */
import { isString, persistentSignal } from "../settings/settings.ts";
import { clients, isRegistered } from "./registry.ts";

const stored = persistentSignal("last-game", "", isString);

/** The name of the game; the first one at the first visit. */
export const lastUsedGame = (): string => (isRegistered(stored.value) ? stored.value : (clients[0]?.name ?? ""));

/** Remember a game; one without a folder of its own has no analysis board, and is not remembered. */
export function noteUse(rules: string): void {
  if (isRegistered(rules) && stored.peek() !== rules) stored.value = rules;
}
