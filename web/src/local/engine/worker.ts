/** The Worker of the engines: searches in slices, so that it hears a stop while it searches. */
import { EngineRunner } from "./engine-runner.ts";
import { EngineServer } from "./engine-server.ts";
import { loadEngine } from "./registry.ts";
import type { FromEngine, ToEngine } from "./worker-protocol.ts";

const server = new EngineServer(new EngineRunner(loadEngine), (message: FromEngine) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToEngine>) => void server.handle(data);
