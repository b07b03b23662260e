import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/dice.json";
import { buildMessage, computeCommitment, deriveFaces } from "./dice-derivation.ts";
import { parseFaces, verify } from "./verification.ts";

describe("the golden dice", () => {
  it.each(golden.map((roll) => [`${roll.game} ${roll.number} ${roll.count}`, roll] as const))("%s", async (_, roll) => {
    const players = roll.player_seeds as [string, string];
    expect(await deriveFaces({ seed: roll.seed, game: roll.game, players }, roll.number, roll.count)).toEqual(
      roll.faces,
    );
    expect(await computeCommitment(roll.seed)).toBe(roll.commitment);
    expect(buildMessage(roll.game, ...players, String(roll.number), "0")).toBe(roll.first_message);
  });
});

describe("verify", () => {
  const seed = "00".repeat(32);
  const roll = (move: string) => ({ turn: 1, seat: 0, move, is_roll: true, left: null, words: null }) as const;
  const place = { turn: 1, seat: 0, move: "y5", is_roll: false, left: null, words: null } as const;
  const moves = [roll("21/3554"), place, roll("42/6111")];

  it("accepts correct dice", async () => {
    const dice = { commitment: await computeCommitment(seed), seeds: ["Ann's", "Ben's"] as [string, string], seed };
    const verdict = await verify("example", dice, moves);
    expect(verdict?.rolls.map((check) => check.isCorrect)).toEqual([true, true]);
    expect(verdict?.isFair).toBe(true);
  });

  it("rejects swapped coloured dice", async () => {
    const dice = { commitment: await computeCommitment(seed), seeds: ["Ann's", "Ben's"] as [string, string], seed };
    expect((await verify("example", dice, [roll("21/5354")]))?.isFair).toBe(false);
  });

  it("names the wrong roll", async () => {
    const dice = { commitment: await computeCommitment(seed), seeds: ["Ann's", "Ben's"] as [string, string], seed };
    const verdict = await verify("example", dice, [roll("21/3554"), roll("42/6112")]);
    expect(verdict?.rolls[1]).toMatchObject({
      isCorrect: false,
      expected: [4, 2, 6, 1, 1, 1],
      actual: [4, 2, 6, 1, 1, 2],
    });
    expect(verdict?.isFair).toBe(false);
  });

  it("rejects a seed that does not match the commitment", async () => {
    const dice = { commitment: "ff".repeat(32), seeds: ["Ann's", "Ben's"] as [string, string], seed };
    expect((await verify("example", dice, moves))?.isFair).toBe(false);
  });

  it("rejects an invalid seed whatever the commitment", async () => {
    const nonsense = "zz".repeat(32);
    const dice = {
      commitment: await computeCommitment(nonsense),
      seeds: ["Ann's", "Ben's"] as [string, string],
      seed: nonsense,
    };
    expect((await verify("example", dice, []))?.matchesCommitment).toBe(false);
  });

  it("is null while the seed is secret", async () => {
    expect(await verify("example", { commitment: "", seeds: ["a", "b"], seed: null }, moves)).toBeNull();
  });
});

describe("parseFaces", () => {
  it("leaves out dice that are out of the game", () => expect(parseFaces("41/3.26")).toEqual([4, 1, 3, 2, 6]));
});
