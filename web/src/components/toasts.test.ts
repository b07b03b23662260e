import { beforeEach, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n/translation.ts";
import { formatRefusal, loadRefusals } from "./toasts.tsx";

const COUNT = { id: "battle-illegal-count", args: { face: 5, count: 4 } };

describe("formatRefusal", () => {
  beforeEach(() => loadLanguage("en"));

  it("says that there is no answer while the texts of refusals are not loaded", () => {
    expect(formatRefusal({ reason: "illegal", clause: "B8", why: COUNT })).toBe("The server is not responding.");
  });

  it("says what is wrong with the move, and names the clause", async () => {
    await loadRefusals();
    expect(formatRefusal({ reason: "illegal", clause: "B8", why: COUNT })).toBe(
      "The top face shows 5, so the die must roll exactly 5, not 4. (Rule B8)",
    );
  });

  it("says the reason alone where the server says no more", () => {
    expect(formatRefusal({ reason: "stale", clause: null })).toBe("The game has moved on in the meantime.");
  });
});
