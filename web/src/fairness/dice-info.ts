/** The form of what a server says about the dice: a message of a different form is a lie, whatever else it says. */
import type { DiceInfo, PendingRoll } from "../protocol/types.ts";

/** Whether a value is {@link DiceInfo}: every field there, of its type, with as many elements as there are parties. */
export function isDiceInfo(value: unknown): value is DiceInfo {
  const dice = value as Partial<DiceInfo> | null | undefined;
  return (
    typeof dice?.commitment === "string" &&
    (dice.mode === "joint" || dice.mode === "committed") &&
    isTexts(dice.seeds, 2) &&
    isTexts(dice.commitments, 2) &&
    isTexts(dice.shares, 3) &&
    isText(dice.seed) &&
    typeof dice.unproven === "number" &&
    (dice.pending === null || isPendingRoll(dice.pending))
  );
}

function isPendingRoll(value: unknown): value is PendingRoll {
  const pending = value as Partial<PendingRoll> | undefined;
  return Number.isInteger(pending?.number) && (pending?.seat === 0 || pending?.seat === 1) && isText(pending.share);
}

const isText = (value: unknown): value is string | null => value === null || typeof value === "string";

const isTexts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(isText);
