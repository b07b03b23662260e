/** Fonts by language: their files are requested together with the texts, not only once these are on the page. */

/** Both families of style/fonts.css. */
const FAMILIES = ["Brygada 1918", "Open Sans"];

/** A letter of each file that not every language needs. */
const SAMPLES: Readonly<Record<string, string>> = { ru: "Ж", pl: "Ł", cs: "Č" };

export function preloadFonts(language: string): void {
  const sample = SAMPLES[language];
  const fonts = globalThis.document?.fonts; // absent in Node
  if (sample === undefined || fonts === undefined) return;
  for (const family of FAMILIES) fonts.load(`1em "${family}"`, sample).catch(() => undefined); // used when it arrives
}
