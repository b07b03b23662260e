/** The ten languages: which one is spoken, and its texts, loaded when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { computed, effect, signal } from "@preact/signals";
import { kept } from "./settings.ts";

/** The languages, each by its own name. */
export const LANGUAGES = {
  en: "English",
  ru: "Русский",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  pl: "Polski",
  zh: "中文",
  cs: "Čeština",
  pt: "Português",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("../../src/duellum/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in LANGUAGES;

/** The best of our languages for someone who reads these, the dearest first. */
export function negotiate(wanted: readonly string[]): Language {
  const found = negotiateLanguages([...wanted], Object.keys(LANGUAGES), {
    defaultLocale: "en",
    strategy: "lookup",
  })[0];
  return isLanguage(found) ? found : "en";
}

const chosen = kept<Language | null>("language", null, (value): value is Language | null => isLanguage(value));
const preferred = negotiate(typeof navigator === "undefined" ? [] : navigator.languages);

/** The language asked for; its texts may still be on the way. */
export const language = computed<Language>(() => chosen.value ?? preferred);

/** Speak another language from now on. */
export function choose(wanted: Language): void {
  chosen.value = wanted;
}

/** The texts that can be spoken; the same bundles again once something looked for in vain has been added to them. */
const bundles = signal<ReadonlyMap<Language, FluentBundle>>(new Map());

/** The catalogues of a language by their names, but for the exact rules, which few read; and those needed so far. */
const PARTS = [...new Set(Object.keys(catalogues).map(partOf))].filter((part) => part !== "clauses");
const needed = new Set(["shell"]);
const underWay = new Map<string, Promise<void>>();
const filling = new Map<Language, FluentBundle>();
/** Whether texts have come that nobody was told of, and whether somebody has looked for one in vain. */
const news = { hasCome: false, isMissed: false };

/** The language on the screen: the one asked for once it is there, the one before until then. */
export const spoken = signal<Language>("en");

function partOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** Load what is needed of a language's texts, each catalogue once. */
export async function load(wanted: Language): Promise<void> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locale/${wanted}/`));
  await Promise.all(paths.filter((path) => needed.has(partOf(path))).map((path) => read(wanted, path)));
  const isKnown = bundles.peek().has(wanted);
  if (isKnown && !(news.hasCome && news.isMissed)) return; // what is on the screen stays as it is
  Object.assign(news, { hasCome: false, isMissed: false });
  bundles.value = new Map(filling);
}

function read(wanted: Language, path: string): Promise<void> {
  const known = underWay.get(path);
  if (known) return known;
  const reading = Promise.resolve(catalogues[path]?.()).then((text) => {
    const bundle = filling.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(text ?? ""));
    filling.set(wanted, bundle);
    news.hasCome = true;
  });
  reading.catch(() => underWay.delete(path)); // asked for again, it is tried again
  underWay.set(path, reading);
  return reading;
}

/** Load other catalogues, too, from now on in every language; without names all but the exact rules. */
export function learn(...parts: string[]): Promise<void> {
  for (const part of parts.length > 0 ? parts : PARTS) needed.add(part);
  return load(language.peek());
}

/** The text with this id in the language spoken, with its arguments put in. */
export function t(id: string, args: Arguments = {}): string {
  return format(spoken.value, id, args) ?? fallback(id, args);
}

function format(from: Language, id: string, args: Arguments): string | null {
  const bundle = bundles.value.get(from);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null;
}

/** What to say where a text is missing: its English. It may stand in a catalogue that is not there yet. */
function fallback(id: string, args: Arguments): string {
  news.isMissed = true;
  if (bundles.peek().has(spoken.peek()) && PARTS.some((part) => !needed.has(part))) void learn().catch(() => undefined);
  const english = format("en", id, args);
  if (english === null) void load("en").catch(() => undefined);
  return english ?? "";
}

/** Browsers take their time over the first number and plural of a language: better before than while a table is drawn. */
function practise(wanted: Language): void {
  setTimeout(() => format(wanted, "clock-days", { days: 1 }));
}

/** Load a language and speak it, if it is still the one asked for; where it cannot be had, the one before stays. */
async function follow(wanted: Language): Promise<void> {
  try {
    await load(wanted);
  } catch {
    return; // without a network; tried again when there is one
  }
  if (language.peek() === wanted) spoken.value = wanted;
  practise(wanted);
}

/** Follow the language chosen, also one chosen while there was no network. Resolves when the first can be spoken. */
export function startSpeaking(root: HTMLElement): Promise<void> {
  effect(() => {
    root.lang = spoken.value;
  });
  globalThis.addEventListener?.("online", () => void follow(language.peek())); // there is none outside browsers
  return new Promise((resolve) => {
    effect(() => void follow(language.value).then(resolve));
  });
}
