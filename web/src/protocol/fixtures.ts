/** Fixtures: a small game as the server would send it. */
import type { Moved, Situation, State } from "./types.ts";

export function situation(ply: number): Situation {
  return {
    ply,
    turn: 1,
    position: "",
    to_move: (ply % 2) as 0 | 1,
    actor: (ply % 2) as 0 | 1,
    picture: { game: "battle", dice: [], lost: [0, 0], quiet: 0, palaces: ["e1", "e8"] },
    legal: [],
    undo: ["free", "no"],
    clocks: null,
    danger: null,
  };
}

export function gameState(changes: Partial<State> = {}): State {
  return {
    type: "state",
    game: "g",
    rules: "battle",
    sequence: 3,
    status: "playing",
    seats: [
      { kind: "person", name: "Ann", level: null },
      { kind: "bot", name: "", level: 3 },
    ],
    clock: { kind: "none" },
    public: false,
    created: 0,
    start: "",
    moves: [],
    situation: situation(0),
    offers: [],
    helps: { hint: true, chances: true, threats: true },
    outcome: null,
    dice: null,
    previous: null,
    score: [0, 0],
    following: null,
    bot_failed: false,
    ...changes,
  };
}

export function movedEvent(move: string, command: string | null): Moved {
  return {
    type: "moved",
    ply: { turn: 1, seat: 0, move, is_roll: false, left: null, words: null },
    picture: { kind: "move", move, side: 0, start: "e1", steps: [], captures: null, wins: null },
    command,
  };
}
