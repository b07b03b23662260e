import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/joint_dice.json";
import { CHAIN_LENGTH } from "../protocol/constants.ts";
import { deriveFaces } from "./dice-derivation.ts";
import { computeShare, isCommittedShare, isShare, newSecret, rewindShare, unrollChain } from "./hash-chain.ts";

describe("the golden joint dice", () => {
  it.each(golden.map((roll) => [`${roll.game} ${roll.number} ${roll.count}`, roll] as const))("%s", (_, roll) => {
    const [seed = "", first = "", second = ""] = roll.shares;
    expect(deriveFaces({ seed, gameId: roll.game, players: [first, second] }, roll.number, roll.count)).toEqual(
      roll.faces,
    );
    for (const [place, secret] of roll.secrets.entries()) {
      if (secret === null) continue; // a bot's
      const commitment = roll.commitments[place] ?? "";
      expect(computeShare(secret, roll.number)).toBe(roll.shares[place]);
      expect(computeShare(secret, 0)).toBe(commitment);
      expect(isCommittedShare(roll.shares[place], roll.number, commitment)).toBe(true);
      expect(unrollChain(roll.shares[place], commitment)?.length).toBe(roll.number + 1);
    }
  });
});

describe("a hash chain", () => {
  const secret = "ab".repeat(32);
  const commitment = computeShare(secret, 0);

  it("gives a share for every roll, and no more", () => {
    expect(computeShare(secret, CHAIN_LENGTH)).toBe(secret);
    expect(() => computeShare(secret, CHAIN_LENGTH + 1)).toThrow(RangeError);
    expect(() => computeShare(secret, -1)).toThrow(RangeError);
  });

  it("accepts a share as that of its own roll only", () => {
    const share = computeShare(secret, 5);
    expect([4, 5, 6].map((number) => isCommittedShare(share, number, commitment))).toEqual([false, true, false]);
    expect(isCommittedShare(commitment, 0, commitment)).toBe(false);
  });

  it("accepts one text of a share", () => {
    const share = computeShare(secret, 5);
    for (const text of [share.toUpperCase(), share.slice(2), `${share} `, "", null, 5]) {
      expect(isShare(text)).toBe(false);
      expect(isCommittedShare(text, 5, commitment)).toBe(false);
      expect(unrollChain(text, commitment)).toBeNull();
    }
  });

  it("is unrolled from the commitment to a share", () => {
    const links = unrollChain(computeShare(secret, 3), commitment);
    expect(links).toEqual([0, 1, 2, 3].map((number) => computeShare(secret, number)));
    expect(unrollChain(commitment, commitment)).toEqual([commitment]);
    expect(unrollChain(computeShare("cd".repeat(32), 3), commitment)).toBeNull();
  });

  it("is another for every game", () => {
    expect(isShare(newSecret())).toBe(true);
    expect(newSecret()).not.toBe(newSecret());
    expect(rewindShare(secret, 0)).toBe(secret);
  });
});
