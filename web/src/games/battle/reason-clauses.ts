/** The clause that each reason of a hint rests on. */
export const REASON_CLAUSES: Readonly<Record<string, string>> = {
  "battle-why-takes-king": "B16",
  "battle-why-takes-palace": "B17",
  "battle-why-rescue": "B16",
  "battle-why-guards-palace": "B17",
  "battle-why-gain": "B14",
  "battle-why-exchange": "B14",
  "battle-why-sacrifice": "B14",
  "battle-why-gain-later": "B14",
  "battle-why-saves": "B14",
  "battle-why-only": "B16",
  "battle-why-next-loses-die": "B14",
  "battle-why-threat-king": "B16",
  "battle-why-threat-palace": "B17",
  "battle-why-attack": "B14",
  "battle-why-wins": "B16",
  "battle-why-loses": "B16",
};
