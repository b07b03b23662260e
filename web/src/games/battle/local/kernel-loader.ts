/** Loads Battle's kernel. */
import type { BattleKernel } from "../../../engine/battle.ts";
import { BATTLE } from "../../../engine/generated/battle.ts";
import { loadKernel } from "../../../engine/kernel.ts";
import address from "../../../engine/modules/battle.wasm?url";
import { fetchModule } from "../../../local/module-loader.ts";

export async function loadBattleKernel(): Promise<BattleKernel> {
  return loadKernel(BATTLE, await fetchModule(address));
}
