/** What a page tells the service worker: to keep the remaining files, for these languages, or to replace the old version. */
export type ToServiceWorker =
  | { readonly type: "keep"; readonly languages: readonly string[] }
  | { readonly type: "take-over" };
