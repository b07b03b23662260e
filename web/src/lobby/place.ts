/** Where a new game runs: in this browser, at once and also without a network, or on the server. */
import { HAS_SERVER } from "../api.ts";
import { canRunGames } from "../local/start.ts";
import { findFacts } from "../rules/facts.ts";
import { isBoolean, persistentSignal } from "../settings/settings.ts";
import type { GameOptions } from "./game-options.ts";

/** Whether the player wants the server even for games that need none: its dice can be proven. */
export const prefersServer = persistentSignal("server", false, isBoolean);

/** Whether this browser can run a game without the server. */
export const canRunHere = (rules: string): boolean => canRunGames() && findFacts(rules) !== null;

/** Whether there is a choice: the game needs nobody else, and both places can run it. */
export function hasChoice({ rules, opponent }: Pick<GameOptions, "rules" | "opponent">): boolean {
  return HAS_SERVER && opponent !== "link" && canRunHere(rules);
}

/** Whether a game runs in this browser. Others can watch only what runs on the server. */
export function runsInBrowser(options: Pick<GameOptions, "rules" | "opponent" | "isPublic">): boolean {
  if (!HAS_SERVER) return true;
  const isWatched = options.isPublic && options.opponent === "bot";
  return hasChoice(options) && !prefersServer.value && !isWatched;
}
