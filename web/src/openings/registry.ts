/** What a game tells of its openings, found by its folder's openings.ts. */

interface OpeningsModule {
  /** The text under which the book knows a position. */
  normalize(text: string): string;
}

const modules = import.meta.glob<OpeningsModule>("../games/*/openings.ts");

/** Load how a game's positions are looked up. Rejects if it has no openings. */
export async function loadNormalize(rules: string): Promise<OpeningsModule["normalize"]> {
  const load = modules[`../games/${rules}/openings.ts`];
  if (!load) throw new Error(`${rules} has no openings`);
  return (await load()).normalize;
}
