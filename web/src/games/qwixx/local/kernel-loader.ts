/** Loads Qwixx Duel's kernel. */
import { QWIXX } from "../../../engine/generated/qwixx.ts";
import { loadKernel } from "../../../engine/kernel.ts";
import address from "../../../engine/modules/qwixx.wasm?url";
import { fetchModule } from "../../../local/module-loader.ts";
import type { LoadedKernel } from "./wasm-kernel.ts";

export async function loadQwixxKernel(): Promise<LoadedKernel> {
  return loadKernel(QWIXX, await fetchModule(address));
}
