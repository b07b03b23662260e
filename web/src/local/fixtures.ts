/** Fixtures: rules and engines over the kernels, which are read from the disk. */
import { readFileSync } from "node:fs";
import { BATTLE } from "../games/battle/kernel/generated/battle.ts";
import { createEngine as createBattleEngine } from "../games/battle/local/engine.ts";
import { createRules as createBattleRules } from "../games/battle/local/index.ts";
import { wrapKernel as wrapBattleKernel } from "../games/battle/local/wasm-kernel.ts";
import { QWIXX } from "../games/qwixx/kernel/generated/qwixx.ts";
import { createEngine as createQwixxEngine } from "../games/qwixx/local/engine.ts";
import { createRules as createQwixxRules } from "../games/qwixx/local/index.ts";
import { wrapKernel as wrapQwixxKernel } from "../games/qwixx/local/wasm-kernel.ts";
import { loadKernel } from "../kernel/kernel.ts";
import type { GameEngine } from "./engine/sliced-search.ts";
import type { Rules } from "./rules/contract.ts";

function readModule(game: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(`../kernel/modules/${game}.wasm`, import.meta.url)));
}

const loaders: Readonly<Record<string, () => Promise<[Rules, GameEngine]>>> = {
  battle: async () => {
    const kernel = await loadKernel(BATTLE, readModule("battle"));
    return [createBattleRules(wrapBattleKernel(kernel)), createBattleEngine(kernel)];
  },
  qwixx: async () => {
    const kernel = await loadKernel(QWIXX, readModule("qwixx"));
    return [createQwixxRules(wrapQwixxKernel(kernel)), createQwixxEngine(kernel)];
  },
};

/** The games that have a kernel. */
export const TEST_GAMES = Object.keys(loaders);

export async function loadTestRules(game: string): Promise<Rules> {
  return (await load(game))[0];
}

export async function loadTestEngine(game: string): Promise<GameEngine> {
  return (await load(game))[1];
}

function load(game: string): Promise<[Rules, GameEngine]> {
  const loader = loaders[game];
  if (!loader) throw new Error(`there is no kernel of ${game}`);
  return loader();
}
