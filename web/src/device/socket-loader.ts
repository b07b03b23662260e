/** Loads the code behind a socket to a game of this browser. */
import type { OpenLine } from "./local-socket.ts";

export const loadLine = (): Promise<OpenLine> => import("./worker-client.ts").then((module) => module.openLine);
