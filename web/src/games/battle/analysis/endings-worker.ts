/** The Worker of the tablebase: solves the endings when it is first asked, or takes them from the browser's cache. */
import { fetchModule, loadKernel } from "../../../kernel/kernel.ts";
import address from "../../../kernel/modules/endings.wasm?url";
import { type EndingsKernel, probeEnding, readTables, solveEndings, writeTables } from "../kernel/endings.ts";
import { DIGEST, ENDINGS } from "../kernel/generated/endings.ts";
import type { FromEndings, ToEndings } from "./endings-protocol.ts";
import { keepTables, readKeptTables } from "./endings-store.ts";

const post = (message: FromEndings): void => self.postMessage(message);

async function load(): Promise<EndingsKernel> {
  const kernel = await loadKernel(ENDINGS, await fetchModule(address));
  const kept = await readKeptTables(DIGEST);
  if (kept && writeTables(kernel, kept)) return kernel;
  for (const share of solveEndings(kernel)) post({ type: "progress", share });
  void keepTables(DIGEST, readTables(kernel));
  return kernel;
}

let loading: Promise<EndingsKernel> | null = null;

self.onmessage = async ({ data: { task, positions } }: MessageEvent<ToEndings>) => {
  try {
    loading ??= load();
    const kernel = await loading;
    post({ type: "found", task, distances: positions.map((position) => probeEnding(kernel, position)) });
  } catch (error) {
    loading = null;
    post({ type: "failed", task, text: String(error) });
  }
};
