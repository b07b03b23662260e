/** Loads the table of a game, with its texts. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { reloadForUpdate } from "../components/lazy.tsx";
import { loadCatalogues } from "../i18n/translation.ts";
import type { PositionView } from "../protocol/types.ts";
import { refreshOfferedGames } from "./offered.ts";
import { findClient, isRegistered } from "./registry.ts";
import type { AnyTable } from "./table.ts";

/**
 * The table for a game and one of its pictures: null while it loads.
 * Undefined where this client has none: the server's game has pictures of its own, which the generic table cannot show.
 */
export function useTable(rules: string | undefined, picture: PositionView | undefined): AnyTable | null | undefined {
  const table = useSignal<AnyTable | null | undefined>(null);
  useEffect(() => {
    if (rules === undefined) return;
    if (!isRegistered(rules) && picture?.game !== "plain") {
      table.value = undefined;
      return;
    }
    loadTable(rules).then((loaded) => {
      table.value = loaded;
    }, reloadForUpdate);
  }, [rules]);
  return table.value;
}

/** Load a table and its texts; the names of a game without texts are the server's. */
async function loadTable(rules: string): Promise<AnyTable> {
  const client = findClient(rules);
  const [table] = await Promise.all([
    client.loadTable(),
    loadCatalogues(client.catalogue),
    isRegistered(rules) ? undefined : refreshOfferedGames(),
  ]);
  return table;
}
