import { beforeEach, describe, expect, it } from "vitest";
import { loadCatalogues, loadLanguage } from "../i18n/translation.ts";
import { formatRefusal } from "./toasts.tsx";

const COUNT = { id: "battle-illegal-count", args: { face: 5, count: 4 } };

describe("formatRefusal", () => {
  beforeEach(() => loadLanguage("en"));

  it("says the reason in general until the catalogue of refusals is loaded", () => {
    expect(formatRefusal({ reason: "illegal", clause: "B8", why: COUNT })).toBe("The rules forbid this move. (B8)");
  });

  it("says what is wrong with the move, and names the clause", async () => {
    await loadCatalogues("refusals");
    expect(formatRefusal({ reason: "illegal", clause: "B8", why: COUNT })).toBe(
      "The top face shows 5: the die rolls exactly that far, not 4. (B8)",
    );
  });

  it("says the reason alone where the server says no more", () => {
    expect(formatRefusal({ reason: "stale", clause: null })).toBe("The game has gone on in the meantime.");
  });
});
