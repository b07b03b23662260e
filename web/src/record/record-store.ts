/** The records open in this tab, kept in session storage: they survive a reload and back navigation. */

/** The game of a record that is shown, and after how many plies. */
interface Place {
  readonly number: number;
  readonly ply: number;
}

export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const MAX_RECORDS = 6;
const KEY = "duellum.saved";
const START: Place = { number: 1, ply: 0 };

export class RecordStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Store a record; returns its name. The oldest records are removed to make room. */
  put(text: string): string {
    const names = this.#names();
    const name = String(1 + Math.max(0, ...names.map(Number)));
    this.#write([...names, name].slice(-MAX_RECORDS));
    for (const old of names.slice(0, -MAX_RECORDS + 1)) this.#remove(old);
    for (const old of names) {
      if (this.#set(`${KEY}.${name}`, text)) return name;
      this.#remove(old); // the quota does not allow both
    }
    this.#set(`${KEY}.${name}`, text);
    return name;
  }

  /** The record with this name; null if it has been removed. */
  text(name: string): string | null {
    return this.#storage.getItem(`${KEY}.${name}`);
  }

  /** The place in it that was shown last. */
  place(name: string): Place {
    try {
      const place = JSON.parse(this.#storage.getItem(`${KEY}.${name}.place`) ?? "null") as Partial<Place> | null;
      return { number: place?.number ?? START.number, ply: place?.ply ?? START.ply };
    } catch {
      return START;
    }
  }

  /** Store the place that is shown. */
  mark(name: string, place: Place): void {
    this.#set(`${KEY}.${name}.place`, JSON.stringify(place));
  }

  #names(): string[] {
    return (this.#storage.getItem(KEY) ?? "").split(" ").filter((name) => /^[0-9]+$/.test(name));
  }

  #write(names: readonly string[]): void {
    this.#set(KEY, names.join(" "));
  }

  #remove(name: string): void {
    this.#storage.removeItem(`${KEY}.${name}`);
    this.#storage.removeItem(`${KEY}.${name}.place`);
  }

  #set(key: string, value: string): boolean {
    try {
      this.#storage.setItem(key, value);
      return true;
    } catch {
      return false; // over quota, or storage is disabled
    }
  }
}
