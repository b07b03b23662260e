/**
 * Verifies the dice of a game as `duellum verify` does: what they come from, and that the moves follow the rules, so that
 * every roll that was due is there and no other. Loads the rules, and is itself loaded on demand.
 */

import type { State } from "../protocol/types.ts";
import { RecordError } from "../record/record-error.ts";
import { type LoadRecordRules, loadRecordRules, parseStart, type RecordRules } from "../record/record-rules.ts";
import { IllegalMoveError, type Position } from "../rules/contract.ts";
import { type Verification, verify } from "./verification.ts";
import type { ShownGame, Witness } from "./witness.ts";

export type VerifiedGame = ShownGame & Pick<State, "rules" | "situation">;

export interface GameVerification extends Verification {
  /** Whether nothing is wrong, but this browser cannot replay the moves, so that nothing is proven. */
  readonly isUnreplayed: boolean;
}

/** Verify the dice and the moves. Without rules at hand, rolls may be missing, and the verdict is "unproven" at best. */
export async function verifyGame(
  game: VerifiedGame,
  witness: Witness | null,
  load: LoadRecordRules = loadRecordRules,
): Promise<GameVerification> {
  const found = { ...verify(game, witness), isUnreplayed: false };
  if (found.verdict === "false") return found;
  const isRight = await replayGame(game, load).catch(() => null);
  if (isRight === false) return { ...found, verdict: "false", fault: "moves" };
  if (isRight || found.verdict === "unproven") return found;
  return { ...found, verdict: "unproven", isUnreplayed: true };
}

/** Whether a game follows the rules; null if there are none. Rejects if they cannot be loaded. */
async function replayGame(game: VerifiedGame, load: LoadRecordRules): Promise<boolean | null> {
  const rules = await load(game.rules);
  return rules && followsRules(game, rules);
}

/** Whether every move is the legal move, or the roll, of the seat that is said to make it, and all lead to what is shown. */
export function followsRules(
  { start, moves, situation }: Pick<State, "start" | "moves" | "situation">,
  loaded: RecordRules,
): boolean {
  try {
    const last = replayMoves(parseStart(loaded.rules, start), moves, loaded);
    return last?.text === situation.position && isSame(last.view(), situation.picture);
  } catch (error) {
    if (error instanceof IllegalMoveError || error instanceof RecordError) return false;
    throw error;
  }
}

/** The position after the moves; null if one is not what it is said to be. Throws {@link IllegalMoveError}. */
function replayMoves(start: Position, moves: State["moves"], { rules }: RecordRules): Position | null {
  const positions = [start];
  for (const ply of moves) {
    const before = positions.at(-1) as Position;
    if (rules.findOutcome(positions) !== null) return null;
    const move = before.parseMove(ply.move);
    const isRoll = before.actor === "dice";
    if (move.text !== ply.move || ply.seat !== before.toMove || ply.is_roll !== isRoll) return null;
    positions.push(move.play());
  }
  return positions.at(-1) as Position;
}

/** Whether two values have the same content, in whatever order their fields are. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  const get = (value: object, key: string): unknown => value[key as keyof typeof value];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(get(one, key), get(other, key)))
  );
}
