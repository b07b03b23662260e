/**
 * The games on offer: the server's list, joined with the registry.
 *
 * Until the server has answered, the list of the last visit is shown, or else the registry's. So the first page is
 * complete at once, and its layout does not shift when the answer is the expected one.
 */
import { computed, signal } from "@preact/signals";
import { HAS_SERVER, listBuiltInRules, listRules, readTexts } from "../api.ts";
import { addGameCatalogue } from "../i18n/translation.ts";
import type { RulesInfo } from "../protocol/types.ts";
import { isString, persistentSignal } from "../settings/settings.ts";
import { clients, isRegistered } from "./registry.ts";

/** What this client needs to know of a game before it is opened. */
export type OfferedGame = Pick<RulesInfo, "rules" | "title" | "sides" | "levels">;

/** The number of levels assumed until the server has answered. */
const ASSUMED_LEVELS = 8;

const isOffered = (value: unknown): value is OfferedGame => {
  const game = value as Partial<OfferedGame> | null;
  const isNamed = isString(game?.rules) && isString(game.title);
  return isNamed && Number.isInteger(game.levels) && Array.isArray(game.sides) && game.sides.every(isString);
};
const isList = (value: unknown): value is OfferedGame[] => Array.isArray(value) && value.every(isOffered);

const last = persistentSignal<OfferedGame[]>("games", [], isList);

/** The server's description of every game; null until it has answered. */
const rulesInfos = signal<readonly RulesInfo[] | null>(null);

export const offeredGames = computed<readonly OfferedGame[]>(() => {
  if (last.value.length > 0) return last.value;
  return clients.map(({ name }) => ({ rules: name, title: "", sides: ["", ""], levels: ASSUMED_LEVELS }));
});

/** The game that a clause belongs to; null if the server's games do not have it, or are not known yet. */
export function findRulesOf(clause: string): string | null {
  return rulesInfos.value?.find(({ clauses }) => clauses.includes(clause))?.rules ?? null;
}

/** Ask the server which games it offers. Where it does not answer, the list stays as it is, and what is known of the games
 *  that this client brings with it stands for its description. */
export async function refreshOfferedGames(): Promise<void> {
  try {
    rulesInfos.value = await listRules();
  } catch {
    rulesInfos.value ??= await listBuiltInRules().catch(() => null);
    await loadTextsOfGames(); // which the service worker may have kept
    return;
  }
  const list = rulesInfos.value.map(({ rules, title, sides, levels }) => ({ rules, title, sides, levels }));
  if (JSON.stringify(list) !== JSON.stringify(last.peek())) last.value = list;
  await loadTextsOfGames();
}

/** Load the texts of the games that this client does not bring with it. Without them, games have the server's names. */
async function loadTextsOfGames(): Promise<void> {
  if (!HAS_SERVER) return;
  const games = offeredGames.peek().filter(({ rules }) => !isRegistered(rules));
  const loading = games.map(({ rules }) => addGameCatalogue(rules, (language) => readTexts(rules, language)));
  await Promise.allSettled(loading);
}
