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

/** The faces in a roll's notation, such as 41/3526; a die out of the game is no digit. */
export function facesOf(roll: string): number[] {
  return Array.from(roll.match(/[1-6]/g) ?? [], Number);
}

/** Check the commitment and every roll; null while the seeds are not all known. */
export async function verify(game: string, dice: DiceInfo, moves: readonly PlyInfo[]): Promise<Verdict | null> {
  const [first, second] = dice.seeds;
  if (dice.seed === null || first === null || second === null) return null;
  const seeds = { seed: dice.seed, game, players: [first, second] as const };
  const rolls: Check[] = [];
  for (const ply of moves.filter((move) => move.is_roll)) {
    const fell = facesOf(ply.move);
    const due = await deriveFaces(seeds, rolls.length + 1, fell.length);
    rolls.push({ number: rolls.length + 1, turn: ply.turn, fell, due, isRight: due.join() === fell.join() });
  }
  const isBound = (await commitment(dice.seed)) === dice.commitment;
  return { isBound, rolls, isFair: isBound && rolls.every((roll) => roll.isRight) };
}
