/** Loads records: of files, which the tab's session storage keeps, of this browser's games, and of the server's. */
import { HAS_SERVER, readGame, recordPath } from "../api.ts";
import { readRecord } from "../device/start.ts";
import { isLocalId } from "../local/game/stored-game.ts";
import { RefusedError } from "../protocol/connection.ts";
import { MAX_RECORD_BYTES } from "../protocol/constants.ts";
import type { Replay } from "../protocol/types.ts";
import { importReplay } from "./import.ts";
import { RecordStore, type Storage } from "./record-store.ts";

/** The tab's storage; one that stores nothing where the browser has disabled it. */
function findTabStorage(): Storage {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

export const recordStore = new RecordStore(findTabStorage());

/** By which an address tells that a game comes from a file. */
const FILE_PREFIX = "file-";
export const formatFileId = (name: string): string => FILE_PREFIX + name;

/** The name in the record store that an id stands for; null for one of a game that was played here. */
export function parseFileId(id: string): string | null {
  return id.startsWith(FILE_PREFIX) ? id.slice(FILE_PREFIX.length) : null;
}

/** Read a file or a text; resolves with its name in the record store. Rejects with {@link RefusedError}. */
export async function openRecord(source: Blob | string): Promise<string> {
  const blob = new Blob([source]);
  if (blob.size > MAX_RECORD_BYTES) {
    throw new RefusedError({ reason: "too-long", text: "the file is too long", clause: null, line: null });
  }
  const text = await blob.text();
  await importReplay(text, 1);
  return recordStore.put(text);
}

/** A game to review; `isLive` where it goes on between two people far apart, who must not be helped. */
export interface LoadedGame {
  readonly replay: Replay;
  readonly isLive: boolean;
}

/** Load the game of an address; `number` is that of a file's games. Null where it is gone. Rejects like {@link openRecord}. */
export async function loadGame(id: string, number: number): Promise<LoadedGame | null> {
  const name = parseFileId(id);
  const text = name !== null ? recordStore.text(name) : await fetchRecord(id);
  if (text === null) return null;
  const replay = await importReplay(text, number);
  return { replay, isLive: name === null && (await isLive(id, replay)) };
}

async function fetchRecord(id: string): Promise<string | null> {
  if (isLocalId(id)) return readRecord(id);
  if (!HAS_SERVER || id === "") return null;
  const answer = await fetch(recordPath(encodeURIComponent(id)));
  return answer.ok ? answer.text() : null;
}

/** Whether a game of two people goes on who do not share a screen: there both see what one sees. */
async function isLive(id: string, { outcome, seats }: Replay): Promise<boolean> {
  if (outcome !== null || isLocalId(id) || seats.some(({ kind }) => kind === "bot")) return false;
  return (await readGame(id)).status !== "over";
}
