/** Loads Qwixx Duel's kernel. */
import { loadKernel } from "../../../kernel/kernel.ts";
import address from "../../../kernel/modules/qwixx.wasm?url";
import { fetchModule } from "../../../local/module-loader.ts";
import { QWIXX } from "../kernel/generated/qwixx.ts";
import type { LoadedKernel } from "./wasm-kernel.ts";

export async function loadQwixxKernel(): Promise<LoadedKernel> {
  return loadKernel(QWIXX, await fetchModule(address));
}
