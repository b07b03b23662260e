/** Loads Battle's kernel. */
import { fetchModule, loadKernel } from "../../../kernel/kernel.ts";
import address from "../../../kernel/modules/battle.wasm?url";
import { BATTLE } from "./generated/battle.ts";
import type { BattleKernel } from "./position.ts";

export async function loadBattleKernel(): Promise<BattleKernel> {
  return loadKernel(BATTLE, await fetchModule(address));
}
