/** The engines of the games that can be played in this browser: every game's folder with local/engine.ts has one. */
import type { GameEngine } from "./sliced-search.ts";

interface EngineModule {
  loadEngine(): Promise<GameEngine>;
}

const modules = import.meta.glob<EngineModule>("../../games/*/local/engine.ts");
const loaded = new Map<string, Promise<GameEngine>>();

/** The engine of a game, loaded once. Rejects where it cannot be loaded, and may then be asked for again. */
export function loadEngine(name: string): Promise<GameEngine> {
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../../games/${name}/local/engine.ts`];
  if (!load) return Promise.reject(new Error(`${name} has no engine in the browser`));
  const loading = load().then((module) => module.loadEngine());
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
