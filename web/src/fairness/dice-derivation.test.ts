import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/dice.json";
import { buildMessage, computeCommitment, deriveFaces } from "./dice-derivation.ts";

describe("the golden dice", () => {
  it.each(golden.map((roll) => [`${roll.game} ${roll.number} ${roll.count}`, roll] as const))("%s", (_, roll) => {
    const players = roll.player_seeds as [string, string];
    expect(deriveFaces({ seed: roll.seed, gameId: roll.game, players }, roll.number, roll.count)).toEqual(roll.faces);
    expect(computeCommitment(roll.seed)).toBe(roll.commitment);
    expect(buildMessage(roll.game, ...players, String(roll.number), "0")).toBe(roll.first_message);
  });
});
