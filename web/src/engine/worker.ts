/**
 * The Worker of the engines: searches in slices, so that it hears a stop while it searches. The engine of a game is in
 * its folder, as engine.ts.
 */
import { EngineRunner } from "./engine-runner.ts";
import { EngineServer } from "./engine-server.ts";
import type { GameEngine } from "./sliced-search.ts";
import type { FromEngine, ToEngine } from "./worker-protocol.ts";

interface EngineModule {
  load(): Promise<GameEngine>;
}

const modules = import.meta.glob<EngineModule>("../games/*/engine.ts");
const loaded = new Map<string, Promise<GameEngine>>();

/** The engine of a game, loaded once. Rejects if it cannot be loaded, and may then be asked for again. */
function loadEngine(name: string): Promise<GameEngine> {
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../games/${name}/engine.ts`];
  if (!load) return Promise.reject(new Error(`${name} has no engine in the browser`));
  const loading = load().then((module) => module.load());
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

const server = new EngineServer(new EngineRunner(loadEngine), (message: FromEngine) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToEngine>) => void server.handle(data);
