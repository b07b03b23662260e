/**
 * This player's part in the dice of a game: notes what everybody commits to, gives shares when they are due and never
 * before, and watches that nobody changes anything. No DOM, no sockets; the session calls it.
 */
import { signal } from "@preact/signals";
import type { ClientState } from "../protocol/client-state.ts";
import { CHAIN_LENGTH } from "../protocol/constants.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { DiceInfo, Reveal, Seat, State } from "../protocol/types.ts";
import { digestText } from "./dice-derivation.ts";
import { isDiceInfo } from "./dice-info.ts";
import type { DiceNotes, DiceStore } from "./dice-store.ts";
import { computeShare, isCommittedShare, isShare, newSecret } from "./hash-chain.ts";
import { type Fault, isRoll, verify } from "./verification.ts";
import {
  addOwn,
  beginWitness,
  completeWitness,
  fixedPart,
  isWitnessed,
  PARTIES,
  type Party,
  type Witness,
} from "./witness.ts";

/** Somebody broke the protocol. early: a share was asked for that is not due. changed: moves were, after a share was out. */
export interface Foul {
  readonly fault: Fault | "early" | "changed";
  readonly party: Party | null;
}

/** What a player gives to the dice on sitting down. */
type Contribution = { seed: string } | { commitment: string };

type JointGame = State & { dice: DiceInfo };

export class DiceGuard {
  /** The first foul that was noticed; from then on nothing more is given to these dice. */
  readonly foul = signal<Foul | null>(null);
  /** Whether my secret is not in this browser, so that it cannot complete a throw. */
  readonly isSecretLost = signal(false);
  readonly #gameId: string;
  readonly #store: DiceStore;
  /** What this tab has given, should a different tab have written over it. */
  #given: DiceNotes | null = null;
  #answered: number | null = null;
  #verified: Partial<Pick<State, "dice" | "moves" | "start">> = {};

  constructor(gameId: string, store: DiceStore) {
    this.#gameId = gameId;
    this.#store = store;
  }

  /** My witness; null for a spectator, and in a game without dice. */
  readWitness(): Witness | null {
    const witness = this.#store.read()?.witness ?? null;
    return witness && witness.seats.length > 0 ? witness : null;
  }

  /** What to give to the dice on sitting down; the same again when asked again. */
  sitDown(game: Pick<State, "dice" | "moves" | "start"> | null): Contribution {
    const dice = game?.dice ?? null;
    if (game === null || dice === null || !this.#checkForm(dice)) return { seed: "" };
    const notes = this.#store.read() ?? this.#begin(dice, game.start, game.moves.filter(isRoll).length);
    this.#given = notes;
    return dice.mode === "joint" ? { commitment: notes.given } : { seed: notes.given };
  }

  /** Note the server's commitment before it learns anything of mine, the start, and the rolls that were made elsewhere. */
  #begin(dice: DiceInfo, start: string, rolls: number): DiceNotes {
    const drawn = newSecret();
    const isJoint = dice.mode === "joint";
    const notes: DiceNotes = {
      secret: isJoint ? drawn : null,
      given: isJoint ? computeShare(drawn, 0) : drawn,
      revealed: 0,
      thrown: null,
      undoAt: null,
      witness: beginWitness({ game: this.#gameId, start, dice }, rolls),
      at: Date.now(),
    };
    this.#store.write(notes);
    return notes;
  }

  /** My share for my own throw: undefined if none is needed; null if it cannot be given. */
  throwShare({ game, you }: ClientState): string | null | undefined {
    if (!isJoint(game)) return undefined;
    return you.includes(game.situation.to_move) ? this.#reveal(game, this.#countRolls(game) + 1) : null;
  }

  /** My throw was taken back before it was sent: its share has not left this browser. */
  takeBackThrow(): void {
    const notes = this.#store.read();
    if (notes?.thrown) this.#store.write({ ...notes, thrown: null });
  }

  /** I ask for an undo after so many plies, or agree to one: it may come before a throw of mine that is on its way. */
  allowUndo(plies: number): void {
    const notes = this.#store.read();
    if (notes) this.#store.write({ ...notes, undoAt: plies });
  }

  /** Take note of a new state. Returns what completes the opponent's throw, if my share of it is due. */
  observe(state: ClientState): Omit<Reveal, "id"> | null {
    const { game, you } = state;
    if (!game?.dice) {
      if (game && this.readWitness() !== null) this.#accuse({ fault: "witness", party: "server" });
      return null;
    }
    if (!this.#checkForm(game.dice)) return null;
    const hasGiven = you.length > 0 && you.every((seat) => game.seats[seat].kind === "person");
    const witness = (hasGiven ? this.#note(game as JointGame, you) : null) ?? this.readWitness();
    this.#verify(game as JointGame, witness);
    if (hasGiven) this.#checkThrown(game);
    if (game.status === "over") this.#forgetSecret();
    this.isSecretLost.value = isJoint(game) && game.status === "playing" && hasGiven && !this.#hasSecret();
    return isJoint(game) && game.status === "playing" && hasGiven ? this.#answer(game, you) : null;
  }

  /** Note my seats, and the others' parts as long as no share of mine is out: nobody has chosen them with it. */
  #note(game: JointGame, you: readonly Seat[]): Witness | null {
    const notes = this.#findNotes(game.dice, you);
    if (notes === null) return null;
    if (you.some((seat) => (fixedPart(notes.witness, seat) ?? notes.given) !== notes.given)) {
      this.#accuse({ fault: "witness", party: "server" }); // I am said to have the opponent's seat
      return notes.witness;
    }
    const own = addOwn(notes.witness, you, notes.given);
    const rolls = this.#countRolls(game);
    const isEarly = rolls === 0 && notes.revealed === 0;
    const seen = isEarly ? completeWitness(own, game.dice) : own;
    const witness = { ...seen, unproven: seen.unproven ?? game.dice.unproven };
    const revealed = isJoint(game) ? notes.revealed : Math.max(notes.revealed, rolls);
    const kept = { ...notes, witness, revealed };
    if (this.#given?.given === kept.given) this.#given = kept;
    if (JSON.stringify(kept) !== JSON.stringify(this.#store.read())) this.#store.write(kept);
    return witness;
  }

  /** My notes; those of this tab where two tabs sat down at once and the server took this one's. */
  #findNotes(dice: DiceInfo, you: readonly Seat[]): DiceNotes | null {
    const stored = this.#store.read();
    const mine = this.#given;
    const taken = you[0] === undefined ? null : fixedPart(dice, you[0]);
    if (mine === null || stored === null || stored.given === mine.given || mine.given !== taken) return stored ?? mine;
    return mine;
  }

  #verify(game: JointGame, witness: Witness | null): void {
    const { dice, moves, start } = game;
    const { dice: knownDice, moves: knownMoves, start: knownStart } = this.#verified;
    if (knownDice === dice && knownMoves === moves && knownStart === start) return;
    this.#verified = { dice, moves, start };
    const { verdict, fault, party, rolls } = verify({ game: this.#gameId, dice, moves, start }, witness);
    // A joint roll comes with its shares.
    const isBare = witness !== null && isJoint(game) && rolls.length < this.#countRolls(game);
    if (verdict === "false" && fault !== null) this.#accuse({ fault, party });
    else if (isBare) this.#accuse({ fault: "commitment", party: "server" });
  }

  /** Anyone who knows a roll must not change a decision before it: it falls after the moves it was thrown after. */
  #checkThrown(game: State): void {
    const notes = this.#store.read();
    if (!notes?.thrown || this.#countRolls(game) < notes.thrown.number) return;
    if (this.#digestMoves(game, notes.thrown.number) !== notes.thrown.moves)
      this.#accuse({ fault: "changed", party: null });
    this.#store.write({ ...notes, thrown: null });
  }

  /** Whether the server said about the dice what there is to say; if not, that is a foul, and nothing is noted of it. */
  #checkForm(dice: DiceInfo): boolean {
    const isRight = isDiceInfo(dice);
    if (!isRight) this.#accuse({ fault: "commitment", party: "server" });
    return isRight;
  }

  #accuse(foul: Foul): void {
    this.foul.value ??= foul;
  }

  #answer(game: JointGame, you: readonly Seat[]): Omit<Reveal, "id"> | null {
    const pending = game.dice.pending;
    if (pending === null || !you.includes(pending.seat) || pending.number === this.#answered) return null;
    const thrower = otherSeat(pending.seat);
    const isDue =
      pending.number === this.#countRolls(game) + 1 &&
      game.situation.actor === "dice" &&
      game.situation.to_move === thrower &&
      this.#isThrown(game.dice, thrower, pending.number, pending.share);
    if (!isDue) {
      this.#accuse({ fault: "early", party: thrower });
      return null;
    }
    const share = this.#reveal(game, pending.number);
    if (share === null) return null;
    this.#answered = pending.number;
    return { type: "reveal", number: pending.number, share };
  }

  /** Whether the thrower is bound: its share of the roll is there, and is the one it committed to. */
  #isThrown(dice: DiceInfo, thrower: Seat, number: number, share: string | null): boolean {
    const commitment = dice.commitments[thrower];
    return commitment === null
      ? share === null && dice.seeds[thrower] !== null
      : isCommittedShare(share, number, commitment);
  }

  /** My share of a roll, which is out from now on; null if it is not due, or no longer given. */
  #reveal(game: State, number: number): string | null {
    const notes = this.#store.read() ?? this.#given;
    if (this.foul.peek() !== null || !notes?.secret) return null;
    const isPinned = isShare(notes.witness.commitment) && PARTIES.every((party) => isWitnessed(notes.witness, party));
    if (!isPinned || number < 1 || number > notes.revealed + 1 || number > CHAIN_LENGTH) {
      this.#accuse({ fault: "early", party: "server" });
      return null;
    }
    const moves = this.#digestMoves(game, number);
    if (notes.thrown?.number === number && notes.thrown.moves !== moves) {
      this.#accuse({ fault: "changed", party: null });
      return null;
    }
    const thrown = notes.undoAt === game.moves.length ? null : { number, moves };
    this.#store.write({ ...notes, revealed: Math.max(number, notes.revealed), thrown });
    return computeShare(notes.secret, number);
  }

  /** The rolls that can be proven: those that had been made elsewhere when I sat down do not count. */
  #countRolls(game: State): number {
    return game.moves.filter(isRoll).length - this.#countUnproven(game);
  }

  #countUnproven(game: State): number {
    return this.#store.read()?.witness.unproven ?? game.dice?.unproven ?? 0;
  }

  /** A digest of the moves before a roll. */
  #digestMoves(game: State, number: number): string {
    let rolls = -this.#countUnproven(game);
    const before = game.moves.findIndex((ply) => isRoll(ply) && ++rolls === number);
    const moves = before < 0 ? game.moves : game.moves.slice(0, before);
    return digestText(moves.map((ply) => ply.move).join(" "));
  }

  #hasSecret(): boolean {
    return Boolean((this.#store.read() ?? this.#given)?.secret);
  }

  #forgetSecret(): void {
    const notes = this.#store.read();
    if (notes?.secret) this.#store.write({ ...notes, secret: null });
  }
}

function isJoint(game: State | null): game is JointGame {
  return game?.dice?.mode === "joint";
}
