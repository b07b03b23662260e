/** What the page and the Worker say to each other. A socket is a number that the page gives out. */
import type { NewGame } from "../protocol/types.ts";

/** Why games are not kept: the browser stores nothing here, or has no room left. */
export type StorageProblem = "refused" | "full";

/** What the page asks for, by name; the answers are those of {@link Answers}. */
export type WorkerRequest =
  | { readonly type: "prepare"; readonly rules: string }
  | { readonly type: "create"; readonly game: NewGame }
  | { readonly type: "export"; readonly game: string };

export interface Answers {
  /** The engine of a game is loaded. */
  prepare: null;
  /** The id of the new game. */
  create: string;
  /** The game's record; null where there is no such game. */
  export: string | null;
}

export type ToWorker =
  | { readonly type: "open"; readonly socket: number; readonly game: string; readonly after: number | null }
  | { readonly type: "send"; readonly socket: number; readonly text: string }
  | { readonly type: "close"; readonly socket: number }
  | { readonly type: "request"; readonly request: number; readonly body: WorkerRequest };

export type FromWorker =
  | { readonly type: "message"; readonly socket: number; readonly text: string }
  | { readonly type: "closed"; readonly socket: number; readonly code: number }
  | { readonly type: "answer"; readonly request: number; readonly value: Answers[keyof Answers] }
  | { readonly type: "failed"; readonly request: number; readonly text: string }
  /** A game that was to be opened goes on at the server. */
  | { readonly type: "moved"; readonly to: string }
  | { readonly type: "storage"; readonly problem: StorageProblem };
