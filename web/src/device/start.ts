/** Starting games in this browser; the Worker's code is loaded when it is first needed. */
import type { NewGame } from "../protocol/types.ts";
import { savesData, whenIdle } from "../pwa/registration.ts";

const loadClient = () => import("./worker-client.ts");

/** Create a game in this browser and return its id. */
export async function startLocalGame(game: NewGame): Promise<string> {
  const { ask } = await loadClient();
  return ask({ type: "create", game });
}

/** The record of a game in this browser; null where there is none. */
export async function readRecord(game: string): Promise<string | null> {
  const { ask } = await loadClient();
  return ask({ type: "export", game });
}

/** Load the rules and the engine of a game ahead, once the browser is idle; not for somebody who saves data. */
export function prepareGame(rules: string): void {
  if (savesData()) return;
  const load = async () => (await loadClient()).ask({ type: "prepare", rules });
  whenIdle(() => void load().catch(() => undefined)); // the game itself tries again
}
