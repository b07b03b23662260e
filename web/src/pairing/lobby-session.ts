/** The connection to the lobby: what there is to see, whom the player seeks, and whom they found. */
import { batch, signal } from "@preact/signals";
import type { LiveClock } from "../lobby/game-options.ts";
import type { FromLobby, FromVisitor, LobbyUpdate, Refused } from "../protocol/types.ts";
import { Connection } from "../session/connection.ts";
import { type Wanted, wanted } from "./wanted.ts";

/** What there is to see; nothing is known before the server has said it. */
export type Shown = Omit<Required<LobbyUpdate>, "type">;

interface Callbacks {
  /** Open a socket to the lobby; `isPlayer` asks the server for a cookie, which a seek needs. */
  open(isPlayer: boolean): WebSocket;
  /** The name under which the player plays. */
  name(): string;
  onMatched(gameId: string): void;
  onRefused(refusal: Refused): void;
}

/** A random id. It is seen by everybody, so it need not be hard to guess, only unlike all others. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const NOTHING: Shown = { online: 0, seeks: [], open: [], games: [], results: [] };

export class LobbySession {
  /** What there is to see; null while there is no connection. */
  readonly shown = signal<Shown | null>(null);
  /** Counts the changes of the player's own games. */
  readonly ownChanges = signal(0);
  /** The challenge that is being accepted. */
  readonly accepting = signal<string | null>(null);
  readonly #callbacks: Callbacks;
  #connection: Connection<FromVisitor, FromLobby> | null = null;
  #viewers = 0;
  #isKnown = false;
  /** Whether the server has confirmed the seek: from then on it says when the seek ends. */
  #isConfirmed = false;
  #acceptance: { id: string; seek: string } | null = null;
  /** What this tab has sought or accepted. A pair may have been made just before the player changed their mind. */
  readonly #ids = new Set<string>();

  constructor(callbacks: Callbacks) {
    this.#callbacks = callbacks;
    const seek = wanted.peek();
    if (seek === null) return;
    this.#ids.add(seek.id);
    this.#connect();
  }

  /** Keep the connection open for somebody who looks at the lobby; returns what ends that. */
  watch(): () => void {
    this.#viewers += 1;
    this.#connect();
    return () => {
      this.#viewers -= 1;
      this.#closeIfUnused();
    };
  }

  /** Seek an opponent; an earlier seek ends. */
  seek(rules: string, clock: LiveClock): void {
    this.#isConfirmed = false;
    wanted.value = { id: this.#newId(), rules, clock, since: Date.now() };
    this.#sendWishes();
  }

  /** Seek nobody any more. */
  cancel(): void {
    const seek = wanted.peek();
    if (seek === null) return;
    wanted.value = null;
    this.#connection?.send({ type: "cancel", id: seek.id });
    this.#closeIfUnused();
  }

  /** Play the one who has this seek. */
  accept(seek: string): void {
    this.#acceptance = { id: this.#newId(), seek };
    this.accepting.value = seek;
    this.#sendWishes();
  }

  /** Reconnect without waiting: the page is visible again, or the network is back. */
  reconnectNow(): void {
    this.#connection?.reconnectNow();
  }

  #connect(): void {
    if (this.#connection) return;
    this.#connection = new Connection<FromVisitor, FromLobby>({
      open: () => this.#callbacks.open(this.#isKnown || this.#isWishing()),
      lastSequence: () => null,
      receive: (message) => {
        this.#receive(message);
        return true;
      },
      onStatusChange: (status) => {
        if (status !== "open") this.shown.value = null;
      },
    });
    this.#connection.start();
  }

  #newId(): string {
    const id = newId();
    this.#ids.add(id);
    return id;
  }

  #isWishing(): boolean {
    return wanted.peek() !== null || this.#acceptance !== null;
  }

  #closeIfUnused(): void {
    if (this.#viewers > 0 || this.#isWishing()) return;
    this.#connection?.close();
    this.#connection = null;
    this.shown.value = null;
  }

  /** Send what the player wants; it may be sent again, as its id makes it idempotent. */
  #sendWishes(): void {
    this.#connect();
    if (!this.#isWishing()) return;
    if (!this.#isKnown) {
      this.#connection?.dropConnection(); // the next one makes this browser a player
      return;
    }
    const seek = wanted.peek();
    if (seek) this.#send(seek);
    if (this.#acceptance) this.#connection?.send({ type: "accept", ...this.#acceptance });
  }

  #send({ id, rules, clock }: Wanted): void {
    this.#connection?.send({ type: "seek", id, rules, clock, name: this.#callbacks.name() });
  }

  #receive(message: FromLobby): void {
    switch (message.type) {
      case "welcome":
        this.#isKnown = message.known;
        this.#isConfirmed = false;
        this.#sendWishes();
        break;
      case "lobby": {
        const { type: _, ...changes } = message;
        this.shown.value = { ...(this.shown.peek() ?? NOTHING), ...changes };
        break;
      }
      case "seeking":
        this.#noteSeek(message.seek?.id ?? null);
        break;
      case "matched":
        if (this.#ids.has(message.seek)) this.#leaveFor(message.game);
        break;
      case "own-game":
        this.ownChanges.value += 1;
        break;
      case "refused":
        this.#noteRefusal(message);
        break;
    }
  }

  /** Take in what the player seeks: another tab may have ended or replaced this tab's seek. */
  #noteSeek(id: string | null): void {
    const own = wanted.peek()?.id;
    if (id !== null && id === own) this.#isConfirmed = true;
    else if (this.#isConfirmed) wanted.value = null;
  }

  #leaveFor(gameId: string): void {
    this.#end();
    this.#callbacks.onMatched(gameId);
    this.#closeIfUnused();
  }

  #noteRefusal(refusal: Refused): void {
    const isOwn = refusal.command === wanted.peek()?.id || refusal.command === this.#acceptance?.id;
    if (refusal.command === this.#acceptance?.id) {
      this.#acceptance = null;
      this.accepting.value = null;
    } else if (isOwn) wanted.value = null;
    this.#callbacks.onRefused(refusal);
    this.#closeIfUnused();
  }

  #end(): void {
    batch(() => {
      wanted.value = null;
      this.#acceptance = null;
      this.accepting.value = null;
    });
  }
}
