import { describe, expect, it } from "vitest";
import { picture, row } from "./fixtures.ts";
import { mayEnd } from "./table-behaviour.ts";

const rows = (...changes: Parameters<typeof row>[1][]) =>
  ["r", "y", "g", "b"].map((colour, place) => row(colour, changes[place]));

describe("mayEnd", () => {
  it("is false at the start", () => {
    expect(mayEnd(picture(), 0)).toBe(false);
  });

  it("is true with so few stones that a turn can place them all", () => {
    expect(mayEnd(picture({ supplies: [2, 9] }), 0)).toBe(true);
    expect(mayEnd(picture({ supplies: [2, 9] }), 1)).toBe(false);
    expect(mayEnd(picture({ supplies: [3, 9] }), 0)).toBe(false);
  });

  it("is true where one more misthrow ends the game", () => {
    expect(mayEnd(picture({ misthrows: [1, 2] }), 0)).toBe(true);
    expect(mayEnd(picture({ misthrows: [1, 1] }), 0)).toBe(false);
  });

  it("is true where the mover can close the second row, or two at once", () => {
    const closed = { is_closed: true, counts: [6, 0] as [number, number] };
    const ready = { counts: [5, 0] as [number, number] };
    expect(mayEnd(picture({ rows: rows(closed, ready) }), 0)).toBe(true);
    expect(mayEnd(picture({ rows: rows(closed, ready) }), 1)).toBe(false);
    expect(mayEnd(picture({ rows: rows(closed) }), 0)).toBe(false);
    expect(mayEnd(picture({ rows: rows(ready) }), 0)).toBe(false);
    expect(mayEnd(picture({ rows: rows(ready, ready) }), 0)).toBe(true);
  });
});
