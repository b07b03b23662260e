/** Verifies the dice of a game, as `duellum verify` does, independently of the server's code. */
import type { DiceInfo, PlyInfo } from "../protocol/types.ts";
import { computeCommitment, deriveFaces } from "./dice-derivation.ts";
import { unrollChain } from "./hash-chain.ts";
import { findContradiction, isWitnessed, PARTIES, type Party, type Witness } from "./witness.ts";

export interface Check {
  /** The number of the roll, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly actual: readonly number[];
  readonly expected: readonly number[];
  readonly isCorrect: boolean;
}

/**
 * fair: every roll is what the seeds give, and this browser saw all of them fixed before the first roll.
 * consistent: every roll is what the seeds give, but this browser has not seen all of them fixed before.
 * unproven: the seeds are not known, or not yet; or some rolls were made before the game came to the server.
 * false: the seeds are not those committed to, or give other dice, or this browser saw others.
 */
export type Verdict = "fair" | "consistent" | "unproven" | "false";

/** witness: a part is not the one noted before. commitment: what was revealed does not fit. rolls: other dice. */
export type Fault = "witness" | "commitment" | "rolls";

export interface Verification {
  readonly verdict: Verdict;
  /** What is wrong; null unless false. */
  readonly fault: Fault | null;
  /** Whose part is wrong, where that is known. */
  readonly party: Party | null;
  readonly rolls: readonly Check[];
  /** The parties whose part this browser saw before the first roll, and the others. */
  readonly witnessed: readonly Party[];
  readonly unwitnessed: readonly Party[];
}

/** What the dice come from: the faces of a roll of so many dice, or whose part cannot be right; null if unknown. */
type Origin = { derive(number: number, count: number): number[] | null } | { wrong: Party } | null;

const SEED = /^[0-9a-f]{64}$/i;
const MAX_SEED_LENGTH = 64;

/** Parse the faces of a roll such as 41/3526; a die that is out of the game is not a digit. */
export function parseFaces(roll: string): number[] {
  return Array.from(roll.match(/[1-6]/g) ?? [], Number);
}

/** Sort the dice before the slash, highest first, as the notation does: they are interchangeable. */
function sortInterchangeable(faces: readonly number[], roll: string): number[] {
  const interchangeable = parseFaces(roll.split("/")[0] ?? "").length;
  const sorted = faces.slice(0, interchangeable).sort((one, another) => another - one);
  return [...sorted, ...faces.slice(interchangeable)];
}

/** Verify the rolls of a game; with the witness of a player also what they come from. */
export function verify(
  game: string,
  dice: DiceInfo,
  moves: readonly PlyInfo[],
  witness: Witness | null = null,
): Verification {
  const witnessed = PARTIES.filter((party) => isWitnessed(witness, party));
  const unwitnessed = PARTIES.filter((party) => !isWitnessed(witness, party));
  const conclude = (
    verdict: Verdict,
    rolls: readonly Check[] = [],
    fault: Fault | null = null,
    party: Party | null = null,
  ) => ({ verdict, fault, party, rolls, witnessed, unwitnessed }) as const;
  const other = witness && findContradiction(witness, game, dice);
  if (other !== null) return conclude("false", [], "witness", other);
  const rolls = moves.filter((move) => move.is_roll).slice(dice.unproven);
  const origin = dice.mode === "joint" ? readJoint(game, dice, rolls.length) : readCommitted(game, dice);
  if (origin === null) return conclude("unproven");
  if ("wrong" in origin) return conclude("false", [], "commitment", origin.wrong);
  const checks = rolls.map((ply, place) => checkRoll(ply, place + 1, origin.derive));
  if (checks.some((check) => !check.isCorrect)) return conclude("false", checks, "rolls");
  if (dice.unproven > 0) return conclude("unproven", checks);
  return conclude(unwitnessed.length === 0 ? "fair" : "consistent", checks);
}

function checkRoll(ply: PlyInfo, number: number, derive: (number: number, count: number) => number[] | null): Check {
  const actual = parseFaces(ply.move);
  const expected = sortInterchangeable(derive(number, actual.length) ?? [], ply.move);
  return { number, turn: ply.turn, actual, expected, isCorrect: expected.join() === actual.join() };
}

function readCommitted(game: string, { seed, seeds, commitment }: DiceInfo): Origin {
  const [first, second] = seeds;
  if (seed === null || first === null || second === null) return null;
  if (!SEED.test(seed) || computeCommitment(seed) !== commitment) return { wrong: "server" };
  const bad = ([0, 1] as const).find((seat) => !isPlayerSeed(seeds[seat] ?? ""));
  if (bad !== undefined) return { wrong: bad };
  return { derive: (number, count) => deriveFaces({ seed, game, players: [first, second] }, number, count) };
}

/** A player's seed has 1 to 64 characters; the server lets only printable ones in. */
const isPlayerSeed = (seed: string): boolean => seed !== "" && [...seed].length <= MAX_SEED_LENGTH;

/** A joint game's rolls can be verified as soon as they have fallen. */
function readJoint(game: string, dice: DiceInfo, rolls: number): Origin {
  const found = PARTIES.map((party) => readPart(dice, party, rolls));
  const wrong = PARTIES.find((_, place) => found[place] === "wrong");
  if (wrong !== undefined) return { wrong };
  const parts = found.filter((part) => part !== null && part !== "wrong");
  if (parts.length < PARTIES.length) return null;
  const reveals = new Set(parts.flatMap((part) => part.reveals ?? []));
  if (reveals.size > 1) return { wrong: "server" }; // the shares are not of the same roll
  return {
    derive(number, count) {
      const [seed, first, second] = parts.map((part) => part.at(number));
      if (seed === undefined || first === undefined || second === undefined) return null; // not revealed
      return deriveFaces({ seed, game, players: [first, second] }, number, count);
    },
  };
}

/** A party's shares: how many are revealed (null for a bot, whose seed stands for all) and each of them. */
type Part = { reveals: number | null; at(number: number): string | undefined } | "wrong" | null;

function readPart(dice: DiceInfo, party: Party, rolls: number): Part {
  const seed = party === "server" ? null : dice.seeds[party];
  const commitment = party === "server" ? dice.commitment : dice.commitments[party];
  const share = dice.shares[party === "server" ? 0 : ((party + 1) as 1 | 2)];
  if (seed !== null) {
    const isBot = commitment === null && share === null && isPlayerSeed(seed);
    return isBot ? { reveals: null, at: () => seed } : "wrong";
  }
  if (commitment === null || (share === null && rolls > 0)) return null;
  const links = unrollChain(share ?? commitment, commitment);
  return links === null ? "wrong" : { reveals: links.length - 1, at: (number) => links[number] };
}
