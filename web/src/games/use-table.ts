/** Loads the table of a game, with its texts. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { learn } from "../language.ts";
import { reloadOnce } from "../parts/later.tsx";
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
    Promise.all([client.loadTable(), learn(client.catalogue)]).then(([loaded]) => {
      table.value = loaded;
    }, reloadOnce);
  }, [rules]);
  return table.value;
}
