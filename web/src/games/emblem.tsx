/** The drawing of a game, on its card and above its rules. */
import type { JSX } from "preact";
import { findClient } from "./registry.ts";

export function Emblem({ rules }: { rules: string }): JSX.Element {
  const { Emblem: Drawing } = findClient(rules);
  return <Drawing />;
}
