/** Loads the table of a game, with its texts. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { reloadForUpdate } from "../components/lazy.tsx";
import { loadCatalogues } from "../i18n/translation.ts";
import { findClient } from "./registry.ts";
import type { AnyTable } from "./table.ts";

/** The table for a game: null while it loads, undefined where this client has none. */
export function useTable(rules: string | undefined): AnyTable | null | undefined {
  const table = useSignal<AnyTable | null | undefined>(null);
  useEffect(() => {
    if (rules === undefined) return;
    const client = findClient(rules);
    if (client === undefined) {
      table.value = undefined;
      return;
    }
    Promise.all([client.loadTable(), loadCatalogues(client.catalogue)]).then(([loaded]) => {
      table.value = loaded;
    }, reloadForUpdate);
  }, [rules]);
  return table.value;
}
