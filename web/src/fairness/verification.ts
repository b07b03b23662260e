/**
 * Verifies what the dice of a game come from, independently of the server's code. It takes the moves as they are shown:
 * whether they follow the rules, so that no roll is missing, is checked by game-verification.ts.
 */

import { MAX_PLAYER_SEED_LENGTH } from "../protocol/constants.ts";
import type { DiceInfo, PlyInfo } from "../protocol/types.ts";
import { computeCommitment, deriveFaces } from "./dice-derivation.ts";
import { isDiceInfo } from "./dice-info.ts";
import { unrollChain } from "./hash-chain.ts";
import { findContradiction, isWitnessed, PARTIES, type Party, type ShownGame, type Witness } from "./witness.ts";

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
 * unproven: the seeds are not known, or not yet; some rolls were made before the game came to the server; or this
 *   browser cannot replay the moves.
 * false: the seeds are not those committed to, or give other dice, or this browser saw others; or the moves break the rules.
 */
type Verdict = "fair" | "consistent" | "unproven" | "false";

/**
 * witness: a part is not the one noted before. commitment: what was revealed does not fit. rolls: other dice.
 * moves: the rules do not allow them, or they lead to a different position.
 */
export type Fault = "witness" | "commitment" | "rolls" | "moves";

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
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
/** The notation of a roll: dice that are interchangeable, then the others, with a dash for one out of the game. */
const ROLL = /^[1-6]+\/[1-6-]+$/;
/** The same, also of a game without interchangeable dice, or with a letter before its dice. */
const ANY_ROLL = /^[a-z]?[1-6]+(?:\/[1-6-]+)?$/;

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
export function verify(shown: ShownGame, witness: Witness | null = null): Verification {
  const { game: gameId, dice, moves } = shown;
  const witnessed = PARTIES.filter((party) => isWitnessed(witness, party));
  const unwitnessed = PARTIES.filter((party) => !isWitnessed(witness, party));
  const conclude = (
    verdict: Verdict,
    rolls: readonly Check[] = [],
    fault: Fault | null = null,
    party: Party | null = null,
  ) => ({ verdict, fault, party, rolls, witnessed, unwitnessed }) as const;
  if (!isDiceInfo(dice)) return conclude("false", [], "commitment", "server");
  const other = witness && findContradiction(witness, shown);
  if (other !== null) return conclude("false", [], "witness", other);
  const thrown = moves.filter(isRoll);
  if (!isCount(dice.unproven, thrown.length)) return conclude("false", [], "rolls");
  const rolls = thrown.slice(dice.unproven);
  const origin = dice.mode === "joint" ? readJoint(gameId, dice, rolls.length) : readCommitted(gameId, dice);
  if (origin === null) return conclude("unproven");
  if ("wrong" in origin) return conclude("false", [], "commitment", origin.wrong);
  const first = dice.unproven;
  const checks = rolls.map((ply, place) => checkRoll(ply, thrown[first + place - 1], place + 1, origin.derive));
  if (checks.some((check) => !check.isCorrect)) return conclude("false", checks, "rolls");
  if (dice.unproven > 0) return conclude("unproven", checks);
  return conclude(unwitnessed.length === 0 ? "fair" : "consistent", checks);
}

/** Whether a ply is a roll: what looks like one is one, whatever the server calls it. */
export const isRoll = ({ is_roll, move }: PlyInfo): boolean => is_roll || ROLL.test(move);

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function checkRoll(
  ply: PlyInfo,
  before: PlyInfo | undefined,
  number: number,
  derive: (number: number, count: number) => number[] | null,
): Check {
  const actual = parseFaces(ply.move);
  const expected = sortInterchangeable(derive(number, actual.length) ?? [], ply.move);
  const hasForm = ANY_ROLL.test(ply.move) && (before === undefined || canFollow(ply.move, before.move));
  return { number, turn: ply.turn, actual, expected, isCorrect: hasForm && expected.join() === actual.join() };
}

/** Whether one roll can come after another: with the same dice in the same order, but for those out of the game. */
function canFollow(roll: string, before: string): boolean {
  const isSame = (char: string, place: number) => (char === "/") === (roll[place] === "/");
  const staysOut = (char: string, place: number) => char !== "-" || roll[place] === "-";
  return (
    roll.length === before.length && [...before].every((char, place) => isSame(char, place) && staysOut(char, place))
  );
}

const SEATS = [0, 1] as const;

/** What is there is checked before anything that is not: nothing is gained by leaving something out. */
function readCommitted(gameId: string, { seed, seeds, commitment, commitments, shares }: DiceInfo): Origin {
  const [first, second] = seeds;
  const strange = SEATS.find((seat) => commitments[seat] !== null || shares[seat + 1] !== null);
  if (shares[0] !== null) return { wrong: "server" };
  const bad = strange ?? SEATS.find((seat) => seeds[seat] !== null && !isPlayerSeed(seeds[seat]));
  if (bad !== undefined) return { wrong: bad };
  if (seed === null) return null;
  const isServers = SEED.test(seed) && (commitment === "" || computeCommitment(seed) === commitment);
  if (!isServers) return { wrong: "server" };
  if (first === null || second === null || commitment === "") return null;
  return { derive: (number, count) => deriveFaces({ seed, gameId, players: [first, second] }, number, count) };
}

/** A player's seed has 1 to 64 characters that can be printed. */
const isPlayerSeed = (seed: string): boolean =>
  seed !== "" && [...seed].length <= MAX_PLAYER_SEED_LENGTH && !UNPRINTABLE.test(seed);

/** A joint game's rolls can be verified as soon as they have fallen. */
function readJoint(gameId: string, dice: DiceInfo, rolls: number): Origin {
  if (dice.seed !== null || isCopied(dice)) return { wrong: "server" };
  const found = PARTIES.map((party) => readPart(dice, party, rolls));
  const wrong = PARTIES.find((_, place) => found[place] === "wrong");
  if (wrong !== undefined) return { wrong };
  const parts = found.filter((part) => part !== null && part !== "wrong");
  if (parts.length < PARTIES.length) return null;
  const reveals = new Set(parts.flatMap((part) => part.reveals ?? []));
  if (reveals.size > 1) return { wrong: "server" }; // the shares belong to different rolls
  return {
    derive(number, count) {
      const [seed, first, second] = parts.map((part) => part.at(number));
      if (seed === undefined || first === undefined || second === undefined) return null; // not revealed
      return deriveFaces({ seed, gameId, players: [first, second] }, number, count);
    },
  };
}

/** Whether two parties show the same commitment: one of them has copied it, and has no chain of its own. */
function isCopied({ commitment, commitments }: DiceInfo): boolean {
  const shown = [commitment, ...commitments].filter((each) => each !== null);
  return new Set(shown).size < shown.length;
}

/** A party's shares: how many are revealed (null for a bot, whose seed stands for all) and each of them. */
type Part = { reveals: number | null; at(number: number): string | undefined } | "wrong" | null;

function readPart(dice: DiceInfo, party: Party, rolls: number): Part {
  const seed = party === "server" ? null : dice.seeds[party];
  const commitment = party === "server" ? dice.commitment || null : dice.commitments[party];
  const share = dice.shares[party === "server" ? 0 : ((party + 1) as 1 | 2)];
  if (seed !== null) {
    const isBot = commitment === null && share === null && isPlayerSeed(seed);
    return isBot ? { reveals: null, at: () => seed } : "wrong";
  }
  if (commitment === null) return null;
  const links = unrollChain(share ?? commitment, commitment);
  if (links === null) return "wrong";
  return share === null && rolls > 0 ? null : { reveals: links.length - 1, at: (number) => links[number] };
}
