/**
 * Prints the kernels' answers to the cases in a file: "node kernels.ts battle battle.wasm cases.json". Without cases it
 * also tells how large the module is with Brotli.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { loadAnswers } from "./kernel-answers.ts";

const [game = "", module = "", cases = ""] = process.argv.slice(2);
const started = performance.now();
const bytes = readFileSync(module);
const answer = await loadAnswers(game, bytes);
const ready = performance.now() - started;
const cpu = process.cpuUsage().user;
const answers = JSON.parse(readFileSync(cases, "utf-8")).map(answer);
const seconds = (process.cpuUsage().user - cpu) / 1e6;
const brotli = answers.length > 0 ? 0 : brotliCompressSync(bytes).length;
console.log(JSON.stringify({ answers, ready, seconds, brotli }));
