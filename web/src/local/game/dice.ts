/**
 * The dice of a local game. A seed from the browser's generator is drawn with the game, and a roll follows from it by its
 * number alone, as on the server: taken back and thrown again it shows the same faces, so nobody gains by taking back.
 */
import { deriveFaces } from "../../fairness/dice-derivation.ts";
import { currentPosition, type GameState, nextRoll } from "./state.ts";

/** The players bring no seeds to dice that prove nothing; the derivation wants some. */
const PLAYER_SEEDS = ["local", "local"] as const;

/** The faces of the next roll. */
export function deriveNextFaces(state: GameState): number[] {
  const seeds = { seed: state.created.seed ?? "", game: state.id, players: PLAYER_SEEDS };
  return deriveFaces(seeds, nextRoll(state), currentPosition(state).diceDue);
}
