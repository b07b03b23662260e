import { effect } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { choose, language, learn, load, negotiate, startSpeaking, t } from "./language.ts";

describe("negotiate", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["zh-CN"], "zh"],
    [["pt-BR", "es"], "pt"],
    [["ja", "fr-CA"], "fr"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j is answered in %s", (wanted, found) => expect(negotiate(wanted)).toBe(found));
});

describe("t", () => {
  it("says nothing wrong before any text is there, then speaks English", async () => {
    expect(t("settings")).toBe("");
    await load("en");
    expect(t("settings")).toBe("Settings");
  });

  it("finds a text of a catalogue nobody had asked for, and says so to who looked for it", async () => {
    await load("en");
    const said: string[] = [];
    const stop = effect(() => void said.push(t("battle-board")));
    await learn();
    stop();
    expect(said).toEqual(["", "Board of Battle, 9 files by 8 ranks"]);
  });

  it("fetches the exact rules for nobody but who asks for them", async () => {
    await learn();
    expect(t("clause-b1")).toBe("");
    await learn("clauses");
    expect(t("clause-b1")).toMatch(/^The board has nine files/);
  });

  it("puts arguments in, by their number", async () => {
    await load("en");
    expect(t("clock-days", { days: 1 })).toBe("1 day a turn");
    expect(t("clock-days", { days: 3 })).toBe("3 days a turn");
  });

  it("falls back to English where a text is missing", async () => {
    await load("en");
    choose("pl");
    const root = { lang: "" } as HTMLElement;
    await startSpeaking(root);
    expect(language.value).toBe("pl");
    expect(root.lang).toBe("pl");
    expect(t("name-of-the-house")).toBe("Duellum");
  });

  it("is empty for what is nowhere", async () => {
    await load("en");
    expect(t("no-such-text")).toBe("");
  });
});
