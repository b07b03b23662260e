import { describe, expect, it } from "vitest";
import { Random } from "./random.ts";

describe("Random", () => {
  it("draws from the browser's generator: ids and seeds differ", () => {
    const random = new Random();
    expect(random.letters()).toMatch(/^[2-9a-hjkmnp-z]{12}$/);
    expect(random.letters()).not.toBe(random.letters());
    expect(random.seed()).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gives whole numbers of so many bits", () => {
    const highest = new Random((bytes) => bytes.fill(0xff));
    expect([1, 8, 31].map((bits) => highest.integer(bits))).toEqual([1, 255, 2 ** 31 - 1]);
  });

  it("favours no letter: bytes that would are drawn again", () => {
    let drawn = 0;
    const random = new Random((bytes) => bytes.fill(drawn++ === 0 ? 255 : 1));
    expect([random.letters(), drawn]).toEqual(["333333333333", 2]);
  });
});
