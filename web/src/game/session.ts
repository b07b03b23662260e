/** One game at one screen: its connection, what is known of it, and what can be asked and done. */
import { batch, computed, effect, signal } from "@preact/signals";
import { type Condition, Connection, type Ending, RefusedError, type Wish } from "../protocol/connection.ts";
import { actingSeat, hear, type Known, NOTHING } from "../protocol/state.ts";
import type {
  Chances,
  FromServer,
  Hint,
  MovePicture,
  Past,
  Picture,
  Refused,
  Seat,
  Threats,
} from "../protocol/types.ts";
import { PastPositions } from "./past.ts";
import type { Viewing } from "./viewing.ts";

export interface Manners {
  /** The name to sit down with. */
  name(): string;
  /** Say why something was refused. */
  complain(refusal: Pick<Refused, "reason" | "clause">): void;
}

/** What to draw: the table now, or as it was. */
export interface Scene {
  readonly picture: Picture;
  readonly last: MovePicture | null;
  readonly ply: number;
  readonly isNow: boolean;
}

/** Refusals nobody needs to hear of: somebody was quicker, or clicked twice. */
const QUIET: ReadonlySet<Refused["reason"]> = new Set(["stale", "already-seated", "nothing-to-undo"]);

/** My share in the dice: 128 bits nobody can guess. */
function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Session implements Viewing {
  readonly id: string;
  readonly known = signal<Known>(NOTHING);
  readonly condition = signal<Condition>("connecting");
  readonly ending = signal<Ending | null>(null);
  /** After how many plies the table is shown; null for now. */
  readonly looking = signal<number | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly chances = signal<Chances | null>(null);
  readonly threats = signal<Threats | null>(null);
  /** Which question the engine is at. */
  readonly asking = signal<"hint" | "chances" | null>(null);
  readonly wantsChances = signal(false);

  readonly ply = computed(() => this.known.value.game?.situation.ply ?? 0);
  readonly acting = computed<Seat | null>(() => actingSeat(this.known.value));
  readonly scene = computed<Scene | null>(() => this.#scene());

  readonly #connection: Connection;
  readonly #manners: Manners;
  readonly #past: PastPositions;
  /** The ply for which a move or roll is under way: a second click does nothing. */
  #busyAt: number | null = null;
  #isJoining = false;
  #stopWatching: () => void = () => undefined;

  constructor(id: string, manners: Manners, open: (game: string, after: number | null) => WebSocket) {
    this.id = id;
    this.#manners = manners;
    this.#past = new PastPositions(async (first, last) => {
      const answer = await this.#connection.send({ type: "past", first, last });
      return (answer as Past).positions;
    });
    this.#connection = new Connection({
      open: (after) => open(id, after),
      after: () => this.#after(),
      hear: (message) => this.#hear(message),
      changed: (condition, ending) => {
        this.condition.value = condition;
        this.ending.value = ending;
      },
    });
  }

  start(): void {
    this.#connection.start();
    this.#stopWatching = effect(() => this.#fetchWhatIsShown());
  }

  stop(): void {
    this.#stopWatching();
    this.#connection.close();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  drop(): void {
    this.#connection.drop();
  }

  // -- Doing ------------------------------------------------------------------------------------------------

  /** Sit down, on the seats kept for me or on a free one. */
  join(): void {
    if (this.#isJoining) return;
    this.#isJoining = true;
    const wish: Wish = { type: "join", name: this.#manners.name(), seed: newSeed() };
    void this.#send(wish).finally(() => (this.#isJoining = false));
  }

  play(move: string): void {
    this.#act((ply) => ({ type: "play", ply, move }));
  }

  roll(): void {
    this.#act((ply) => ({ type: "roll", ply }));
  }

  undo(): void {
    this.#act((ply) => ({ type: "undo", ply }));
  }

  do(wish: Wish): void {
    void this.#send(wish);
  }

  /** Make one move, roll or undo from the position on the table; where it is lost on the way it is sent again. */
  #act(wish: (ply: number) => Wish): void {
    const ply = this.ply.peek();
    if (this.#busyAt === ply || this.looking.peek() !== null) return;
    this.#busyAt = ply;
    void this.#send(wish(ply)).finally(() => {
      if (this.#busyAt === ply) this.#busyAt = null;
    });
  }

  async #send(wish: Wish): Promise<FromServer | null> {
    try {
      return await this.#connection.send(wish);
    } catch (error) {
      if (error instanceof RefusedError && !QUIET.has(error.refusal.reason)) this.#manners.complain(error.refusal);
      return null;
    }
  }

  // -- Asking -----------------------------------------------------------------------------------------------

  async askHint(): Promise<void> {
    if (this.asking.peek() === "hint") return;
    this.asking.value = "hint";
    const answer = (await this.#send({ type: "hint" })) as Hint | null;
    this.asking.value = null;
    if (answer?.ply === this.ply.peek()) this.hint.value = answer;
  }

  async askChances(): Promise<void> {
    const answer = (await this.#send({ type: "chances" })) as Chances | null;
    if (answer?.ply === this.ply.peek()) this.chances.value = answer;
  }

  async askThreats(seat: Seat): Promise<void> {
    const answer = (await this.#send({ type: "threats", seat })) as Threats | null;
    if (answer?.ply === this.ply.peek()) this.threats.value = answer;
  }

  /** Look at the table after so many plies; what is beyond the last one is now. */
  look(ply: number): void {
    const count = this.ply.peek();
    this.looking.value = ply >= count ? null : Math.max(0, ply);
  }

  // -- Hearing ----------------------------------------------------------------------------------------------

  #after(): number | null {
    const { game, isBroken } = this.known.peek();
    return game && !isBroken ? game.sequence : null;
  }

  #hear(message: FromServer): boolean {
    const before = this.known.peek();
    const known = hear(before, message, Date.now());
    batch(() => {
      this.known.value = known;
      if (known.game !== before.game) this.#turnTo(before, known);
    });
    if (message.type === "refused" && message.command === null && message.reason !== "too-fast") {
      this.#manners.complain(message);
    }
    this.#joinWhereKept(known);
    return !known.isBroken;
  }

  /** Put away what belonged to another position. */
  #turnTo(before: Known, after: Known): void {
    const [had, has] = [before.game?.moves.length ?? 0, after.game?.moves.length ?? 0];
    const isSame = before.game?.situation.position === after.game?.situation.position && had === has;
    if (!isSame || after.game?.status === "over") this.hint.value = null;
    if (isSame) return;
    this.threats.value = null;
    if (has < had || before.game === null) this.#past.forget(Math.min(had, has));
    const looking = this.looking.peek();
    if (looking !== null && looking >= has) this.looking.value = null;
  }

  /** Whoever made the game sits down by themselves. */
  #joinWhereKept({ game, you }: Known): void {
    if (game?.status === "waiting" && you.some((seat) => game.seats[seat].kind === "kept")) this.join();
  }

  // -- Showing ----------------------------------------------------------------------------------------------

  #scene(): Scene | null {
    const { game, last } = this.known.value;
    if (!game) return null;
    const looking = this.looking.value;
    if (looking === null) {
      const ply = game.situation.ply;
      const move = last ?? this.#past.at(ply)?.move ?? null;
      return { picture: game.situation.picture, last: move, ply, isNow: true };
    }
    const past = this.#past.at(looking);
    return past && { picture: past.picture, last: past.move, ply: looking, isNow: false };
  }

  #fetchWhatIsShown(): void {
    const { game, last } = this.known.value;
    const looking = this.looking.value;
    if (!game || this.condition.value !== "open") return;
    const wanted = looking ?? (last === null && game.situation.ply > 0 ? game.situation.ply : null);
    if (wanted !== null) void this.#past.fetch(wanted, game.situation.ply).catch(() => undefined);
  }
}
