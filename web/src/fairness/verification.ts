/** Verifies the dice of a game. */
import type { DiceInfo, PlyInfo } from "../protocol/types.ts";
import { computeCommitment, deriveFaces } from "./dice-derivation.ts";

export interface Check {
  /** The number of the roll, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly actual: readonly number[];
  readonly expected: readonly number[];
  readonly isCorrect: boolean;
}

export interface Verdict {
  readonly matchesCommitment: boolean;
  readonly rolls: readonly Check[];
  readonly isFair: boolean;
}

/** The server's seed: 32 bytes in hexadecimal. */
const SEED = /^[0-9a-f]{64}$/i;

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

/** Check the commitment and every roll; null while the seeds are not all known. */
export async function verify(game: string, dice: DiceInfo, moves: readonly PlyInfo[]): Promise<Verdict | null> {
  const [first, second] = dice.seeds;
  if (dice.seed === null || first === null || second === null) return null;
  const seeds = { seed: dice.seed, game, players: [first, second] as const };
  const rolls: Check[] = [];
  for (const ply of moves.filter((move) => move.is_roll)) {
    const actual = parseFaces(ply.move);
    const expected = sortInterchangeable(await deriveFaces(seeds, rolls.length + 1, actual.length), ply.move);
    rolls.push({
      number: rolls.length + 1,
      turn: ply.turn,
      actual,
      expected,
      isCorrect: expected.join() === actual.join(),
    });
  }
  const matchesCommitment = SEED.test(dice.seed) && (await computeCommitment(dice.seed)) === dice.commitment;
  return { matchesCommitment, rolls, isFair: matchesCommitment && rolls.every((roll) => roll.isCorrect) };
}
