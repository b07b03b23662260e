import { describe, expect, it } from "vitest";
import cases from "../../../tests/server/protocol/player_names.json";
import { findNameProblem, isPlayerName, normalizeName } from "./player-name.ts";

interface Case {
  given: string;
  name?: string;
  refused?: string;
}

describe("a player's name", () => {
  it.each(cases as Case[])("$given is taken or refused as by the server", ({ given, name, refused }) => {
    const normalized = normalizeName(given);
    expect(findNameProblem(normalized)).toBe(refused ?? null);
    if (name !== undefined) expect(normalized).toBe(name);
  });

  it("is taken from storage only if it can be used", () => {
    expect(isPlayerName("Bea 👨‍👩‍👧‍👦")).toBe(true);
    expect(isPlayerName("A\u200dnn")).toBe(false);
    expect(isPlayerName(7)).toBe(false);
  });
});
