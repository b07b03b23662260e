/** The part of a service worker's global scope that ours uses: TypeScript's own types of it do not go with those of pages. */
import type { ToServiceWorker } from "./messages.ts";

interface Extendable {
  /** Keep the service worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface ScopeEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { readonly data: ToServiceWorker };
  fetch: Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void };
}

export interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ScopeEvents>(name: Name, handle: (event: ScopeEvents[Name]) => void): void;
}
