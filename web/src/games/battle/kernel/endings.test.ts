import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { loadKernel } from "../../../kernel/kernel.ts";
import { type EndingsKernel, probeEnding, readTables, solveEndings, writeTables } from "./endings.ts";
import { BATTLE } from "./generated/battle.ts";
import { DIGEST, ENDINGS } from "./generated/endings.ts";
import { parsePosition } from "./position.ts";

const readModule = (name: string) => readFileSync(new URL(`../../../kernel/modules/${name}.wasm`, import.meta.url));

let kernel: EndingsKernel;
const shares: number[] = [];
beforeAll(async () => {
  kernel = await loadKernel(ENDINGS, readModule("endings"));
  shares.push(...solveEndings(kernel));
}, 60_000);

it("solves the endings as Python does, byte for byte", () => {
  expect(createHash("sha256").update(readTables(kernel)).digest("hex")).toBe(DIGEST);
});

it("tells how far it is", () => {
  expect(shares.at(-1)).toBe(1);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
});

it("tells the plies to the end", async () => {
  const battle = await loadKernel(BATTLE, readModule("battle"));
  const probe = (text: string) => {
    const position = parsePosition(battle, text);
    return position && probeEnding(kernel, position);
  };
  expect(probe("4k4/9/9/9/9/9/9/4K4 w 0 9")).toBe(13);
  expect(probe("3K1k3/9/9/9/9/9/9/9 w 0 9")).toBe(1);
  expect(probe("9/4k4/9/9/9/4K4/3T5/9 b 5 60")).toBe(-10);
  expect(probe("9/9/4k4/9/4C4/9/9/4K4 w 0 40")).toBe(15);
  expect(probe("4k4/9/9/9/9/9/9/TCGXK4 w 0 9")).toBe(null);
});

it("takes up tables that were solved before", async () => {
  const other = await loadKernel(ENDINGS, readModule("endings"));
  expect(writeTables(other, new Uint8Array(3))).toBe(false);
  expect(writeTables(other, readTables(kernel))).toBe(true);
  expect(other.arrays.die.subarray(0, 500)).toEqual(kernel.arrays.die.subarray(0, 500));
});
