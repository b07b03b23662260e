import { describe, expect, it } from "vitest";
import { type ClientState, EMPTY_STATE } from "../protocol/client-state.ts";
import { gameState, situation } from "../protocol/fixtures.ts";
import type { DiceInfo, PlyInfo, Seat, SeatInfo } from "../protocol/types.ts";
import { deriveFaces } from "./dice-derivation.ts";
import { DiceGuard } from "./dice-guard.ts";
import type { DiceNotes, DiceStore } from "./dice-store.ts";
import { computeShare } from "./hash-chain.ts";

const SERVER = "11".repeat(32);
const OPPONENT = "22".repeat(32);
const PERSON: SeatInfo = { kind: "person", name: "Ann", level: null };
const BOT: SeatInfo = { kind: "bot", name: "", level: 3 };

/** A browser's storage, which outlives a page. */
function memoryStore(): DiceStore {
  let text = "null";
  return {
    read: () => JSON.parse(text) as DiceNotes | null,
    write: (notes) => {
      text = JSON.stringify(notes);
    },
  };
}

/** A server and an opponent in seat 0 who keep to the protocol; the guard is in seat 1. */
class Table {
  readonly store = memoryStore();
  guard = new DiceGuard("g", this.store);
  moves: PlyInfo[] = [];
  dice: DiceInfo = {
    commitment: computeShare(SERVER, 0),
    seeds: [null, null],
    seed: null,
    mode: "joint",
    commitments: [computeShare(OPPONENT, 0), null],
    shares: [null, null, null],
    unproven: 0,
    pending: null,
  };
  seats: [SeatInfo, SeatInfo] = [PERSON, PERSON];
  status: "waiting" | "playing" | "over" = "playing";

  sitDown(): this {
    const given = this.guard.sitDown(this.dice);
    if ("commitment" in given) this.dice = { ...this.dice, commitments: [this.dice.commitments[0], given.commitment] };
    this.show();
    return this;
  }

  /** The page is loaded again. */
  reload(): this {
    this.guard = new DiceGuard("g", this.store);
    return this;
  }

  state(thrower: Seat = 0, you: Seat[] = [1]): ClientState {
    const { dice, moves, seats, status } = this;
    const now = { ...situation(moves.length), to_move: thrower, actor: "dice" as const };
    return { ...EMPTY_STATE, you, game: gameState({ dice, moves, seats, status, situation: now }) };
  }

  show(thrower: Seat = 0, you: Seat[] = [1]) {
    return this.guard.observe(this.state(thrower, you));
  }

  /** The opponent throws. */
  throwDice(number = this.moves.length + 1) {
    this.dice = { ...this.dice, pending: { number, seat: 1, share: computeShare(OPPONENT, number) } };
    return this.show();
  }

  /** The dice fall with my share. */
  fall(share: string, changes: Partial<DiceInfo> = {}) {
    const number = this.moves.length + 1;
    const shares = [computeShare(SERVER, number), computeShare(OPPONENT, number), share] as const;
    const faces = deriveFaces({ seed: shares[0], game: "g", players: [shares[1], shares[2]] }, number, 6);
    const [one = 0, two = 0] = faces;
    const move = `${Math.max(one, two)}${Math.min(one, two)}/${faces.slice(2).join("")}`;
    this.moves = [...this.moves, { turn: number, seat: 0, move, is_roll: true, left: null, words: null }];
    this.dice = { ...this.dice, shares: [...shares], pending: null, ...changes };
    return this.show();
  }

  /** A whole throw of the opponent. */
  play(): void {
    this.fall(this.throwDice()?.share ?? "");
  }
}

const expectFoul = (table: Table, fault: string, party: Seat | "server" | null) =>
  expect(table.guard.foul.value).toEqual({ fault, party });

describe("an honest course", () => {
  it("answers every throw with one message, and finds nothing wrong", () => {
    const table = new Table().sitDown();
    for (let number = 1; number <= 20; number++) {
      const answer = table.throwDice();
      expect(answer).toMatchObject({ type: "reveal", number });
      expect(table.show()).toBeNull(); // the same state again, such as when somebody comes to watch
      table.fall(answer?.share ?? "");
    }
    expect(table.guard.foul.value).toBeNull();
    expect(table.guard.readWitness()).toMatchObject({ seats: [1], commitment: table.dice.commitment });
    expect(table.guard.readWitness()?.commitments).toEqual(table.dice.commitments);
  });

  it("answers after a reload, and in a second tab, with the same share", () => {
    const table = new Table().sitDown();
    table.play();
    const answer = table.throwDice();
    expect(table.reload().show()).toEqual(answer);
    const other = new DiceGuard("g", table.store);
    expect(other.observe(table.state())).toEqual(answer);
  });

  it("answers an opponent who sat down and threw while the page was closed", () => {
    const table = new Table();
    const opponents = table.dice.commitments[0];
    table.dice = { ...table.dice, commitments: [null, null] };
    table.status = "waiting";
    table.sitDown();
    table.reload();
    table.status = "playing";
    table.dice = { ...table.dice, commitments: [opponents, table.dice.commitments[1]] };
    table.play();
    expect(table.guard.foul.value).toBeNull();
    expect(table.guard.readWitness()?.commitments[0]).toBe(opponents);
  });

  it("gives the share with its own throw, and the same one again", () => {
    const table = new Table().sitDown();
    const share = table.guard.throwShare(table.state(1));
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(table.guard.throwShare(table.state(1))).toBe(share);
    expect(table.guard.throwShare(table.state(0))).toBeNull();
  });

  it("gives a share again that was out before an undo", () => {
    const table = new Table().sitDown();
    for (let number = 1; number <= 3; number++) table.play();
    table.moves = table.moves.slice(0, 1);
    table.show(1);
    expect(table.guard.throwShare(table.state(1))).toMatch(/^[0-9a-f]{64}$/);
    expect(table.guard.foul.value).toBeNull();
  });

  it("sits down with the same commitment when asked again, and with another in another game", () => {
    const table = new Table();
    const given = table.guard.sitDown(table.dice);
    expect(table.reload().guard.sitDown(table.dice)).toEqual(given);
    expect(new DiceGuard("h", memoryStore()).sitDown(table.dice)).not.toEqual(given);
  });

  it("forgets the secret when the game is over, and keeps the witness", () => {
    const table = new Table().sitDown();
    table.play();
    table.status = "over";
    table.show();
    expect(table.store.read()?.secret).toBeNull();
    expect(table.guard.readWitness()).not.toBeNull();
  });

  it("adds a seed to committed dice, and notes both", () => {
    const table = new Table();
    table.dice = { ...table.dice, mode: "committed", commitments: [null, null], seeds: ["theirs", null] };
    const given = table.guard.sitDown(table.dice);
    if (!("seed" in given)) throw new Error("no seed");
    table.dice = { ...table.dice, seeds: ["theirs", given.seed] };
    table.show();
    expect(table.guard.readWitness()).toMatchObject({ mode: "committed", seeds: ["theirs", given.seed] });
    expect(table.guard.throwShare(table.state(1))).toBeUndefined();
    table.dice = { ...table.dice, seeds: ["theirs", "another"] };
    table.show();
    expectFoul(table, "witness", 1);
  });

  it("has nothing to do with a game without dice", () => {
    const guard = new DiceGuard("g", memoryStore());
    expect(guard.sitDown(null)).toEqual({ seed: "" });
    expect(guard.observe({ ...EMPTY_STATE, you: [0], game: gameState() })).toBeNull();
    expect(guard.readWitness()).toBeNull();
  });

  it("answers a bot, whose seed stands for its share", () => {
    const table = new Table();
    table.seats = [BOT, PERSON];
    table.dice = { ...table.dice, commitments: [null, null], seeds: ["bot's", null] };
    table.sitDown();
    table.dice = { ...table.dice, pending: { number: 1, seat: 1, share: null } };
    expect(table.show()).toMatchObject({ type: "reveal", number: 1 });
    expect(table.guard.readWitness()?.seeds).toEqual(["bot's", null]);
    table.dice = { ...table.dice, seeds: ["another", null] };
    table.show();
    expectFoul(table, "witness", 0);
  });
});

describe("a malicious server", () => {
  it("is told at once when it changes its commitment, and gets nothing more", () => {
    const table = new Table().sitDown();
    table.play();
    const right = table.dice;
    table.dice = { ...right, commitment: computeShare("33".repeat(32), 0) };
    table.show();
    expectFoul(table, "witness", "server");
    table.dice = right; // it is too late to change it back
    expect(table.throwDice()).toBeNull();
    expect(table.guard.throwShare(table.state(1))).toBeNull();
  });

  it("cannot change it while the page is closed", () => {
    const table = new Table().sitDown();
    table.dice = { ...table.dice, commitment: computeShare("33".repeat(32), 0) };
    expect(table.reload().throwDice()).toBeNull();
    expectFoul(table, "witness", "server");
  });

  it("cannot exchange my commitment or the opponent's", () => {
    for (const seat of [0, 1] as const) {
      const table = new Table().sitDown();
      const commitments: [string | null, string | null] = [...table.dice.commitments];
      commitments[seat] = computeShare("33".repeat(32), 0);
      table.dice = { ...table.dice, commitments };
      expect(table.throwDice()).toBeNull();
      expectFoul(table, "witness", seat);
    }
  });

  it("cannot call the dice committed in the middle", () => {
    const table = new Table().sitDown();
    table.dice = { ...table.dice, mode: "committed" };
    table.show();
    expectFoul(table, "witness", "server");
  });

  it("cannot use a share that it has not committed to", () => {
    const table = new Table().sitDown();
    const mine = table.throwDice()?.share ?? "";
    table.fall(mine, { shares: [computeShare("33".repeat(32), 1), computeShare(OPPONENT, 1), mine] });
    expectFoul(table, "commitment", "server");
  });

  it("cannot show other dice than the shares give", () => {
    const table = new Table().sitDown();
    table.fall(table.throwDice()?.share ?? "");
    const [roll] = table.moves;
    if (!roll) throw new Error("no roll");
    table.moves = [{ ...roll, move: roll.move === "66/6666" ? "11/1111" : "66/6666" }];
    table.reload().show();
    expectFoul(table, "rolls", null);
  });

  it("gets no share before its roll is due, not even after a reload", () => {
    for (const number of [2, 3, 100]) {
      const table = new Table().sitDown();
      expect(table.reload().throwDice(number)).toBeNull();
      expectFoul(table, "early", 0);
    }
  });

  it("gets no share by pretending that many rolls have been made", () => {
    const table = new Table().sitDown();
    table.play();
    table.reload();
    table.moves = Array.from({ length: 8 }, () => table.moves[0] as PlyInfo);
    expect(table.throwDice(9)).toBeNull();
    expect(table.guard.throwShare(table.state(1))).toBeNull();
    expect(table.guard.foul.value).not.toBeNull();
  });

  it("gets no share while somebody has a decision to make", () => {
    const table = new Table().sitDown();
    table.dice = { ...table.dice, pending: { number: 1, seat: 1, share: computeShare(OPPONENT, 1) } };
    const state = table.state();
    const game = state.game && { ...state.game, situation: { ...state.game.situation, actor: 0 as const } };
    expect(table.guard.observe({ ...state, game })).toBeNull();
    expectFoul(table, "early", 0);
  });

  it("cannot let the opponent decide anew once my share of a throw is out", () => {
    const decision = (move: string): PlyInfo => ({ turn: 1, seat: 0, move, is_roll: false, left: null, words: null });
    for (const isReloaded of [false, true]) {
      const table = new Table().sitDown();
      table.play();
      table.moves = [...table.moves, decision("y5")];
      expect(table.guard.throwShare(table.state(1))).toMatch(/^[0-9a-f]{64}$/);
      table.moves = [...table.moves.slice(0, 1), decision("r2")]; // my throw was not accepted, and this was changed
      if (isReloaded) table.reload();
      expect(table.guard.throwShare(table.state(1))).toBeNull();
      expectFoul(table, "changed", null);
    }
    const table = new Table().sitDown();
    table.play();
    table.moves = [...table.moves, decision("y5")];
    const number = 2;
    table.dice = { ...table.dice, pending: { number, seat: 1, share: computeShare(OPPONENT, number) } };
    const share = table.show()?.share ?? "";
    table.moves = [...table.moves.slice(0, 1), decision("r2")];
    const shares = [computeShare(SERVER, number), computeShare(OPPONENT, number), share] as [string, string, string];
    const faces = deriveFaces({ seed: shares[0], game: "g", players: [shares[1], shares[2]] }, number, 6);
    const [one = 0, two = 0] = faces;
    const move = `${Math.max(one, two)}${Math.min(one, two)}/${faces.slice(2).join("")}`;
    table.moves = [...table.moves, { ...decision(move), is_roll: true }];
    table.dice = { ...table.dice, shares, pending: null };
    table.show();
    expectFoul(table, "changed", null);
  });

  it("is not blamed for a throw that I took back before it was sent, or for an undo I asked for", () => {
    const decision = (move: string): PlyInfo => ({ turn: 1, seat: 1, move, is_roll: false, left: null, words: null });
    const table = new Table().sitDown();
    table.moves = [decision("y5")];
    table.guard.throwShare(table.state(1));
    table.guard.takeBackThrow();
    table.moves = [decision("r2")];
    table.guard.allowUndo(1);
    expect(table.guard.throwShare(table.state(1))).toMatch(/^[0-9a-f]{64}$/);
    table.moves = [decision("b10")];
    expect(table.guard.throwShare(table.state(1))).toMatch(/^[0-9a-f]{64}$/);
    expect(table.guard.foul.value).toBeNull();
  });

  it("is told when somebody has copied a commitment", () => {
    const table = new Table();
    table.dice = { ...table.dice, commitments: [table.dice.commitment, null] };
    table.sitDown();
    expectFoul(table, "commitment", "server");
    expect(table.throwDice()).toBeNull();
  });
});

describe("a malicious opponent", () => {
  it("gets no share without having thrown with the right one", () => {
    for (const share of [
      null,
      "",
      "00".repeat(32),
      computeShare(OPPONENT, 2),
      computeShare(OPPONENT, 1).toUpperCase(),
    ]) {
      const table = new Table().sitDown();
      table.dice = { ...table.dice, pending: { number: 1, seat: 1, share } };
      expect(table.show()).toBeNull();
      expectFoul(table, "early", 0);
    }
  });

  it("gets no share before it has committed to anything", () => {
    const table = new Table();
    table.dice = { ...table.dice, commitments: [null, null] };
    table.sitDown();
    expect(table.throwDice()).toBeNull();
    expect(table.guard.throwShare(table.state(1))).toBeNull();
  });
});

describe("a browser without the secret", () => {
  it("says so instead of answering", () => {
    const table = new Table().sitDown();
    table.guard = new DiceGuard("g", memoryStore()); // another browser, or its storage was cleared
    expect(table.throwDice()).toBeNull();
    expect(table.guard.isSecretLost.value).toBe(true);
    expect(table.guard.foul.value).toBeNull();
    expect(table.guard.readWitness()).toBeNull();
  });

  it("is not meant by a spectator", () => {
    const table = new Table().sitDown();
    table.guard = new DiceGuard("g", memoryStore());
    table.throwDice();
    expect(table.show(0, [])).toBeNull();
    expect(table.guard.isSecretLost.value).toBe(false);
  });

  it("uses what this tab has given where another tab wrote over it", () => {
    const table = new Table().sitDown();
    const notes = table.store.read();
    if (!notes) throw new Error("no notes");
    const secret = "44".repeat(32);
    const other = { ...notes.witness, commitments: [null, null] as const, seats: [] };
    table.store.write({ ...notes, secret, given: computeShare(secret, 0), witness: other });
    expect(table.throwDice()).not.toBeNull();
    expect(table.guard.foul.value).toBeNull();
  });
});
