/** The options of a new game, as the form keeps them and as the server takes them. */
import type { ClockRule } from "../game/clock.ts";
import type { NewGame } from "../protocol/types.ts";

export type Opponent = "bot" | "link" | "here";
export const OPPONENTS: readonly Opponent[] = ["bot", "link", "here"];
export type Start = "first" | "second" | "lot";
export const STARTS: readonly Start[] = ["lot", "first", "second"];

/** The clocks on offer, by name. */
export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  none: { kind: "none" },
  "3+2": { kind: "fischer", seconds: 180, increment: 2 },
  "5+3": { kind: "fischer", seconds: 300, increment: 3 },
  "10+5": { kind: "fischer", seconds: 600, increment: 5 },
  "15+0": { kind: "sudden", seconds: 900 },
  "1d": { kind: "days", days: 1 },
  "3d": { kind: "days", days: 3 },
};

/** The clocks for a kind of opponent. Days are for two people who are not at the table at the same time. */
export function listClocks(opponent: Opponent): string[] {
  return Object.keys(CLOCKS).filter((name) => opponent === "link" || CLOCKS[name]?.kind !== "days");
}

/** The chosen clock, where this opponent can have it. */
export function chooseClock({ clock, opponent }: Pick<GameOptions, "clock" | "opponent">): string {
  return listClocks(opponent).includes(clock) ? clock : "none";
}

export interface GameOptions {
  readonly rules: string;
  readonly opponent: Opponent;
  readonly level: number;
  readonly clock: string;
  readonly starts: Start;
  readonly isPublic: boolean;
}

/** What the form shows at the first visit: a game against a weak bot. */
export const DEFAULT_OPTIONS: GameOptions = {
  rules: "", // the first game on offer
  opponent: "bot",
  level: 2,
  clock: "none",
  starts: "lot",
  isPublic: false,
};

export function isGameOptions(value: unknown): value is GameOptions {
  if (typeof value !== "object" || value === null) return false;
  const options = value as Partial<Record<keyof GameOptions, unknown>>;
  return (
    typeof options.rules === "string" &&
    OPPONENTS.includes(options.opponent as Opponent) &&
    Number.isInteger(options.level) &&
    typeof options.clock === "string" &&
    options.clock in CLOCKS &&
    STARTS.includes(options.starts as Start) &&
    typeof options.isPublic === "boolean"
  );
}

/** Convert to the server's request. Two people at one screen need neither a random first player nor a public listing. */
export function toNewGame(options: GameOptions): NewGame {
  const isHere = options.opponent === "here";
  return {
    rules: options.rules,
    players: [{ kind: "me" }, toOpponent(options)],
    starts: isHere ? "first" : options.starts,
    clock: CLOCKS[chooseClock(options)] ?? { kind: "none" },
    public: options.isPublic && !isHere,
    dice: "joint",
  };
}

function toOpponent(options: GameOptions): NewGame["players"][1] {
  switch (options.opponent) {
    case "bot":
      return { kind: "bot", level: options.level };
    case "link":
      return { kind: "open" };
    case "here":
      return { kind: "me" };
  }
}
