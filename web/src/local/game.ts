/** A game in this browser: its state, computed from its events. Immutable; time is an argument. */
import { deriveFaces } from "../fairness/dice-derivation.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { OutcomeInfo, PlyInfo, Seat, State } from "../protocol/types.ts";
import { type Actor, type Move, numberTurn, type Position, presentOutcome, type Rules } from "../rules/contract.ts";
import type { RulesFacts } from "../rules/facts.ts";
import {
  type Clock,
  createClock,
  creditClock,
  dueTime,
  pressClock,
  startClock,
  stopClock,
  type Times,
} from "./clock.ts";
import type { Created, GameEvent, StoredEvent, StoredGame } from "./stored-game.ts";

/** A move or roll that was made and not taken back. */
interface Ply {
  readonly move: Move;
  readonly info: PlyInfo;
  /** The time both clocks had left after it. */
  readonly left: Times;
}

export interface LocalGame {
  readonly id: string;
  readonly facts: RulesFacts;
  readonly rules: Rules;
  readonly created: Created;
  readonly createdAt: number;
  readonly events: readonly StoredEvent[];
  /** The time of the last event. */
  readonly activeAt: number;
  /** The person's name, or that of the two at this screen; null before they have sat down. */
  readonly name: string | null;
  /** All positions, the start first and the present one last. */
  readonly positions: readonly Position[];
  readonly plies: readonly Ply[];
  readonly clock: Clock;
  readonly outcome: OutcomeInfo | null;
  /** Who has offered a draw, if anybody. */
  readonly drawOfferedBy: Seat | null;
  /** By seat, the number of plies when it last offered a draw. */
  readonly drawOffers: readonly [number | null, number | null];
  /** The id of the rematch. */
  readonly following: string | null;
  readonly hasBotFailed: boolean;
}

/** The state of a stored game. */
export function replayGame(
  { id, created, createdAt, events }: Pick<StoredGame, "id" | "created" | "createdAt" | "events">,
  rules: Rules,
  facts: RulesFacts,
): LocalGame {
  const game: LocalGame = {
    id,
    facts,
    rules,
    created,
    createdAt,
    events: [],
    activeAt: createdAt,
    name: null,
    positions: [rules.parsePosition(created.start)],
    plies: [],
    clock: createClock(created.clock),
    outcome: null,
    drawOfferedBy: null,
    drawOffers: [null, null],
    following: null,
    hasBotFailed: false,
  };
  return applyEvents(game, events);
}

// -- What the state says ------------------------------------------------------------------------------------

export function currentPosition({ positions }: LocalGame): Position {
  return positions[positions.length - 1] as Position;
}

export function currentStatus({ name, outcome }: LocalGame): State["status"] {
  if (outcome !== null) return "over";
  return name === null ? "waiting" : "playing";
}

/** Who acts; null unless the game is being played. */
export function currentActor(game: LocalGame): Actor {
  return currentStatus(game) === "playing" ? currentPosition(game).actor : null;
}

/** The number of the present turn. */
export function currentTurn(game: LocalGame): number {
  const last = game.plies.at(-1)?.info.turn ?? 0;
  return last && game.outcome ? last : numberTurn(game.rules, last, currentPosition(game));
}

export function isBot({ created }: LocalGame, seat: Seat): boolean {
  return created.seats[seat].level !== null;
}

/** The seats of the person; both where two share this screen. */
export function personSeats(game: LocalGame): Seat[] {
  return ([0, 1] as const).filter((seat) => !isBot(game, seat));
}

/** Whether it is a person's turn to move or to roll. */
export function isPersonsTurn(game: LocalGame): boolean {
  return currentStatus(game) === "playing" && !isBot(game, currentPosition(game).toMove);
}

/** When the game is lost on time; null if no clock runs, or the bot's. */
export function dueAt(game: LocalGame): number | null {
  return isPersonsTurn(game) ? dueTime(game.clock) : null;
}

/** The number of plies that remain when a seat takes back its last decision, which at a shared screen is anybody's. */
export function findLastDecision(game: LocalGame, seat: Seat): number | null {
  const isShared = personSeats(game).length === 2;
  const last = game.plies.findLastIndex(({ info }) => !info.is_roll && (isShared || info.seat === seat));
  return last < 0 ? null : last;
}

/**
 * Whether a seat can take back its last decision: the game goes on, or ended by a move. Where there are dice it cannot
 * be reopened, because the end shows how the next ones fall.
 */
export function canUndo(game: LocalGame, seat: Seat): boolean {
  const isEndedByMove = game.outcome !== null && currentPosition(game).actor === null;
  const canReopen = isEndedByMove && !game.facts.hasDice && game.following === null;
  const isOpen = currentStatus(game) === "playing" || canReopen;
  return isOpen && !isBot(game, seat) && findLastDecision(game, seat) !== null;
}

/** The players bring no seeds to dice that prove nothing; the derivation wants some. */
const PLAYER_SEEDS = ["local", "local"] as const;

/**
 * The faces of the next roll. They follow from the game's seed by the number of the roll alone: taken back and thrown
 * again, a roll shows the same faces, so nobody gains by taking back.
 */
export function deriveNextFaces({ id, created, plies, positions }: LocalGame): number[] {
  const roll = 1 + plies.filter(({ info }) => info.is_roll).length;
  const seeds = { seed: created.seed ?? "", gameId: id, players: PLAYER_SEEDS };
  return deriveFaces(seeds, roll, positions.at(-1)?.diceDue ?? 0);
}

// -- Events -------------------------------------------------------------------------------------------------

/** The state after more events. */
export function applyEvents(game: LocalGame, events: readonly StoredEvent[]): LocalGame {
  return events.reduce(applyEvent, game);
}

/** The state after an event, which must have been decided for this very state. */
export function applyEvent(game: LocalGame, stored: StoredEvent): LocalGame {
  const { at, event } = stored;
  return { ...applyChange(game, event, at), events: [...game.events, stored], activeAt: at };
}

function applyChange(game: LocalGame, event: GameEvent, at: number): LocalGame {
  switch (event.type) {
    case "moved":
      return applyMove(game, event.move, event.charged, at);
    case "joined":
      return { ...game, name: event.name, clock: startClock(game.clock, currentPosition(game).toMove, at) };
    case "undone":
      return applyUndo(game, event.plies, at);
    case "offered": {
      const [first, second] = game.drawOffers;
      const plies = game.plies.length;
      const drawOffers = event.seat === 0 ? ([plies, second] as const) : ([first, plies] as const);
      return { ...game, drawOfferedBy: event.seat, drawOffers };
    }
    case "declined":
      return { ...game, drawOfferedBy: null };
    case "resigned":
      return endByPlayers(game, otherSeat(event.seat), "resignation");
    case "agreed":
      return endByPlayers(game, null, "agreement");
    case "timed-out":
      return endByPlayers(game, otherSeat(currentPosition(game).toMove), "time");
    case "aborted":
      return endGame(game, { result: "*", winner: null, reason: "aborted", clause: null });
    case "rematched":
      return { ...game, following: event.game, drawOfferedBy: null };
    case "credited":
      return { ...game, clock: creditClock(game.clock, event.milliseconds) };
    case "bot-failed":
      return { ...game, hasBotFailed: true };
    case "bot-nudged":
      return { ...game, hasBotFailed: false };
  }
}

function applyMove(game: LocalGame, text: string, charged: number, at: number): LocalGame {
  const before = currentPosition(game);
  const move = before.parseMove(text);
  const after = move.play();
  const positions = [...game.positions, after];
  const clock = pressClock(game.clock, charged, after.toMove, at);
  const plies = [...game.plies, { move, info: describePly(game, before, move, clock), left: clock.left }];
  const moved = { ...game, positions, plies, clock, drawOfferedBy: null, hasBotFailed: false };
  const outcome = game.rules.findOutcome(positions);
  return outcome === null ? moved : endGame(moved, presentOutcome(outcome));
}

function describePly({ rules, plies }: LocalGame, before: Position, move: Move, { rule, left }: Clock): PlyInfo {
  return {
    turn: numberTurn(rules, plies.at(-1)?.info.turn ?? 0, before),
    seat: before.toMove,
    move: move.text,
    is_roll: before.actor === "dice",
    left: rule.kind === "none" ? null : left[before.toMove],
    words: move.words(),
  };
}

function applyUndo(game: LocalGame, count: number, at: number): LocalGame {
  const plies = game.plies.slice(0, count);
  const positions = game.positions.slice(0, count + 1);
  const left = plies.at(-1)?.left ?? createClock(game.created.clock).left;
  const undone = { ...game, plies, positions, outcome: null, drawOfferedBy: null, hasBotFailed: false };
  return { ...undone, clock: startClock({ ...game.clock, left }, currentPosition(undone).toMove, at) };
}

function endByPlayers(game: LocalGame, winner: Seat | null, reason: string): LocalGame {
  return endGame(game, presentOutcome({ winner, reason, clause: game.facts.agreementClause }));
}

function endGame(game: LocalGame, outcome: OutcomeInfo): LocalGame {
  return { ...game, outcome, clock: stopClock(game.clock), drawOfferedBy: null };
}
