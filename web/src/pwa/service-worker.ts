/**
 * The service worker: keeps the client in this browser, so that it starts without a network.
 *
 * Pages, and the texts and rulebooks of games from other packages, come from the network and, where it fails or is slow, from
 * the cache; files with a digest in their names from the cache first. The rest of the server's interface and its sockets
 * pass untouched. Installing keeps what every page needs, which the page
 * has in its cache already; the rest is fetched one by one when the page is idle. A new version waits until the player
 * agrees: two versions never mix, because files of the old one stay until the new one takes over.
 */
import { chooseTreatment, listAllFiles, listIdleFiles, PAGE, type Version } from "./cache-plan.ts";
import type { ToServiceWorker } from "./messages.ts";

declare const self: ServiceWorkerScope;
/** Written by the build: see offline.ts. */
declare const __VERSION__: Version;

const version = __VERSION__;
const SCOPE = self.registration.scope;
const ASSETS = "duellum-assets";
const GAME_FILES = "duellum-game-files";
const PAGES = `duellum-page-${version.name}`;
/** How long a page may take over the network before the kept one is shown. */
const PATIENCE_MS = 3000;

const address = (path: string): string => new URL(path, SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(obey(event.data)));
self.addEventListener("fetch", (event) => {
  const treatment = chooseTreatment(event.request, SCOPE);
  if (treatment === "page") event.respondWith(respondWithPage(event.request));
  else if (treatment === "asset") event.respondWith(respondWithAsset(event.request));
  else if (treatment === "game-file") event.respondWith(respondWithGameFile(event.request));
});

async function install(): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.add(new Request(address(PAGE), { cache: "no-cache" }));
  await keepMissing(version.core);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("duellum-page-") && name !== PAGES) await caches.delete(name);
  }
  const files = new Set([...listAllFiles(version)].map(address));
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) if (!files.has(request.url)) await assets.delete(request);
  await self.clients.claim();
}

async function obey(message: ToServiceWorker): Promise<void> {
  if (message.type === "take-over") await self.skipWaiting();
  else await keepMissing(listIdleFiles(version, message.languages));
}

/** Keep the files that are not kept yet, one after the other: nobody waits for them. */
async function keepMissing(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  for (const path of paths) {
    const url = address(path);
    if (!(await assets.match(url))) await assets.add(url);
  }
}

async function respondWithPage(request: Request): Promise<Response> {
  return preferFresh(fetch(request), async () => (await caches.open(PAGES)).match(address(PAGE)));
}

/** Return the answer of the network, or what is kept where the network fails or is slow. */
async function preferFresh(fresh: Promise<Response>, findKept: () => Promise<Response | undefined>): Promise<Response> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([fresh, patience]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await findKept()) ?? answer ?? fresh;
}

async function respondWithGameFile(request: Request): Promise<Response> {
  const files = await caches.open(GAME_FILES);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await files.put(request.url, answer.clone()).catch(() => undefined); // no room
    return answer;
  });
  return preferFresh(fresh, () => files.match(request.url));
}

async function respondWithAsset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request.url, answer.clone()).catch(() => undefined); // no room
  return answer;
}

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

interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ScopeEvents>(name: Name, handle: (event: ScopeEvents[Name]) => void): void;
}
