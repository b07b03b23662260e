import { describe, expect, it } from "vitest";
import type { DiceInfo } from "../protocol/types.ts";
import { addOwn, beginWitness, completeWitness, findContradiction, isWitness, isWitnessed } from "./witness.ts";

const DICE: DiceInfo = {
  commitment: "server's",
  seeds: [null, "bot's"],
  seed: null,
  mode: "joint",
  commitments: ["mine", null],
  shares: [null, null, null],
  unproven: 0,
  pending: null,
};

describe("a witness", () => {
  const game = { game: "g", start: "s", dice: DICE };
  const begun = beginWitness(game, 0);
  const whole = completeWitness(addOwn(begun, [0], "mine"), DICE);

  it("begins with the server's commitment, before anything is given", () => {
    expect([begun.commitment, begun.seats, begun.commitments]).toEqual(["server's", [], [null, null]]);
    expect(["server", 0, 1].map((party) => isWitnessed(begun, party as "server"))).toEqual([true, false, false]);
    expect(isWitnessed(null, "server")).toBe(false);
  });

  it("has what I gave, whatever the server shows, and what the others show", () => {
    expect(whole).toMatchObject({ seats: [0], commitments: ["mine", null], seeds: [null, "bot's"] });
    expect(addOwn(completeWitness(begun, DICE), [0], "what I gave").commitments[0]).toBe("what I gave");
    expect(addOwn({ ...begun, mode: "committed" }, [0, 1], "ours").seeds).toEqual(["ours", "ours"]);
  });

  it("changes nothing that was noted before", () => {
    const changed = { ...DICE, seeds: [null, "another"] as [null, string] };
    expect(completeWitness(whole, changed)).toEqual(whole);
  });

  it("says whose part is another", () => {
    expect(findContradiction(whole, game)).toBeNull();
    expect(findContradiction(begun, game)).toBeNull();
    expect(findContradiction(whole, { ...game, game: "h" })).toBe("server");
    expect(findContradiction(whole, { ...game, start: "t" })).toBe("server");
    expect(findContradiction({ ...whole, start: null }, { ...game, start: "t" })).toBeNull(); // an old witness
    expect(findContradiction(whole, { ...game, dice: { ...DICE, mode: "committed" } })).toBe("server");
    expect(findContradiction(whole, { ...game, dice: { ...DICE, commitments: ["another", null] } })).toBe(0);
    expect(findContradiction(whole, { ...game, dice: { ...DICE, seeds: [null, null] } })).toBe(1);
  });

  it("survives being written and read", () => {
    expect(isWitness(JSON.parse(JSON.stringify(whole)))).toBe(true);
    for (const other of [null, {}, 5, { ...whole, format: "duellum witness 2" }, { ...whole, seats: null }])
      expect(isWitness(other)).toBe(false);
  });
});
