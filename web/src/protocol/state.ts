/** A game as this screen knows it: what the server has said so far, put together. No DOM, no sockets. */
import type { FromServer, MovePicture, Presence, Seat, State, Thinking, Update } from "./types.ts";

export interface Known {
  /** The whole game; null until the server has told it. */
  readonly game: State | null;
  /** My seats: none for a spectator, both for two at one screen. */
  readonly you: readonly Seat[];
  /** The move that led to the position on the table; null where it is not known. */
  readonly last: MovePicture | null;
  /** What to add to this machine's clock to get the server's, in milliseconds. */
  readonly ahead: number;
  readonly presence: Presence | null;
  /** The bot at work, if any. */
  readonly thinking: Thinking | null;
  /** Something is missing: connect anew and hear the whole. */
  readonly isBroken: boolean;
}

export const NOTHING: Known = {
  game: null,
  you: [],
  last: null,
  ahead: 0,
  presence: null,
  thinking: null,
  isBroken: false,
};

/** What is known after another message, which came at `now` by this machine's clock. */
export function hear(known: Known, message: FromServer, now: number): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, you: message.you, ahead: message.now - now };
    case "state":
      return { ...known, game: message, last: null, thinking: stillThinking(known, message), isBroken: false };
    case "update":
      return known.game ? follow(known, known.game, message) : { ...known, isBroken: true };
    case "presence":
      return { ...known, presence: message };
    case "thinking":
      return { ...known, thinking: message };
    default:
      return known;
  }
}

/** A bot thinks until the table changes. */
function stillThinking(known: Known, game: State): Thinking | null {
  return known.thinking && game.situation.actor === known.thinking.seat ? known.thinking : null;
}

function follow(known: Known, game: State, update: Update): Known {
  if (update.sequence <= game.sequence) return known; // heard before
  if (update.sequence !== game.sequence + update.events.length) return { ...known, isBroken: true };
  let moves = game.moves;
  let last = known.last;
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
  if (next.situation.ply !== moves.length) return { ...known, isBroken: true };
  const hasMoved = moves !== game.moves;
  return { ...known, game: next, last, thinking: hasMoved ? null : known.thinking };
}

/** The commands that a message answers. */
export function answered(message: FromServer): string[] {
  if (message.type === "update") {
    return message.events.flatMap((event) => (event.command === null ? [] : [event.command]));
  }
  return "command" in message && message.command !== null ? [message.command] : [];
}

/** What is left on both clocks at `now` by this machine's clock, in milliseconds; null without clocks. */
export function timeLeft(known: Known, now: number): [number, number] | null {
  const clocks = known.game?.situation.clocks;
  if (!clocks) return null;
  const left: [number, number] = [...clocks.left];
  if (clocks.running !== null) {
    const gone = Math.max(0, now + known.ahead - clocks.at);
    left[clocks.running] = Math.max(0, left[clocks.running] - gone);
  }
  return left;
}

/** The seat for which this screen may act now: the one to move, where it is mine and the game goes on. */
export function actingSeat(known: Known): Seat | null {
  const game = known.game;
  if (game?.status !== "playing" || game.situation.actor === null) return null;
  return known.you.includes(game.situation.to_move) ? game.situation.to_move : null;
}

/** How many look on without playing: the server counts every screen, so the players' own are taken off. */
export function spectators({ game, presence, you }: Known): number {
  if (!game || !presence) return 0;
  const people = game.seats.filter((seat, place) => seat.kind === "person" && presence.connected[place]).length;
  return Math.max(0, presence.watchers - (you.length === 2 ? 1 : people));
}
