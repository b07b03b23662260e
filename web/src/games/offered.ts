/**
 * The games on offer: the server's list, joined with the registry.
 *
 * Until the server has answered, the list of the last visit is shown, or else the registry's. So the first page is
 * complete at once, and its layout does not shift when the answer is the expected one.
 */
import { computed, signal } from "@preact/signals";
import { listRules } from "../api.ts";
import type { RulesInfo } from "../protocol/types.ts";
import { isString, persistentSignal } from "../settings/settings.ts";
import { clients, findClient } from "./registry.ts";

export interface OfferedGame {
  readonly rules: string;
  /** How many levels its engine has; 0 where there is none. */
  readonly levels: number;
}

/** The number of levels assumed until the server has answered. */
const ASSUMED_LEVELS = 8;

const isOffered = (value: unknown): value is OfferedGame => {
  const game = value as Partial<OfferedGame> | null;
  return isString(game?.rules) && Number.isInteger(game.levels);
};
const isList = (value: unknown): value is OfferedGame[] => Array.isArray(value) && value.every(isOffered);

const last = persistentSignal<OfferedGame[]>("games", [], isList);

/** The server's description of every game; null until it has answered. */
export const rulesInfos = signal<readonly RulesInfo[] | null>(null);

export const offeredGames = computed<readonly OfferedGame[]>(() => {
  const listed = last.value.filter(({ rules }) => findClient(rules) !== undefined);
  return listed.length > 0 ? listed : clients.map(({ name }) => ({ rules: name, levels: ASSUMED_LEVELS }));
});

/** Ask the server which games it offers. Where it does not answer, the list stays as it is. */
export async function refreshOfferedGames(): Promise<void> {
  try {
    rulesInfos.value = await listRules();
  } catch {
    return;
  }
  const list = rulesInfos.value.map(({ rules, levels }) => ({ rules, levels }));
  if (JSON.stringify(list) !== JSON.stringify(last.peek())) last.value = list;
}
