/** Whose game is looked at: the seat of the person at this browser. */
import type { DiceNotes } from "../fairness/dice-store.ts";
import { isLocalId } from "../local/game/stored-game.ts";
import type { Replay, Seat } from "../protocol/types.ts";

/** My seat in the game of an address, by what this browser knows of it; null for both seats, for none, and for a file. */
export function findOwnSeat(
  id: string,
  { seats, dice }: Pick<Replay, "seats" | "dice">,
  notes: DiceNotes | null,
): Seat | null {
  const people = ([0, 1] as const).filter((seat) => seats[seat].kind !== "bot");
  if (isLocalId(id)) return people.length === 1 ? (people[0] ?? null) : null;
  if (notes === null || dice === null) return null;
  const mine = people.filter((seat) => [dice.commitments[seat], dice.seeds[seat]].includes(notes.given));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}
