import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkPosition as checkBattle } from "../../games/battle/analysis/legality.ts";
import { checkPosition as checkQwixx } from "../../games/qwixx/analysis/legality.ts";

/** What Python says, written by "make golden". */
const vectors = JSON.parse(
  readFileSync(new URL("../../../../tests/golden/positions.json", import.meta.url), "utf8"),
) as Record<string, [text: string, message: string | null][]>;

describe.each([
  ["battle", checkBattle],
  ["qwixx", checkQwixx],
] as const)("%s", (game, checkPosition) => {
  it("refuses the same positions as Python, for the same reasons", () => {
    const kept = vectors[game] ?? [];
    expect(kept.length).toBeGreaterThan(80);
    for (const [text, message] of kept) expect([text, checkPosition(text)?.message ?? null]).toEqual([text, message]);
  });

  it("names the clause that a message names", () => {
    const found = (vectors[game] ?? []).map(([text]) => checkPosition(text));
    expect(found.filter((fault) => fault?.clause).length).toBeGreaterThan(20);
    for (const fault of found) if (fault?.clause) expect(fault.message).toContain(fault.clause.slice(1));
  });
});
