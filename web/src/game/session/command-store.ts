/** Keeps the command that waits for the connection over a reload of the page, in this tab only. */
import type { StoredCommand } from "../../protocol/connection.ts";

export interface CommandStore {
  read(): StoredCommand | null;
  /** Replace the stored command; null removes it. */
  write(command: StoredCommand | null): void;
}

/** Keeps nothing. */
export const NO_STORE: CommandStore = { read: () => null, write: () => undefined };

/** The store of a game. A browser that refuses to store something only loses the command at a reload. */
export function openCommandStore(game: string, storage: () => Storage = () => sessionStorage): CommandStore {
  const key = `duellum.pending.${game}`;
  return {
    read: () => attempt(() => parseCommand(storage().getItem(key))),
    write: (command) =>
      attempt(() => {
        if (command === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(command));
        return null;
      }),
  };
}

function attempt<T>(run: () => T | null): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function parseCommand(text: string | null): StoredCommand | null {
  const command = JSON.parse(text ?? "null") as StoredCommand | null;
  const isWhole = typeof command?.id === "string" && typeof command.body?.type === "string";
  return isWhole ? command : null;
}
