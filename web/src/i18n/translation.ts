/** Internationalization (i18n): the languages, and their Fluent catalogues, loaded on demand. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { computed, effect, signal } from "@preact/signals";
import { persistentSignal } from "../settings/settings.ts";

/** The languages, each with its own name for itself. */
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

/** A text before translation: the id of a message in the catalogues, and its arguments. */
export interface UntranslatedText {
  id: string;
  args: Record<string, string | number>;
}

/** Translates a text: `t`, or a test's own. */
export type Translate = (id: string, args: UntranslatedText["args"]) => string;

/** By path all catalogues but those that only Python uses, and those that {@link addGameCatalogue} adds. */
const catalogues: Record<string, () => Promise<string>> = import.meta.glob<string>(
  ["../../../src/duellum/locale/*/*.ftl", "!../../../src/duellum/locale/*/{terminal,report,drawing}.ftl"],
  { query: "?raw", import: "default" },
);

/** How the names of catalogues begin that games of other packages bring. */
const OF_GAME = "game:";

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in LANGUAGES;

/** Choose the best available language for a list of preferred ones, most preferred first. */
export function negotiate(wanted: readonly string[]): Language {
  const found = negotiateLanguages([...wanted], Object.keys(LANGUAGES), {
    defaultLocale: "en",
    strategy: "lookup",
  })[0];
  return isLanguage(found) ? found : "en";
}

/** Whether there is a language for a code such as "de-AT". */
export const isSupported = (code: string): boolean => isLanguage(code.split("-")[0]?.toLowerCase());

const chosenByUser = persistentSignal<Language | null>("language", null, (value): value is Language | null =>
  isLanguage(value),
);
const preferredByBrowser = negotiate(typeof navigator === "undefined" ? [] : navigator.languages);

/** The chosen language; its texts may still be loading. */
export const chosenLanguage = computed<Language>(() => chosenByUser.value ?? preferredByBrowser);

/** The language last displayed, for a start without a connection. */
const lastDisplayed = persistentSignal<Language | null>("displayed-language", null, (value): value is Language | null =>
  isLanguage(value),
);

/** Switch to another language. Resolves with whether its texts are here: without them the old language stays for now. */
export function chooseLanguage(wanted: Language): Promise<boolean> {
  chosenByUser.value = wanted;
  return loadLanguage(wanted).then(
    () => true,
    () => false,
  );
}

/** The loaded texts. The map is replaced, and components render again, once a text they missed has arrived. */
const bundles = signal<ReadonlyMap<Language, FluentBundle>>(new Map());

/** The names of the catalogues, without those of rulebooks, print and accounts, which few need; and the ones wanted so far. */
const CATALOGUES = [...new Set(Object.keys(catalogues).map(catalogueName))].filter(
  (catalogue) => !/^(account|clauses|print|privacy|rulebook)/.test(catalogue),
);
/** What no page can do without. */
const BASIC_CATALOGUES: ReadonlySet<string> = new Set(["shell"]);
const wantedCatalogues = new Set(BASIC_CATALOGUES);
const inFlight = new Map<string, Promise<void>>();
const loadedBundles = new Map<Language, FluentBundle>();
/** Whether texts have arrived since the last render, and whether a component has missed one. */
const pendingTexts = { hasArrived: false, isMissed: false };

/** The language on the screen: the chosen one once it is loaded, the previous one until then. */
export const displayedLanguage = signal<Language>("en");

function catalogueName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

const isOfGame = (path: string): boolean => catalogueName(path).startsWith(OF_GAME);

/**
 * Load the texts that a game of another package brings, in every language from now on. `load` gives them in a language, with
 * the English ones before them: the last message with an id counts.
 */
export function addGameCatalogue(game: string, load: (language: Language) => Promise<string>): Promise<void> {
  const name = `${OF_GAME}${game}`;
  for (const language of Object.keys(LANGUAGES) as Language[])
    catalogues[`/locale/${language}/${name}.ftl`] ??= () => load(language);
  return loadCatalogues(name);
}

/** Load the wanted catalogues of a language, each one once. */
export async function loadLanguage(wanted: Language, names: ReadonlySet<string> = wantedCatalogues): Promise<void> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locale/${wanted}/`));
  await Promise.all(
    paths
      .filter((path) => names.has(catalogueName(path)))
      .map((path) => {
        const reading = fetchCatalogue(wanted, path);
        return isOfGame(path) ? reading.catch(() => undefined) : reading; // such a game has names without its texts, too
      }),
  );
  const isKnown = bundles.peek().has(wanted);
  if (isKnown && !(pendingTexts.hasArrived && pendingTexts.isMissed)) return; // no component needs to render again
  Object.assign(pendingTexts, { hasArrived: false, isMissed: false });
  bundles.value = new Map(loadedBundles);
}

function fetchCatalogue(wanted: Language, path: string): Promise<void> {
  const known = inFlight.get(path);
  if (known) return known;
  const reading = Promise.resolve(catalogues[path]?.()).then((text) => {
    const bundle = loadedBundles.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(text ?? ""), { allowOverrides: isOfGame(path) });
    loadedBundles.set(wanted, bundle);
    pendingTexts.hasArrived = true;
    if (isOfGame(path)) pendingTexts.isMissed = true; // other names were shown until now
  });
  reading.catch(() => inFlight.delete(path)); // the next request tries again
  inFlight.set(path, reading);
  return reading;
}

/** Resolves once a first language is displayed. */
let isStarted: Promise<void> = Promise.resolve();

/**
 * Load more catalogues, in every language from now on; without names all but those that few need. Where the chosen
 * language cannot be loaded, the displayed one is enough.
 */
export async function loadCatalogues(...names: string[]): Promise<void> {
  for (const catalogue of names.length > 0 ? names : CATALOGUES) wantedCatalogues.add(catalogue);
  const chosen = chosenLanguage.peek();
  try {
    await loadLanguage(chosen);
  } catch (error) {
    await isStarted;
    if (displayedLanguage.peek() === chosen) throw error;
    await loadLanguage(displayedLanguage.peek());
  }
}

/** A module that is loaded on demand, together with the catalogues of its texts. */
export async function withTexts<Module>(module: Promise<Module>, ...names: string[]): Promise<Module> {
  const [loaded] = await Promise.all([module, loadCatalogues(...names)]);
  return loaded;
}

/** A share of one as an argument of {@link t}, shown as a whole percentage in the form of the language. */
export const percent = (share: number): FluentNumber =>
  new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 });

/** Translate: the message with this id in the displayed language, with its arguments filled in. */
export function t(id: string, args: Arguments = {}): string {
  return formatMessage(displayedLanguage.value, id, args) ?? fallback(id, args);
}

/** Format a share from 0 to 1 as a percentage, as the displayed language writes it. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(displayedLanguage.value, { style: "percent" }).format(share);
}

/** Translate a message that the catalogues need not have, such as the name of a game from another package. */
export function translateOr(id: string, alternative: string): string {
  return formatMessage(displayedLanguage.value, id, {}) ?? alternative;
}

function formatMessage(from: Language, id: string, args: Arguments): string | null {
  const bundle = bundles.value.get(from);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null;
}

/** The English message where the translation is missing; it may be in a catalogue that is not loaded yet. */
function fallback(id: string, args: Arguments): string {
  pendingTexts.isMissed = true;
  if (bundles.peek().has(displayedLanguage.peek()) && CATALOGUES.some((catalogue) => !wantedCatalogues.has(catalogue)))
    void loadCatalogues().catch(() => undefined);
  const english = formatMessage("en", id, args);
  if (english === null) void loadLanguage("en").catch(() => undefined);
  return english ?? "";
}

/** Format a plural once ahead of time: the first one of a language is slow in browsers. */
function warmUpPlurals(wanted: Language): void {
  setTimeout(() => formatMessage(wanted, "clock-days", { days: 1 }));
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** Try again after a while; while offline the event "online" does so. A load may fail only after that event. */
function retryLater(wanted: Language, delay: number): void {
  if (!globalThis.navigator?.onLine) return; // also absent in Node
  setTimeout(() => {
    if (chosenLanguage.peek() === wanted) void switchTo(wanted, Math.min(2 * delay, MAX_RETRY_MS));
  }, delay);
}

/** Load a language and display it if it is still the chosen one; where loading fails, the previous one stays. */
async function switchTo(wanted: Language, retryMs = FIRST_RETRY_MS): Promise<void> {
  preloadFonts(wanted);
  try {
    await loadLanguage(wanted);
  } catch {
    retryLater(wanted, retryMs);
    return;
  }
  if (chosenLanguage.peek() === wanted) display(wanted);
  warmUpPlurals(wanted);
}

function display(language: Language): void {
  displayedLanguage.value = language;
  lastDisplayed.value = language;
}

/** Display the first language whose texts are here, where the chosen one has not arrived: best the last one displayed. */
async function displaySubstitute(): Promise<void> {
  const others = Object.keys(LANGUAGES) as Language[];
  for (const candidate of new Set([lastDisplayed.peek() ?? preferredByBrowser, preferredByBrowser, ...others])) {
    if (bundles.peek().has(chosenLanguage.peek())) return; // arrived meanwhile
    const isHere = await loadLanguage(candidate, BASIC_CATALOGUES).then(
      () => true,
      () => false,
    );
    if (!isHere) continue;
    displayedLanguage.value = candidate;
    return;
  }
}

/** Follow the chosen language, also one chosen while offline. Resolves when a first one is displayed. */
export function startTranslation(root: HTMLElement): Promise<void> {
  effect(() => {
    root.lang = displayedLanguage.value;
  });
  globalThis.addEventListener?.("online", () => void switchTo(chosenLanguage.peek())); // absent in Node
  isStarted = new Promise((resolve) => {
    effect(() => {
      void switchTo(chosenLanguage.value)
        .then(() => (bundles.peek().has(displayedLanguage.peek()) ? undefined : displaySubstitute()))
        .then(resolve);
    });
  });
  return isStarted;
}

/** Both families of font-faces.ts. */
const FAMILIES = ["Brygada 1918", "Open Sans"];

/** A letter of each file that not every language needs. */
const SAMPLES: Readonly<Record<string, string>> = { ru: "Ж", pl: "Ł", cs: "Č" };

function preloadFonts(language: string): void {
  const sample = SAMPLES[language];
  const fonts = globalThis.document?.fonts; // absent in Node
  if (sample === undefined || fonts === undefined) return;
  for (const family of FAMILIES) fonts.load(`1em "${family}"`, sample).catch(() => undefined); // used when it arrives
}
