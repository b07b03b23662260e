/** Loads Qwixx Duel's kernel. */
import { fetchModule, loadKernel } from "../../../kernel/kernel.ts";
import address from "../../../kernel/modules/qwixx.wasm?url";
import { QWIXX } from "./generated/qwixx.ts";
import type { QwixxKernel } from "./search.ts";

export async function loadQwixxKernel(): Promise<QwixxKernel> {
  return loadKernel(QWIXX, await fetchModule(address));
}
