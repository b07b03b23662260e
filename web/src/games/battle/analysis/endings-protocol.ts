/** What the page and the tablebase's Worker say to each other. A task is a number that the page gives out. */
import type { ProbedPosition } from "../kernel/endings.ts";

/** Positions to look up. */
export interface ToEndings {
  readonly task: number;
  readonly positions: readonly ProbedPosition[];
}

export type FromEndings =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "found"; readonly task: number; readonly distances: readonly (number | null)[] }
  | { readonly type: "failed"; readonly task: number; readonly text: string };
