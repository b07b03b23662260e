/** The rules of the games that can be played in this browser: each is in its game's folder, as rules.ts. */
import type { Rules } from "./contract.ts";

interface RulesModule {
  /** Load the kernel and give the rules over it. */
  load(): Promise<Rules>;
}

const modules = import.meta.glob<RulesModule>("../games/*/rules.ts");
const loaded = new Map<string, Promise<Rules>>();

/** The rules of a game, loaded once. Rejects if they cannot be loaded, and may then be asked for again. */
export function loadRules(name: string): Promise<Rules> {
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../games/${name}/rules.ts`];
  if (!load) return Promise.reject(new Error(`${name} is not played in the browser`));
  const loading = load().then((module) => module.load());
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
