/** The client's state of a game, reduced from the server's messages. No DOM, no sockets. */
import type { FromServer, MoveView, Presence, Seat, State, Thinking, Update } from "./types.ts";

export interface ClientState {
  /** The whole game; null until the server has sent it. */
  readonly game: State | null;
  /** My seats: none for a spectator, both where two people share this screen. */
  readonly you: readonly Seat[];
  /** The move that led to the current position; null if it is unknown. */
  readonly last: MoveView | null;
  /** Server clock minus local clock, in milliseconds. */
  readonly clockOffset: number;
  readonly presence: Presence | null;
  /** The bot that is searching, if any. */
  readonly thinking: Thinking | null;
  /** A message is missing: reconnect and request the whole state. */
  readonly needsResync: boolean;
}

export const EMPTY_STATE: ClientState = {
  game: null,
  you: [],
  last: null,
  clockOffset: 0,
  presence: null,
  thinking: null,
  needsResync: false,
};

/** The state after a message that arrived at `now` by the local clock. */
export function applyMessage(state: ClientState, message: FromServer, now: number): ClientState {
  switch (message.type) {
    case "welcome":
      return { ...state, you: message.you, clockOffset: message.now - now };
    case "state":
      return {
        ...state,
        game: message,
        last: null,
        thinking: keepThinking(state, message),
        needsResync: false,
      };
    case "update":
      return state.game ? applyUpdate(state, state.game, message) : { ...state, needsResync: true };
    case "presence":
      return { ...state, presence: message };
    case "thinking":
      return { ...state, thinking: message };
    default:
      return state;
  }
}

/** Keep the "thinking" sign as long as it is still the bot's turn. */
function keepThinking(state: ClientState, game: State): Thinking | null {
  return state.thinking && game.situation.actor === state.thinking.seat ? state.thinking : null;
}

function applyUpdate(state: ClientState, game: State, update: Update): ClientState {
  if (update.sequence <= game.sequence) return state; // a duplicate
  if (update.sequence !== game.sequence + update.events.length) return { ...state, needsResync: true };
  let moves = game.moves;
  let last = state.last;
  for (const event of update.events) {
    if (event.type === "moved") {
      moves = [...moves, event.ply];
      last = event.picture;
    } else if (event.type === "undone") {
      moves = moves.slice(0, event.plies);
      last = null;
    }
  }
  const { type: _, events: __, ...changes } = update;
  const next = { ...game, ...changes, moves };
  if (next.situation.ply !== moves.length) return { ...state, needsResync: true };
  const hasMoved = moves !== game.moves;
  return { ...state, game: next, last, thinking: hasMoved ? null : state.thinking };
}

/** The ids of the commands that a message answers. */
export function answeredCommands(message: FromServer): string[] {
  if (message.type === "update") {
    return message.events.flatMap((event) => (event.command === null ? [] : [event.command]));
  }
  return "command" in message && message.command !== null ? [message.command] : [];
}

/** The time left on both clocks at `now` by the local clock, in milliseconds; null in games without clocks. */
export function timeLeft(state: ClientState, now: number): [number, number] | null {
  const clocks = state.game?.situation.clocks;
  if (!clocks) return null;
  const left: [number, number] = [...clocks.left];
  if (clocks.running !== null) {
    const gone = Math.max(0, now + state.clockOffset - clocks.at);
    left[clocks.running] = Math.max(0, left[clocks.running] - gone);
  }
  return left;
}

/** The seat this client may act for: the side to move if it is mine and the game is not over; else null. */
export function findActingSeat(state: ClientState): Seat | null {
  const game = state.game;
  if (game?.status !== "playing" || game.situation.actor === null) return null;
  return state.you.includes(game.situation.to_move) ? game.situation.to_move : null;
}
