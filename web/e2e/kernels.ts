/** Prints the kernels' answers to the cases in a file: "node kernels.ts battle battle.wasm cases.json". */
import { readFileSync } from "node:fs";
import { loadAnswers } from "./kernel-answers.ts";

const [game = "", module = "", cases = ""] = process.argv.slice(2);
const started = performance.now();
const answer = await loadAnswers(game, readFileSync(module));
const ready = performance.now() - started;
const cpu = process.cpuUsage().user;
const answers = JSON.parse(readFileSync(cases, "utf-8")).map(answer);
console.log(JSON.stringify({ answers, ready, seconds: (process.cpuUsage().user - cpu) / 1e6 }));
