import { describe, expect, it } from "vitest";
import { listLikelyLanguages, savesData } from "./registration.ts";

describe("saving data", () => {
  it("is noticed where the browser tells it", () => {
    const browser = (connection?: object) => ({ connection }) as unknown as Navigator;
    expect(savesData(browser({ saveData: true }))).toBe(true);
    expect(savesData(browser({ saveData: false }))).toBe(false);
    expect(savesData(browser())).toBe(false);
  });
});

describe("the languages that are kept", () => {
  it("are the one displayed and those that the browser prefers, as far as there are any", () => {
    expect(listLikelyLanguages("ru", ["de-AT", "de", "ja", "en-US"])).toEqual(["ru", "de", "en"]);
  });
});
