/** Registers the service worker after the page is loaded, and offers a new version of the client. */
import { effect, signal } from "@preact/signals";
import { displayedLanguage, isSupported, type Language, negotiate } from "../i18n/translation.ts";
import type { ToServiceWorker } from "./messages.ts";

/** A version that waits until the player agrees. */
export const waitingVersion = signal<ServiceWorker | null>(null);

/** How often a page that stays open looks for a new version. */
const UPDATE_MS = 3_600_000;

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the user wants to save data: then nothing is fetched ahead. */
export function savesData(browser: Navigator = navigator): boolean {
  return (browser as Navigator & { connection?: Connection }).connection?.saveData === true;
}

/** Run something when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 1000);
}

/** Tell the browser how to install the client. Not in the page itself: nobody installs it while it loads. */
export function linkManifest(head: HTMLElement = document.head): void {
  for (const [rel, file] of [
    ["manifest", "manifest.webmanifest"],
    ["apple-touch-icon", "icon-180.png"],
  ] as const) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = import.meta.env.BASE_URL + file;
    head.append(link);
  }
}

/** Register; where the browser has no service workers, or this page is not secure, nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base });
  followUpdates(registration);
  await navigator.serviceWorker.ready;
  if (savesData()) return;
  effect(() => {
    const languages = listLikelyLanguages(displayedLanguage.value, navigator.languages);
    whenIdle(() => post(registration.active, { type: "keep", languages }));
  });
}

/** The languages to keep for a start without a connection: the one displayed, and those that the browser prefers. */
export function listLikelyLanguages(displayed: Language, preferred: readonly string[]): Language[] {
  return [...new Set([displayed, ...preferred.filter(isSupported).map((code) => negotiate([code]))])];
}

/** Show when a new version is installed next to the one that runs. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waitingVersion.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  const update = () => void registration.update().catch(() => undefined);
  setInterval(update, UPDATE_MS);
  addEventListener("online", update);
}

/** Let the new version take over; the page is loaded again. Games of this browser are stored, so none is lost. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  post(waiting, { type: "take-over" });
}

function post(to: ServiceWorker | null, message: ToServiceWorker): void {
  to?.postMessage(message);
}
