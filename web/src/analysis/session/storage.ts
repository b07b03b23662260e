/** Keeps the analysis of each game in this browser, as the fragment of its address. */

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

const KEY = "duellum.analysis";

/** The fragment that was kept last; empty for none. */
export function readKept(storage: Storage | null, game: string): string {
  try {
    return storage?.getItem(`${KEY}.${game}`) ?? "";
  } catch {
    return ""; // storage is disabled
  }
}

/** Keep a fragment; false if the browser stores nothing. */
export function keep(storage: Storage | null, game: string, fragment: string): boolean {
  try {
    storage?.setItem(`${KEY}.${game}`, fragment);
    return storage !== null;
  } catch {
    return false; // over quota, or storage is disabled
  }
}

/** The browser's storage; null if it has none. */
export function findStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
