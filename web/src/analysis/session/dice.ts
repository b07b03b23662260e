/** Dice thrown on the analysis board: nothing depends on them, so they are the browser's own. */
import { Random } from "../../local/random.ts";

/** So many random faces. */
export function throwDice(count: number, random = new Random()): number[] {
  return Array.from({ length: count }, () => throwDie(random));
}

function throwDie(random: Random): number {
  for (;;) {
    const face = random.integer(3);
    if (face < 6) return face + 1; // 6 and 7 would favour none, so they are drawn again
  }
}
