/** What a person has chosen for this browser; kept from visit to visit. */
import { computed, effect, type Signal, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

const PREFIX = "duellum.";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null; // nothing there, nonsense, or a browser that keeps nothing
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets; all else goes on.
  }
}

/** A signal whose value is kept; what was kept counts only where `isValid` says so. */
export function kept<T>(key: string, initial: T, isValid: (value: unknown) => value is T): Signal<T> {
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

export const isText = (value: unknown): value is string => typeof value === "string";
const isTruth = (value: unknown): value is boolean => typeof value === "boolean";
const within =
  (low: number, high: number) =>
  (value: unknown): value is number =>
    typeof value === "number" && value >= low && value <= high;

function media(query: string): Signal<boolean> {
  if (typeof matchMedia === "undefined") return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const lessMotion = media("(prefers-reduced-motion: reduce)");
const moreContrast = media("(prefers-contrast: more)");
const darkness = media("(prefers-color-scheme: dark)");

/** Which colours; "auto" follows the system. */
export const theme = kept<Theme>("theme", "auto", (value): value is Theme => THEMES.includes(value as Theme));
/** How fast things move: 0 not at all, 1 as usual, 2 twice as fast. */
export const speed = kept("speed", 1, within(0, 2));
/** How loud: 0 silent to 1. */
export const volume = kept("volume", 0.5, within(0, 1));
/** How far the table tilts: 0 seen from straight above, 1 from the seat. */
export const tilt = kept("tilt", 0.35, within(0, 1));
/** Whether moves that would win against me are shown, where the game knows such. */
export const showThreats = kept("threats", false, isTruth);
/** The name others see; empty until it has been given. */
export const playerName = kept("name", "", isText);

/** Whether nothing is to move: the system says so, or the speed. */
export const reducedMotion = computed(() => lessMotion.value || speed.value === 0);

/** The theme in use. */
export const resolvedTheme = computed<Exclude<Theme, "auto">>(() => {
  if (theme.value !== "auto") return theme.value;
  if (moreContrast.value) return "contrast";
  return darkness.value ? "dark" : "light";
});

/** A duration in milliseconds at the chosen speed; 0 where nothing is to move. */
export function paced(milliseconds: number): number {
  return reducedMotion.value ? 0 : milliseconds / speed.value;
}

/** Let the page follow the theme. */
export function dress(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = resolvedTheme.value;
  });
}
