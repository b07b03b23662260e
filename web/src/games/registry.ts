/** The games this client has a table for: every folder here with an index.ts. */
import type { AnyGameClient } from "./client.ts";

const modules = import.meta.glob<{ client: AnyGameClient }>("./*/index.ts", { eager: true });

export const clients: readonly AnyGameClient[] = Object.values(modules).map((module) => module.client);

/** The game with this name; undefined where this client has no table for it. */
export function findClient(name: string): AnyGameClient | undefined {
  return clients.find((client) => client.name === name);
}
