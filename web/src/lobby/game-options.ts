/** The options of a new game, as the form keeps them and as the server takes them. */
import type { ClockRule } from "../game/clock.ts";
import type { Fischer, NewGame, SuddenDeath } from "../protocol/types.ts";

/** A clock for two people at the table at the same time. */
export type LiveClock = SuddenDeath | Fischer;

export type Opponent = "bot" | "stranger" | "link" | "here";
export const OPPONENTS: readonly Opponent[] = ["bot", "stranger", "link", "here"];
export type Start = "first" | "second" | "lot";
export const STARTS: readonly Start[] = ["lot", "first", "second"];

/** The clocks on offer, by name. */
const CLOCKS: readonly string[] = ["none", "3+2", "5+3", "10+5", "15+0", "1d", "3d"];
/** The clocks of quick pairing. */
export const QUICK_CLOCKS: readonly string[] = ["3+2", "5+3", "10+5", "15+0"];
/** The minutes and the seconds a turn of which a custom clock is made. */
export const MINUTES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 90, 120];
export const INCREMENTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 45, 60];

const NO_CLOCK: ClockRule = { kind: "none" };

/** Parse the name of a clock: minutes and seconds a turn such as "5+3", days a turn such as "3d"; null for no name. */
export function parseClock(name: string): ClockRule | null {
  const [, minutes, increment] = /^(\d{1,3})\+(\d{1,2})$/.exec(name) ?? [];
  if (minutes !== undefined && MINUTES.includes(Number(minutes)) && INCREMENTS.includes(Number(increment)))
    return makeLiveClock(Number(minutes), Number(increment));
  const days = /^([1-9])d$/.exec(name)?.[1];
  if (days !== undefined) return { kind: "days", days: Number(days) };
  return name === "none" ? NO_CLOCK : null;
}

/** The clock of so many minutes, and seconds a turn. */
export function makeLiveClock(minutes: number, increment: number): LiveClock {
  const seconds = 60 * minutes;
  return increment === 0 ? { kind: "sudden", seconds } : { kind: "fischer", seconds, increment };
}

/** The minutes and seconds a turn of a clock's name; those of "5+3" where it has none. */
export function splitClock(name: string): [number, number] {
  const [minutes, increment] = name.split("+").map(Number);
  return minutes && increment !== undefined ? [minutes, increment] : [5, 3];
}

export const isCustom = (name: string): boolean => !CLOCKS.includes(name);

/** The clocks for a kind of opponent. Days are for two people who are not at the table at the same time. */
export function listClocks(opponent: Opponent): string[] {
  return CLOCKS.filter((name) => opponent === "link" || parseClock(name)?.kind !== "days");
}

/** The chosen clock, where this opponent can have it. */
export function chooseClock({ clock, opponent }: Pick<GameOptions, "clock" | "opponent">): string {
  return isCustom(clock) || listClocks(opponent).includes(clock) ? clock : "none";
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
    parseClock(options.clock) !== null &&
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
    clock: parseClock(chooseClock(options)) ?? NO_CLOCK,
    public: options.isPublic && !isHere,
    dice: "joint",
  };
}

function toOpponent(options: GameOptions): NewGame["players"][1] {
  switch (options.opponent) {
    case "bot":
      return { kind: "bot", level: options.level };
    case "stranger":
    case "link":
      return { kind: "open" };
    case "here":
      return { kind: "me" };
  }
}
