/** The games that the server lists, refreshed periodically while the page is visible. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { HAS_SERVER, listGames } from "../api.ts";
import type { GameList } from "../protocol/types.ts";

const REFRESH_MS = 15_000;

/**
 * The list: null until the server has answered, "failed" where it did not. An older list stays until a newer arrives. `changes` counts
 * what the server has said to have changed.
 */
export function useGames(changes = 0): GameList | null | "failed" {
  const games = useSignal<GameList | null | "failed">(null);
  useEffect(() => {
    const ask = () => {
      if (!HAS_SERVER || document.visibilityState === "hidden") return;
      listGames().then(
        (list) => (games.value = list),
        () => (games.value ??= "failed"),
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [changes]);
  return games.value;
}
