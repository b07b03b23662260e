/** What somebody wants to play, as the form on the first page keeps it; and as it is asked of the server. */
import type { ClockRule } from "../game/clock.ts";
import type { NewGame } from "../protocol/types.ts";

export type Opponent = "bot" | "link" | "here";
export const OPPONENTS: readonly Opponent[] = ["bot", "link", "here"];
export type Start = "first" | "second" | "lot";
export const STARTS: readonly Start[] = ["lot", "first", "second"];

/** The clocks offered, each by a name. */
export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  none: { kind: "none" },
  "3+2": { kind: "fischer", seconds: 180, increment: 2 },
  "5+3": { kind: "fischer", seconds: 300, increment: 3 },
  "10+5": { kind: "fischer", seconds: 600, increment: 5 },
  "15+0": { kind: "sudden", seconds: 900 },
  "1d": { kind: "days", days: 1 },
  "3d": { kind: "days", days: 3 },
};

export interface GameWish {
  readonly rules: string;
  readonly opponent: Opponent;
  readonly level: number;
  readonly clock: string;
  readonly starts: Start;
  readonly isPublic: boolean;
}

/** What a newcomer finds: a game against a gentle bot, one click away. */
export const FIRST_WISH: GameWish = {
  rules: "", // the first one offered
  opponent: "bot",
  level: 2,
  clock: "none",
  starts: "lot",
  isPublic: false,
};

export function isWish(value: unknown): value is GameWish {
  if (typeof value !== "object" || value === null) return false;
  const wish = value as Partial<Record<keyof GameWish, unknown>>;
  return (
    typeof wish.rules === "string" &&
    OPPONENTS.includes(wish.opponent as Opponent) &&
    Number.isInteger(wish.level) &&
    typeof wish.clock === "string" &&
    wish.clock in CLOCKS &&
    STARTS.includes(wish.starts as Start) &&
    typeof wish.isPublic === "boolean"
  );
}

/** The wish as the server wants it. Nobody hurries two people at one screen, nor lists their game. */
export function asked(wish: GameWish): NewGame {
  const isHere = wish.opponent === "here";
  return {
    rules: wish.rules,
    players: [{ kind: "me" }, opponentOf(wish)],
    starts: isHere ? "first" : wish.starts,
    clock: CLOCKS[wish.clock] ?? { kind: "none" },
    public: wish.isPublic && !isHere,
  };
}

function opponentOf(wish: GameWish): NewGame["players"][1] {
  switch (wish.opponent) {
    case "bot":
      return { kind: "bot", level: wish.level };
    case "link":
      return { kind: "open" };
    case "here":
      return { kind: "me" };
  }
}
