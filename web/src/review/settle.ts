/** Waits until the table of the review shows its last move at rest. */
import { settle } from "../lessons/settle.ts";

export const settleTable = (): Promise<void> => settle(document.querySelector(".review .frame-table"), true);
