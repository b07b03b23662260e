/** Creation of a game in this browser, or of a rematch. Time and randomness are arguments; no kernel is needed. */
import { addResult, NO_POINTS } from "../game/match-score.ts";
import { refuse } from "../protocol/refusal.ts";
import type { NewGame, Seat, SeatInfo } from "../protocol/types.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import type { LocalGame } from "./game.ts";
import type { Random } from "./random.ts";
import { type Created, ID_PREFIX, type SeatAssignment, type StoredGame } from "./stored-game.ts";

type SeatRequest = NewGame["players"][number];

/** The game that somebody asks for. Throws `RefusedError` where it cannot be played in the browser. */
export function createGame(newGame: NewGame, random: Random, at: number): StoredGame {
  const facts = findFacts(newGame.rules);
  if (facts === null) throw refuse("unknown-rules", `${newGame.rules} is not played in the browser`);
  const first = chooseFirst(newGame.starts ?? "lot", random);
  const start =
    facts.starts.find(({ toMove }) => toMove === first) ?? (facts.starts[0] as RulesFacts["starts"][number]);
  const [one, other] = newGame.players.map((request) => assignSeat(request, facts)) as [SeatAssignment, SeatAssignment];
  const created: Created = {
    rules: facts.name,
    start: start.position,
    clock: newGame.clock ?? { kind: "none" },
    seats: start.toMove === first ? [one, other] : [other, one],
    seed: facts.hasDice ? random.seed() : null,
    previous: null,
  };
  return beginGame(ID_PREFIX + random.letters(), created, start.toMove, at);
}

/** A game between the same players with their seats swapped. */
export function createRematch(game: LocalGame, random: Random, at: number): StoredGame {
  const { id, created, facts, positions, outcome } = game;
  const [one, other] = created.seats;
  const [first, second] = addResult(created.score ?? NO_POINTS, outcome);
  const seed = facts.hasDice ? random.seed() : null;
  const toMove = positions[0]?.toMove ?? 0;
  const rematch: Created = { ...created, seats: [other, one], seed, previous: id, score: [second, first] };
  return beginGame(ID_PREFIX + random.letters(), rematch, toMove, at);
}

function beginGame(id: string, created: Created, toMove: Seat, at: number): StoredGame {
  const { rules, clock, seats } = created;
  const describe = ({ level }: SeatAssignment): SeatInfo => ({
    kind: level === null ? "kept" : "bot",
    name: "",
    level,
  });
  const summary: StoredGame["summary"] = {
    game: id,
    rules,
    status: "waiting",
    seats: [describe(seats[0]), describe(seats[1])],
    clock,
    turn: 1,
    to_move: toMove,
    active: at,
    you: ([0, 1] as const).filter((seat) => seats[seat].level === null),
  };
  return { id, version: 1, created, createdAt: at, events: [], summary, plies: [], outcome: null };
}

function chooseFirst(starts: "first" | "second" | "lot", random: Random): Seat {
  if (starts === "lot") return random.integer(1) as Seat;
  return starts === "first" ? 0 : 1;
}

function assignSeat(request: SeatRequest, facts: RulesFacts): SeatAssignment {
  switch (request.kind) {
    case "me":
      return { level: null };
    case "bot":
      if (request.level > facts.levels.length)
        throw refuse("no-engine", `there are levels 1 to ${facts.levels.length}, not ${request.level}`);
      return { level: request.level };
    case "open":
      throw refuse("not-now", "a seat for somebody with a link needs the server");
  }
}
