/** The saved games open in this tab: kept until it is closed, so that refreshing and going back find them again. */

/** Which game of a text is looked at, and after how many plies. */
export interface Place {
  readonly number: number;
  readonly ply: number;
}

export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const MOST = 6;
const SHELF = "duellum.saved";
const START: Place = { number: 1, ply: 0 };

export class Shelf {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Keep a text; returns what it is called from now on. What has lain here longest makes room. */
  put(text: string): string {
    const names = this.#names();
    const name = String(1 + Math.max(0, ...names.map(Number)));
    this.#write([...names, name].slice(-MOST));
    for (const old of names.slice(0, -MOST + 1)) this.#remove(old);
    for (const old of names) {
      if (this.#set(`${SHELF}.${name}`, text)) return name;
      this.#remove(old); // there is no room for both
    }
    this.#set(`${SHELF}.${name}`, text);
    return name;
  }

  /** The text with this name; null where it is not here any more. */
  text(name: string): string | null {
    return this.#storage.getItem(`${SHELF}.${name}`);
  }

  /** Where in it somebody looked last. */
  place(name: string): Place {
    try {
      const place = JSON.parse(this.#storage.getItem(`${SHELF}.${name}.place`) ?? "null") as Partial<Place> | null;
      return { number: place?.number ?? START.number, ply: place?.ply ?? START.ply };
    } catch {
      return START;
    }
  }

  /** Remember where somebody looks. */
  mark(name: string, place: Place): void {
    this.#set(`${SHELF}.${name}.place`, JSON.stringify(place));
  }

  #names(): string[] {
    return (this.#storage.getItem(SHELF) ?? "").split(" ").filter((name) => /^[0-9]+$/.test(name));
  }

  #write(names: readonly string[]): void {
    this.#set(SHELF, names.join(" "));
  }

  #remove(name: string): void {
    this.#storage.removeItem(`${SHELF}.${name}`);
    this.#storage.removeItem(`${SHELF}.${name}.place`);
  }

  #set(key: string, value: string): boolean {
    try {
      this.#storage.setItem(key, value);
      return true;
    } catch {
      return false; // no room, or a browser that keeps nothing
    }
  }
}
