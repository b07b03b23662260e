/** Settings of this browser, persisted in localStorage. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import { isPlayerName } from "./player-name.ts";

type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

const PREFIX = "duellum.";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null; // no entry, no valid JSON, or storage is disabled
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the setting lasts until the page is closed.
  }
}

/** A signal whose value is persisted; a stored value is used only if `isValid` accepts it. */
export function persistentSignal<T>(key: string, initial: T, isValid: (value: unknown) => value is T): Signal<T> {
  const stored = read(key);
  const value = signal(isValid(stored) ? stored : initial);
  let isFirst = true;
  effect(() => {
    const current = value.value;
    if (!isFirst) write(key, current);
    isFirst = false;
  });
  return value;
}

export const isString = (value: unknown): value is string => typeof value === "string";
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isNumberWithin =
  (low: number, high: number) =>
  (value: unknown): value is number =>
    typeof value === "number" && value >= low && value <= high;

function mediaQuerySignal(query: string): Signal<boolean> {
  if (typeof matchMedia === "undefined") return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const prefersReducedMotion = mediaQuerySignal("(prefers-reduced-motion: reduce)");
const prefersMoreContrast = mediaQuerySignal("(prefers-contrast: more)");
const prefersDark = mediaQuerySignal("(prefers-color-scheme: dark)");

/** The colour theme; "auto" follows the system. */
export const theme = persistentSignal<Theme>("theme", "auto", (value): value is Theme =>
  THEMES.includes(value as Theme),
);
/** Animation speed: 0 off, 1 normal, 2 twice as fast. */
export const speed = persistentSignal("speed", 1, isNumberWithin(0, 2));
/** Volume, 0 to 1. */
export const volume = persistentSignal("volume", 0.5, isNumberWithin(0, 1));
/** Tilt of the table: 0 seen from straight above, 1 from the player's seat. */
export const tilt = persistentSignal("tilt", 0.35, isNumberWithin(0, 1));
/** Whether threats against me are shown, in games that have them. */
export const showThreats = persistentSignal("threats", false, isBoolean);
/** Whether moves are shown in notation rather than in words. */
export const showNotation = persistentSignal("notation", false, isBoolean);
/** The name other players see; empty until one has been entered. */
export const playerName = persistentSignal("name", "", isPlayerName);

/** Whether animations are off: by the system's preference or by the speed. */
export const reducedMotion = computed(() => prefersReducedMotion.value || speed.value === 0);

/** The theme in use. */
const resolvedTheme = computed<Exclude<Theme, "auto">>(() => {
  if (theme.value !== "auto") return theme.value;
  if (prefersMoreContrast.value) return "contrast";
  return prefersDark.value ? "dark" : "light";
});

/** Scale a duration in milliseconds by the animation speed; 0 if animations are off. */
export function scaleDuration(milliseconds: number): number {
  return reducedMotion.value ? 0 : milliseconds / speed.value;
}

/** Keep the page's data-theme attribute up to date. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = resolvedTheme.value;
  });
}
