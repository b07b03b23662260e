/** Qwixx Duel's rules for games in this browser, over its kernel. */
import type { Rules } from "../../../local/rules/contract.ts";
import { explain } from "./explanation.ts";
import type { QwixxKernel } from "./kernel.ts";
import { loadQwixxKernel } from "./kernel-loader.ts";
import { findOutcome } from "./outcome.ts";
import { QwixxPosition } from "./position.ts";
import { wrapKernel } from "./wasm-kernel.ts";

export async function loadRules(): Promise<Rules<QwixxPosition>> {
  return createRules(wrapKernel(await loadQwixxKernel()));
}

/** The rules that a kernel knows. */
export function createRules(kernel: QwixxKernel): Rules<QwixxPosition> {
  return {
    parsePosition: (text) => new QwixxPosition(kernel, kernel.parsePosition(text)),
    findOutcome: (positions) => findOutcome(positions[positions.length - 1] as QwixxPosition),
    startsTurn: ({ board }) => board.dice === null,
    explain,
  };
}
