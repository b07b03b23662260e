/** Loads Battle's kernel. */
import { loadKernel } from "../../../kernel/kernel.ts";
import address from "../../../kernel/modules/battle.wasm?url";
import { fetchModule } from "../../../local/module-loader.ts";
import { BATTLE } from "../kernel/generated/battle.ts";
import type { BattleKernel } from "../kernel/rules.ts";

export async function loadBattleKernel(): Promise<BattleKernel> {
  return loadKernel(BATTLE, await fetchModule(address));
}
