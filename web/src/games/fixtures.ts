/** Fixtures: rules and engines over the kernels, which are read from the disk. */
import { readFileSync } from "node:fs";
import type { GameEngine } from "../engine/sliced-search.ts";
import { loadKernel } from "../kernel/kernel.ts";
import type { Rules } from "../rules/contract.ts";
import { createEngine as createBattleEngine } from "./battle/engine.ts";
import { BATTLE } from "./battle/kernel/generated/battle.ts";
import { createRules as createBattleRules } from "./battle/rules.ts";
import { createEngine as createQwixxEngine } from "./qwixx/engine.ts";
import { QWIXX } from "./qwixx/kernel/generated/qwixx.ts";
import { createRules as createQwixxRules } from "./qwixx/rules.ts";

function readModule(game: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(`../kernel/modules/${game}.wasm`, import.meta.url)));
}

const loaders: Readonly<Record<string, () => Promise<[Rules, GameEngine]>>> = {
  battle: async () => {
    const kernel = await loadKernel(BATTLE, readModule("battle"));
    return [createBattleRules(kernel), createBattleEngine(kernel)];
  },
  qwixx: async () => {
    const kernel = await loadKernel(QWIXX, readModule("qwixx"));
    return [createQwixxRules(kernel), createQwixxEngine(kernel)];
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
