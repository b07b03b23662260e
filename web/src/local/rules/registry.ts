/** The rules of the games that can be played in this browser: every game's folder with local/index.ts has some. */
import type { Rules } from "./contract.ts";

interface LocalModule {
  /** Load the kernel and give the rules over it. */
  loadRules(): Promise<Rules>;
}

const modules = import.meta.glob<LocalModule>("../../games/*/local/index.ts");
const loaded = new Map<string, Promise<Rules>>();

/** The rules of a game, loaded once. Rejects where they cannot be loaded, and may then be asked for again. */
export function loadRules(name: string): Promise<Rules> {
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../../games/${name}/local/index.ts`];
  if (!load) return Promise.reject(new Error(`${name} is not played in the browser`));
  const loading = load().then((module) => module.loadRules());
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
