/** A throw that waits for the other player. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { State } from "../protocol/types.ts";

/** How long a throw may wait for the other player's share before anybody is told; normally it takes milliseconds. */
const ROLL_PATIENCE_MS = 1000;

/** Whether a throw has been waiting for a share for longer than usual. */
export function useIsRollWaiting(game: State): boolean {
  const waiting = useSignal<number | null>(null);
  const number = game.dice?.pending?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    const timer = setTimeout(() => (waiting.value = number), ROLL_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== null && waiting.value === number;
}
