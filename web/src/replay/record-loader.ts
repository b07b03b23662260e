/** Loads records: the server reads them, the tab's session storage keeps them. */
import { readRecord } from "../api.ts";
import { RefusedError } from "../protocol/connection.ts";
import { MAX_RECORD_BYTES } from "../protocol/constants.ts";
import type { Replay } from "../protocol/types.ts";
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

/** The replay loaded last, to avoid a second request for it. */
let lastLoaded: { readonly name: string; readonly replay: Replay } | null = null;

/** Read a file or a text; resolves with its name in the record store. Rejects like {@link readRecord}. */
export async function openRecord(source: Blob | string): Promise<string> {
  const blob = new Blob([source]);
  if (blob.size > MAX_RECORD_BYTES) {
    throw new RefusedError({ reason: "too-long", text: "the file is too long", clause: null, line: null });
  }
  const text = await blob.text();
  const replay = await readRecord(text, 1);
  const name = recordStore.put(text);
  lastLoaded = { name, replay };
  return name;
}

/** Load a game of a stored record; null where the record is gone. Rejects like {@link readRecord}. */
export async function loadReplay(name: string, number: number): Promise<Replay | null> {
  if (lastLoaded?.name === name && lastLoaded.replay.number === number) return lastLoaded.replay;
  const text = recordStore.text(name);
  if (text === null) return null;
  const replay = await readRecord(text, number);
  lastLoaded = { name, replay };
  return replay;
}
