/** Loads records: of files, which the tab's session storage keeps, of this browser's games, and of the server's. */
import { HAS_SERVER, readGame, recordPath } from "../api.ts";
import { readRecord } from "../local/start.ts";
import { isLocalId } from "../local/stored-game.ts";
import { MAX_RECORD_BYTES } from "../protocol/constants.ts";
import { RefusedError } from "../protocol/refusal.ts";
import type { Replay, Seat } from "../protocol/types.ts";
import { importReplay } from "./import.ts";
import { RecordStore, type Storage } from "./record-store.ts";

/** The tab's storage; one that stores nothing if the browser has disabled it. */
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

/** A game to review; `isLive` where it continues between two people far apart, who must not be helped. */
export interface LoadedGame {
  readonly replay: Replay;
  readonly isLive: boolean;
  /** The seat of the person at this browser; null for both seats, for none, and for a file. */
  readonly ownSeat: Seat | null;
}

/** Load the game of an address; `number` is that of a file's games. Null where it is gone. Rejects like {@link openRecord}. */
export async function loadGame(id: string, number: number): Promise<LoadedGame | null> {
  const name = parseFileId(id);
  if (name !== null) {
    const text = recordStore.text(name);
    return text === null ? null : { replay: await importReplay(text, number), isLive: false, ownSeat: null };
  }
  return isLocalId(id) ? loadLocalGame(id) : loadServerGame(id);
}

async function loadLocalGame(id: string): Promise<LoadedGame | null> {
  const text = await readRecord(id);
  if (text === null) return null;
  const replay = await importReplay(text, 1);
  const people = ([0, 1] as const).filter((seat) => replay.seats[seat].kind !== "bot");
  return { replay, isLive: false, ownSeat: onlySeat(people) };
}

async function loadServerGame(id: string): Promise<LoadedGame | null> {
  if (!HAS_SERVER || id === "") return null;
  const answer = await fetch(recordPath(encodeURIComponent(id)));
  if (!answer.ok) return null;
  const seats = answer.headers.get("duellum-seats")?.split(",").map(Number) ?? [];
  const replay = await importReplay(await answer.text(), 1);
  return { replay, isLive: await isLive(id, replay), ownSeat: onlySeat(seats as Seat[]) };
}

const onlySeat = (seats: readonly Seat[]): Seat | null => (seats.length === 1 ? (seats[0] ?? null) : null);

/** Whether a game of two people continues who do not share a screen: there both see what one sees. */
async function isLive(id: string, { outcome, seats }: Replay): Promise<boolean> {
  if (outcome !== null || seats.some(({ kind }) => kind === "bot")) return false;
  return (await readGame(id)).status !== "over";
}
