/**
 * Witnesses: what this browser noted before the first roll, to be held against the game afterwards. Saved as JSON, in
 * the form that `duellum verify --witness` reads.
 */
import type { DiceInfo, Seat, State } from "../protocol/types.ts";

/** A game with dice, as the server shows it. */
export type ShownGame = Pick<State, "game" | "start" | "moves"> & { readonly dice: DiceInfo };

type BySeat = readonly [string | null, string | null];

export interface Witness {
  readonly format: "duellum witness 1";
  readonly game: string;
  /** The seats of the player whose browser this is. */
  readonly seats: readonly Seat[];
  readonly mode: DiceInfo["mode"];
  /** The server's, seen before anything was given to the dice. */
  readonly commitment: string;
  /** By seat the seeds: of both players in a committed game, of a bot in a joint one; null if unseen. */
  readonly seeds: BySeat;
  /** By seat the commitments, in a joint game; null for a bot, and if unseen. */
  readonly commitments: BySeat;
  /** How many rolls had been made elsewhere when this player sat down; null or absent in an old witness. */
  readonly unproven?: number | null;
  /** The position from which the game began; null or absent in an old witness. */
  readonly start?: string | null;
}

/** Who adds something to the dice. */
export type Party = "server" | Seat;
export const PARTIES: readonly Party[] = ["server", 0, 1];

/** What is known before anybody has given anything; all rolls that are there by then were made elsewhere. */
export function beginWitness({ game, start, dice }: Omit<ShownGame, "moves">, rolls: number): Witness {
  const { mode, commitment } = dice;
  const format = "duellum witness 1";
  const nothing = [null, null] as const;
  return { format, game, seats: [], mode, commitment, seeds: nothing, commitments: nothing, unproven: rolls, start };
}

/** Add what a party has shown since, without changing anything noted before. */
export function completeWitness(witness: Witness, { seeds, commitments }: DiceInfo): Witness {
  return { ...witness, seeds: fill(witness.seeds, seeds), commitments: fill(witness.commitments, commitments) };
}

const fill = (noted: BySeat, shown: BySeat): BySeat => [noted[0] ?? shown[0], noted[1] ?? shown[1]];

/** Add what this player has given to the dice, whatever the server shows. */
export function addOwn(witness: Witness, seats: readonly Seat[], given: string): Witness {
  const own = (noted: BySeat): BySeat => [seats.includes(0) ? given : noted[0], seats.includes(1) ? given : noted[1]];
  return witness.mode === "joint"
    ? { ...witness, seats, commitments: own(witness.commitments) }
    : { ...witness, seats, seeds: own(witness.seeds) };
}

/** What a party adds to the dice and was fixed before the first roll; null if it is not there. */
export function fixedPart(
  { mode, commitment, seeds, commitments }: Pick<DiceInfo | Witness, "mode" | "commitment" | "seeds" | "commitments">,
  party: Party,
): string | null {
  if (party === "server") return commitment;
  return mode === "joint" ? (commitments[party] ?? seeds[party]) : seeds[party];
}

/** Whether the witness has seen a party's part. */
export const isWitnessed = (witness: Witness | null, party: Party): boolean =>
  witness !== null && fixedPart(witness, party) !== null;

/** Whose part is not the one that was noted: null where all are. Another id, mode, number or start is the server's doing. */
export function findContradiction(witness: Witness, { game, start, dice }: Omit<ShownGame, "moves">): Party | null {
  const { unproven = null } = witness;
  if (witness.game !== game || witness.mode !== dice.mode || witness.commitment !== dice.commitment) return "server";
  const isOther = (noted: string | null, shown: string | null) => noted !== null && noted !== shown;
  if ((unproven !== null && unproven !== dice.unproven) || isOther(witness.start ?? null, start)) return "server";
  const differs = (seat: Seat) =>
    isOther(witness.seeds[seat], dice.seeds[seat]) || isOther(witness.commitments[seat], dice.commitments[seat]);
  return ([0, 1] as const).find(differs) ?? null;
}

/** Whether a stored value is a witness. */
export function isWitness(value: unknown): value is Witness {
  const witness = value as Partial<Witness> | null;
  return (
    witness?.format === "duellum witness 1" &&
    typeof witness.game === "string" &&
    typeof witness.commitment === "string" &&
    Array.isArray(witness.seats) &&
    Array.isArray(witness.seeds) &&
    Array.isArray(witness.commitments)
  );
}
