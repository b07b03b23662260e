/** Keeps what this browser knows about the dice of a game: its secret until the game is over, its witness after that. */
import { isWitness, type Witness } from "./witness.ts";

export interface DiceNotes {
  /** The secret of my hash chain; null in a committed game, and once the game is over. */
  readonly secret: string | null;
  /** What I gave to the dice: a commitment, or a seed. */
  readonly given: string;
  /** The last roll whose share has left this browser; in a committed game the last one it saw. */
  readonly revealed: number;
  /** The roll whose share is out but which has not fallen, and the digest of the moves before it. */
  readonly thrown: { readonly number: number; readonly moves: string } | null;
  /** After how many plies I asked for an undo or agreed to one: moves may change there, with my consent. */
  readonly undoAt: number | null;
  readonly witness: Witness;
  /** When I sat down. */
  readonly at: number;
}

export interface DiceStore {
  read(): DiceNotes | null;
  write(notes: DiceNotes): void;
}

const PREFIX = "duellum.dice.";
/** How many games are remembered, about 700 bytes each. */
export const MAX_GAMES = 300;

/** The notes on a game, shared by the tabs of this browser; in memory where it stores nothing. */
export function openDiceStore(gameId: string, storage: () => Storage = () => localStorage): DiceStore {
  const key = PREFIX + gameId;
  let memory: DiceNotes | null = null;
  return {
    read: () => attempt(() => parseNotes(storage().getItem(key))) ?? memory,
    write(notes) {
      memory = notes;
      attempt(() => {
        const kept = storage();
        if (kept.getItem(key) === null) forgetOldest(kept);
        kept.setItem(key, JSON.stringify(notes));
      });
    },
  };
}

/** Make room for another game; one that still has its secret may be going on, and goes last. */
function forgetOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  const games = keys.filter((key) => key.startsWith(PREFIX));
  if (games.length < MAX_GAMES) return;
  const age = (key: string) => {
    const notes = attempt(() => parseNotes(storage.getItem(key)));
    return notes ? notes.at + (notes.secret === null ? 0 : Number.MAX_SAFE_INTEGER / 2) : 0;
  };
  const sorted = games.map((key) => ({ key, age: age(key) })).sort((one, another) => one.age - another.age);
  for (const { key } of sorted.slice(0, games.length - MAX_GAMES + 1)) storage.removeItem(key);
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null; // storage is disabled or full, or holds something else
  }
}

function parseNotes(text: string | null): DiceNotes | null {
  const notes = JSON.parse(text ?? "null") as Partial<DiceNotes> | null;
  const isWhole =
    (notes?.secret === null || typeof notes?.secret === "string") &&
    typeof notes.given === "string" &&
    typeof notes.revealed === "number" &&
    isWitness(notes.witness);
  return isWhole ? (notes as DiceNotes) : null;
}
