/** Creation of a game or a rematch. Pure: time and randomness are arguments. No rules are needed, so no kernel is. */
import type { NewGame, Seat } from "../../protocol/types.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import type { Created, SeatAssignment } from "./events.ts";
import type { Random } from "./random.ts";
import { Refusal } from "./refusal.ts";
import type { GameState } from "./state.ts";

type SeatRequest = NewGame["players"][number];

/** The first event of the game that somebody asks for. Throws {@link Refusal}. */
export function decideCreation(newGame: NewGame, random: Random): Created {
  const facts = findFacts(newGame.rules);
  if (facts === null) throw new Refusal("unknown-rules", `${newGame.rules} is not played in the browser`);
  const first = chooseFirst(newGame.starts ?? "lot", random);
  const start =
    facts.starts.find(({ toMove }) => toMove === first) ?? (facts.starts[0] as RulesFacts["starts"][number]);
  const [one, other] = newGame.players.map((request) => assignSeat(request, facts)) as [SeatAssignment, SeatAssignment];
  return {
    rules: facts.name,
    start: start.position,
    clock: newGame.clock ?? { kind: "none" },
    seats: start.toMove === first ? [one, other] : [other, one],
    seed: facts.hasDice ? random.seed() : null,
    previous: null,
  };
}

/** The first event of a game between the same players with their seats swapped. */
export function decideRematch(state: GameState, random: Random): Created {
  const [one, other] = state.created.seats;
  const seed = state.facts.hasDice ? random.seed() : null;
  return { ...state.created, seats: [other, one], seed, previous: state.id };
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
        throw new Refusal("no-engine", `there are levels 1 to ${facts.levels.length}, not ${request.level}`);
      return { level: request.level };
    case "open":
      throw new Refusal("not-now", "a seat for somebody with a link needs the server");
  }
}
