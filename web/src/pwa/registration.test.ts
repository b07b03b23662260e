import { describe, expect, it } from "vitest";
import { savesData } from "./registration.ts";

describe("saving data", () => {
  it("is noticed where the browser tells it", () => {
    const browser = (connection?: object) => ({ connection }) as unknown as Navigator;
    expect(savesData(browser({ saveData: true }))).toBe(true);
    expect(savesData(browser({ saveData: false }))).toBe(false);
    expect(savesData(browser())).toBe(false);
  });
});
