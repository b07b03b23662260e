/** Opening saved games: the server reads them, this tab keeps them. */
import { readRecord } from "../api.ts";
import { RefusedError } from "../protocol/connection.ts";
import type { Replay } from "../protocol/types.ts";
import { Shelf, type Storage } from "./shelf.ts";

/** A browser may keep nothing at all: then a game is open until the page is left. */
function tabStorage(): Storage {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

export const shelf = new Shelf(tabStorage());

/** The longest text that the server reads, in bytes. */
const MOST_BYTES = 524_288;

/** What the server has read last, so that nobody asks twice. */
let fresh: { readonly name: string; readonly replay: Replay } | null = null;

/** Let a file or a text be read; returns its name on the shelf. Rejects like {@link readRecord}. */
export async function open(source: Blob | string): Promise<string> {
  const blob = new Blob([source]);
  if (blob.size > MOST_BYTES) {
    throw new RefusedError({ reason: "too-long", text: "the file is too long", clause: null, line: null });
  }
  const text = await blob.text();
  const replay = await readRecord(text, 1);
  const name = shelf.put(text);
  fresh = { name, replay };
  return name;
}

/** A game of a text on the shelf; null where the text is not there. Rejects like {@link readRecord}. */
export async function read(name: string, number: number): Promise<Replay | null> {
  if (fresh?.name === name && fresh.replay.number === number) return fresh.replay;
  const text = shelf.text(name);
  if (text === null) return null;
  const replay = await readRecord(text, number);
  fresh = { name, replay };
  return replay;
}
