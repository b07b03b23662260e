import { describe, expect, it } from "vitest";
import type { DiceInfo, PlyInfo } from "../protocol/types.ts";
import { computeCommitment, deriveFaces } from "./dice-derivation.ts";
import { parseFaces, verify } from "./verification.ts";
import { beginWitness, type Witness } from "./witness.ts";

describe("verify", () => {
  const judge = (dice: DiceInfo, moves: PlyInfo[], witness: Witness | null = null) =>
    verify({ game: "example", start: "", dice, moves }, witness);
  const seed = "00".repeat(32);
  const roll = (move: string) => ({ turn: 1, seat: 0, move, is_roll: true, left: null, words: null }) as const;
  const dice = (changes: Partial<DiceInfo> = {}): DiceInfo => ({
    commitment: computeCommitment(seed),
    seeds: ["Ann's", "Ben's"],
    seed,
    mode: "committed",
    commitments: [null, null],
    shares: [null, null, null],
    unproven: 0,
    pending: null,
    ...changes,
  });

  it("says which roll is wrong, and what it should be", () => {
    const found = judge(dice(), [roll("21/3554"), roll("42/6112")]);
    expect([found.verdict, found.fault]).toEqual(["false", "rolls"]);
    expect(found.rolls.map((check) => check.isCorrect)).toEqual([true, false]);
    expect(found.rolls[1]).toMatchObject({ expected: [4, 2, 6, 1, 1, 1], actual: [4, 2, 6, 1, 1, 2] });
  });

  it("rejects swapped coloured dice", () => expect(judge(dice(), [roll("21/5354")]).verdict).toBe("false"));

  it("says whose part is wrong", () => {
    expect(judge(dice({ commitment: "ff".repeat(32) }), [])).toMatchObject({
      verdict: "false",
      fault: "commitment",
      party: "server",
    });
    expect(judge(dice({ seeds: ["a", ""] }), [])).toMatchObject({ fault: "commitment", party: 1 });
  });

  it("calls no impossible number of unproven rolls fair, with or without a witness", () => {
    const moves = [roll("21/3554"), roll("66/6666"), roll("66/6666")];
    const witness = beginWitness({ game: "example", start: "", dice: dice() }, 0);
    const whole: Witness = { ...witness, seats: [0], seeds: ["Ann's", "Ben's"] };
    expect(judge(dice(), moves.slice(0, 1), whole).verdict).toBe("fair");
    for (const unproven of [-1, -2, -3, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      for (const seen of [null, whole, { ...whole, unproven: null }])
        expect(judge(dice({ unproven }), moves, seen).verdict).toBe("false");
  });

  it("rejects what is no seed", () => expect(judge(dice({ seed: "zz".repeat(32) }), []).verdict).toBe("false"));
});

describe("parseFaces", () => {
  it("leaves out dice that are out of the game", () => expect(parseFaces("41/3.26")).toEqual([4, 1, 3, 2, 6]));
});

describe("rolls from before the game came to the server", () => {
  const judge = (moves: PlyInfo[]) => verify({ game: "g", start: "", dice, moves });
  const roll = (move: string): PlyInfo => ({ turn: 1, seat: 0, move, is_roll: true, left: null, words: null });
  const seed = "ab".repeat(32);
  const dice = {
    commitment: computeCommitment(seed),
    seeds: ["a", "b"],
    seed,
    mode: "committed",
    commitments: [null, null],
    shares: [null, null, null],
    pending: null,
    unproven: 1,
  } as DiceInfo;
  const [one, two, ...colours] = deriveFaces({ seed, gameId: "g", players: ["a", "b"] }, 1, 6);
  const fair = `${[one, two].sort().reverse().join("")}/${colours.join("")}`;

  it("are never called fair, and the others are numbered from one", () => {
    const found = judge([roll("66/6666"), roll(fair)]);
    expect([found.verdict, found.rolls.map(({ number, isCorrect }) => [number, isCorrect])]).toEqual([
      "unproven",
      [[1, true]],
    ]);
  });

  it("do not excuse a false one after them", () => {
    expect(judge([roll("66/6666"), roll("11/1111")]).verdict).toBe("false");
  });
});
