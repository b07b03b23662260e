/** What a game and its engine's Worker say to each other. A task is a number that the game gives out. */
import type { SearchRequest, SearchResult } from "./contract.ts";

export type ToEngine =
  | { readonly type: "prepare"; readonly task: number; readonly rules: string }
  | { readonly type: "search"; readonly task: number; readonly request: SearchRequest }
  | { readonly type: "roll"; readonly task: number; readonly request: SearchRequest }
  | {
      readonly type: "rolls";
      readonly task: number;
      readonly request: SearchRequest;
      readonly fixed: readonly number[];
    }
  | { readonly type: "stop"; readonly task: number };

export type FromEngine =
  | { readonly type: "progress"; readonly task: number; readonly found: SearchResult }
  | { readonly type: "found"; readonly task: number; readonly found: SearchResult }
  | { readonly type: "value"; readonly task: number; readonly value: number }
  | { readonly type: "values"; readonly task: number; readonly values: readonly number[] }
  | { readonly type: "ready"; readonly task: number }
  | { readonly type: "failed"; readonly task: number; readonly text: string };
