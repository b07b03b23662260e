import { effect } from "@preact/signals";
import { describe, expect, it } from "vitest";
import {
  chooseLanguage,
  chosenLanguage,
  displayedLanguage,
  LANGUAGES,
  type Language,
  loadCatalogues,
  loadLanguage,
  negotiate,
  percent,
  startTranslation,
  t,
} from "./translation.ts";

describe("negotiate", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["zh-CN"], "zh"],
    [["pt-BR", "es"], "pt"],
    [["ja", "fr-CA"], "fr"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j gives %s", (wanted, found) => expect(negotiate(wanted)).toBe(found));
});

describe("t", () => {
  it("is empty before any catalogue is loaded, then English", async () => {
    expect(t("settings")).toBe("");
    await loadLanguage("en");
    expect(t("settings")).toBe("Settings");
  });

  it("loads a catalogue that a missing text needs, and re-renders", async () => {
    await loadLanguage("en");
    const said: string[] = [];
    const stop = effect(() => void said.push(t("battle-board")));
    await loadCatalogues();
    stop();
    expect(said).toEqual(["", "Battle board, 9 files by 8 ranks"]);
  });

  it("loads the exact rules on request only", async () => {
    await loadCatalogues();
    expect(t("clause-b1")).toBe("");
    await loadCatalogues("clauses");
    expect(t("clause-b1")).toMatch(/^The board has nine files/);
  });

  it("has no catalogue that only Python uses", async () => {
    await loadCatalogues("terminal", "report", "drawing");
    expect([t("terminal-goodbye"), t("report-start"), t("qwixx-drawing-white")]).toEqual(["", "", ""]);
  });

  it("fills in arguments with plural forms", async () => {
    await loadLanguage("en");
    expect(t("clock-days", { days: 1 })).toBe("1 day per turn");
    expect(t("clock-days", { days: 3 })).toBe("3 days per turn");
  });

  it("shows a percentage in the form of each language, never with a space where a line may break", async () => {
    const shown: Record<string, string> = {};
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      chooseLanguage(language);
      await loadLanguage(language);
      displayedLanguage.value = language;
      shown[language] = t("chances-figure", { percent: percent(0.516) }).replace(/[\u00a0\u202f]/u, "_");
    }
    expect(shown).toEqual({
      en: "52%",
      ru: "52_%",
      de: "52_%",
      fr: "52_%",
      it: "52%",
      es: "52_%",
      pl: "52%",
      zh: "52%",
      cs: "52_%",
      pt: "52%",
    });
    displayedLanguage.value = "en";
  });

  it("falls back to English where a text is missing", async () => {
    await loadLanguage("en");
    chooseLanguage("pl");
    const root = { lang: "" } as HTMLElement;
    await startTranslation(root);
    expect(chosenLanguage.value).toBe("pl");
    expect(root.lang).toBe("pl");
    expect(t("app-name")).toBe("Duellum");
  });

  it("is empty for an unknown id", async () => {
    await loadLanguage("en");
    expect(t("no-such-text")).toBe("");
  });
});
