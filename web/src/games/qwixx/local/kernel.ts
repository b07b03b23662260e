/** What Qwixx Duel's rules in the browser ask of its kernel. Fields are numbered 0 to 43, 11 in each row from the left. */
import type { Seat } from "../../../protocol/types.ts";

export { DECLINED } from "../kernel/generated/qwixx.ts";

/** A position as the kernel has it: every array belongs to JavaScript. */
export interface KernelPosition {
  /** The position in the game's notation. */
  readonly text: string;
  readonly toMove: Seat;
  /** By field, the side whose stones lie there, -1 for none; and how many they are. */
  readonly owners: Int8Array;
  readonly heights: Int8Array;
  /** By row, the side whose stone lies on the lock; -1 for none. */
  readonly locks: Int8Array;
  /** The faces thrown, two white ones and red to blue, 0 for a die out of the game; null while the roll is due. */
  readonly dice: readonly number[] | null;
  /** The field of action 1, {@link DECLINED} where that was declined; null while it is due. */
  readonly first: number | null;
  readonly supplies: readonly [number, number];
  readonly misthrows: readonly [number, number];
  readonly totals: readonly [number, number];
  /** Why the game is over, as an index of the endings in the order of Q21; -1 while it goes on. */
  readonly ending: number;
}

export interface QwixxKernel<P extends KernelPosition = KernelPosition> {
  parsePosition(text: string): P;
  /** The fields that the action due may place on; none when no action is due. */
  listFields(position: P): number[];
  /** The position after a choice: a legal field or {@link DECLINED}. */
  playChoice(position: P, choice: number): P;
  /** The position after a roll of the dice in the game: two white faces, then those of the open rows. */
  playRoll(position: P, faces: readonly number[]): P;
}
