/** The games this client has a table for: every folder here with an index.ts. All others share the generic table. */
import type { AnyGameClient } from "./client.ts";
import { createGenericClient } from "./generic/client.ts";

const modules = import.meta.glob<{ client: AnyGameClient }>("./*/index.ts", { eager: true });

export const clients: readonly AnyGameClient[] = Object.values(modules).map((module) => module.client);

/** Whether a game has a table of its own here. */
export const isRegistered = (name: string): boolean => clients.some((client) => client.name === name);

/** The client of a game: its own, or the generic one. */
export function findClient(name: string): AnyGameClient {
  return clients.find((client) => client.name === name) ?? createGenericClient(name);
}
