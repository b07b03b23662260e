/** Languages whose catalogues cannot be loaded, as without a connection. */
import { afterEach, expect, it, vi } from "vitest";

/** Longer than the default second, which a busy machine may need. */
const PATIENTLY = { timeout: 30_000 };
const FOLDER = "../../../src/duellum/locale";
const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

/** Open the client again; the catalogues of these languages cannot be loaded. */
async function open(...missing: string[]) {
  vi.resetModules();
  for (const language of missing) {
    for (const name of ["shell", "device"]) {
      vi.doMock(`${FOLDER}/${language}/${name}.ftl?raw`, () => {
        throw new Error("offline");
      });
    }
  }
  const client = await import("./translation.ts");
  const root = { lang: "" } as HTMLElement;
  await client.startTranslation(root);
  return { ...client, root };
}

afterEach(() => {
  for (const name of ["shell", "device"])
    for (const language of ["de", "en"]) vi.doUnmock(`${FOLDER}/${language}/${name}.ftl?raw`);
  stored.clear();
});

it("keeps the old language until the texts of the new one have arrived", async () => {
  const { chooseLanguage, loadCatalogues, root, t } = await open("de");
  expect(await chooseLanguage("de")).toBe(false);
  await loadCatalogues("device");
  expect([root.lang, t("settings"), t("move-offline")]).toEqual([
    "en",
    "Settings",
    "This needs a connection. Try again when you are online.",
  ]);
});

it("starts in the last language displayed, with the texts of its page, where the chosen one is not here", async () => {
  const first = await open("de");
  expect(await first.chooseLanguage("pl")).toBe(true);
  await vi.waitFor(() => expect(first.root.lang).toBe("pl"), PATIENTLY);
  expect(await first.chooseLanguage("de")).toBe(false);
  const { chooseLanguage, chosenLanguage, loadCatalogues, root, t } = await open("de", "en");
  await loadCatalogues("device");
  expect([chosenLanguage.value, root.lang, t("settings"), t("move-offline")]).toEqual([
    "de",
    "pl",
    "Ustawienia",
    "To wymaga połączenia. Spróbuj ponownie, gdy będziesz online.",
  ]);
  expect(await chooseLanguage("fr")).toBe(true);
  await vi.waitFor(() => expect(root.lang).toBe("fr"), PATIENTLY);
});
