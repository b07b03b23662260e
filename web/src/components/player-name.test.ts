import { describe, expect, it } from "vitest";
import { splitAtNames } from "./player-name.tsx";

describe("splitAtNames", () => {
  it("finds a name within a sentence", () => {
    expect(splitAtNames({ name: "Bea" }, ({ name }) => `${name} offers a draw.`)).toEqual([
      { name: "Bea" },
      " offers a draw.",
    ]);
  });

  it("keeps the order of the text, which may differ from that of the names", () => {
    const parts = splitAtNames({ first: "1", second: "{ $first }" }, ({ first, second }) => `${second} – ${first}`);
    expect(parts).toEqual([{ name: "{ $first }" }, " – ", { name: "1" }]);
  });

  it("leaves a text without names alone", () => {
    expect(splitAtNames({ name: "Bea" }, () => "A draw.")).toEqual(["A draw."]);
  });
});
