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

const bundles = signal<Readonly<Partial<Record<Language, FluentBundle>>>>({});
const underWay = new Map<Language, Promise<void>>();

/** The language on the screen: the one asked for once it is there, the one before until then. */
export const spoken = signal<Language>("en");

/** Load a language's texts, once. */
export function load(wanted: Language): Promise<void> {
  const known = underWay.get(wanted);
  if (known) return known;
  const loading = fetchBundle(wanted).then((bundle) => {
    bundles.value = { ...bundles.value, [wanted]: bundle };
  });
  loading.catch(() => underWay.delete(wanted)); // asked for again, it is tried again
  underWay.set(wanted, loading);
  return loading;
}

async function fetchBundle(wanted: Language): Promise<FluentBundle> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locale/${wanted}/`));
  const texts = await Promise.all(paths.map((path) => catalogues[path]?.()));
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text ?? ""));
  return bundle;
}

/** The text with this id in the language spoken, with its arguments put in. */
export function t(id: string, args: Arguments = {}): string {
  return format(spoken.value, id, args) ?? fallback(id, args);
}

function format(from: Language, id: string, args: Arguments): string | null {
  const bundle = bundles.value[from];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null;
}

/** What to say where a text is missing: its English, which is fetched for that. */
function fallback(id: string, args: Arguments): string {
  const english = format("en", id, args);
  if (english === null) void load("en").catch(() => undefined);
  return english ?? "";
}

/** Follow the language chosen: load it, then speak it. Resolves when the first one can be spoken. */
export function startSpeaking(root: HTMLElement): Promise<void> {
  effect(() => {
    root.lang = spoken.value;
  });
  return new Promise((resolve) => {
    effect(() => {
      const wanted = language.value;
      void load(wanted)
        .then(() => {
          if (language.peek() === wanted) spoken.value = wanted;
        })
        .catch(() => undefined)
        .finally(resolve);
    });
  });
}
