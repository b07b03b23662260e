/** Whether a game's dice fell as they had to. */
import type { DiceInfo, PlyInfo } from "../protocol/types.ts";
import { commitment, deriveFaces } from "./derive.ts";

export interface Check {
  /** Which roll of the game, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly fell: readonly number[];
  readonly due: readonly number[];
  readonly isRight: boolean;
}

export interface Verdict {
  readonly isBound: boolean;
  readonly rolls: readonly Check[];
  readonly isFair: boolean;
}

/** A server's seed: 32 bytes in hexadecimal. */
const SEED = /^[0-9a-f]{64}$/i;

/** The faces in a roll's notation, such as 41/3526; a die out of the game is no digit. */
export function facesOf(roll: string): number[] {
  return Array.from(roll.match(/[1-6]/g) ?? [], Number);
}

/** Dice before the slash cannot be told apart: of these the higher are written first, however they fell. */
function asWritten(faces: readonly number[], roll: string): number[] {
  const alike = facesOf(roll.split("/")[0] ?? "").length;
  const sorted = faces.slice(0, alike).sort((one, another) => another - one);
  return [...sorted, ...faces.slice(alike)];
}

/** Check the commitment and every roll; null while the seeds are not all known. */
export async function verify(game: string, dice: DiceInfo, moves: readonly PlyInfo[]): Promise<Verdict | null> {
  const [first, second] = dice.seeds;
  if (dice.seed === null || first === null || second === null) return null;
  const seeds = { seed: dice.seed, game, players: [first, second] as const };
  const rolls: Check[] = [];
  for (const ply of moves.filter((move) => move.is_roll)) {
    const fell = facesOf(ply.move);
    const due = asWritten(await deriveFaces(seeds, rolls.length + 1, fell.length), ply.move);
    rolls.push({ number: rolls.length + 1, turn: ply.turn, fell, due, isRight: due.join() === fell.join() });
  }
  const isBound = SEED.test(dice.seed) && (await commitment(dice.seed)) === dice.commitment;
  return { isBound, rolls, isFair: isBound && rolls.every((roll) => roll.isRight) };
}
