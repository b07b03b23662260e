import { describe, expect, it } from "vitest";
import { type ClientState, EMPTY_STATE } from "../protocol/client-state.ts";
import { gameState, situation } from "../protocol/fixtures.ts";
import type { DiceInfo, PlyInfo, Seat, SeatInfo } from "../protocol/types.ts";
import { computeCommitment, deriveFaces } from "./dice-derivation.ts";
import { DiceGuard } from "./dice-guard.ts";
import { isDiceInfo } from "./dice-info.ts";
import type { DiceNotes, DiceStore } from "./dice-store.ts";
import { computeShare } from "./hash-chain.ts";
import { verify } from "./verification.ts";
import type { Witness } from "./witness.ts";

const START = "the start";
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
  start = START;
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
    const given = this.guard.sitDown(this);
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
    const { dice, moves, seats, start, status } = this;
    const now = { ...situation(moves.length), to_move: thrower, actor: "dice" as const };
    return { ...EMPTY_STATE, you, game: gameState({ dice, moves, seats, start, status, situation: now }) };
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
    const faces = deriveFaces({ seed: shares[0], gameId: "g", players: [shares[1], shares[2]] }, number, 6);
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

const judge = (dice: DiceInfo, moves: PlyInfo[], witness: Witness | null = null) =>
  verify({ game: "g", start: START, dice, moves }, witness);

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
    const given = table.guard.sitDown(table);
    expect(table.reload().guard.sitDown(table)).toEqual(given);
    expect(new DiceGuard("h", memoryStore()).sitDown(table)).not.toEqual(given);
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
    const given = table.guard.sitDown(table);
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
    const faces = deriveFaces({ seed: shares[0], gameId: "g", players: [shares[1], shares[2]] }, number, 6);
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

/** What a server can say otherwise in the middle of a joint game, after an honest roll. */
const LIES: Record<string, (table: Table) => void> = {
  "unproven raised": (table) => change(table, { unproven: 1 }),
  "unproven raised above the rolls": (table) => change(table, { unproven: 40 }),
  "unproven lowered below zero": (table) => change(table, { unproven: -1 }),
  "unproven a fraction": (table) => change(table, { unproven: 0.5 }),
  "unproven no number": (table) => change(table, { unproven: Number.NaN }),
  "unproven left out": (table) => change(table, { unproven: undefined as unknown as number }),
  "mode relabelled": (table) => change(table, { mode: "committed" }),
  "mode unknown": (table) => change(table, { mode: "other" as "joint" }),
  "mode relabelled, a seed revealed": (table) => change(table, { mode: "committed", seed: SERVER, seeds: ["a", "b"] }),
  "the server's commitment replaced": (table) => change(table, { commitment: OTHER }),
  "the server's commitment left out": (table) => change(table, { commitment: null as unknown as string }),
  "the server's commitment in upper case": (table) =>
    change(table, { commitment: table.dice.commitment.toUpperCase() }),
  "a seed of the server besides": (table) => change(table, { seed: SERVER }),
  "my commitment replaced": (table) => change(table, { commitments: [table.dice.commitments[0], OTHER] }),
  "the opponent's commitment replaced": (table) => change(table, { commitments: [OTHER, table.dice.commitments[1]] }),
  "my commitment left out": (table) => change(table, { commitments: [table.dice.commitments[0], null] }),
  "all commitments left out": (table) => change(table, { commitments: [null, null] }),
  "commitments by the wrong seats": (table) =>
    change(table, { commitments: [table.dice.commitments[1], table.dice.commitments[0]] }),
  "a seed beside my commitment": (table) => change(table, { seeds: [null, "late"] }),
  "a seed instead of the opponent's commitment": (table) =>
    change(table, { seeds: ["late", null], commitments: [null, table.dice.commitments[1]] }),
  "the server's share replaced": (table) => changeShare(table, 0, OTHER),
  "the opponent's share replaced": (table) => changeShare(table, 1, OTHER),
  "my share replaced": (table) => changeShare(table, 2, OTHER),
  "the server's share left out": (table) => changeShare(table, 0, null),
  "the opponent's share left out": (table) => changeShare(table, 1, null),
  "my share left out": (table) => changeShare(table, 2, null),
  "a share of the roll before": (table) => changeShare(table, 0, table.dice.commitment),
  "a share of the next roll": (table) => changeShare(table, 0, computeShare(SERVER, 2)),
  "a share with a newline": (table) => changeShare(table, 0, `${table.dice.shares[0]}\n`),
  "all shares left out": (table) => change(table, { shares: [null, null, null] }),
  "all shares of no roll": (table) => change(table, { shares: [table.dice.commitment, ...table.dice.commitments] }),
  "shares by the wrong seats": (table) => {
    const [server, first, second] = table.dice.shares;
    change(table, { shares: [server, second, first] });
  },
  "a roll forged": (table) => forge(table),
  "a roll forged and called no roll": (table) => forge(table, { is_roll: false }),
  "a roll without dice": (table) => forge(table, { move: "" }),
  "a roll added": (table) => {
    table.moves = [...table.moves, ...table.moves];
  },
  "a roll added and called no roll": (table) => {
    table.moves = [...table.moves, { ...(table.moves[0] as PlyInfo), move: "66/6666", is_roll: false }];
  },
};
const OTHER = computeShare("33".repeat(32), 0);

function change(table: Table, changes: Partial<DiceInfo>): void {
  table.dice = { ...table.dice, ...changes };
}

function changeShare(table: Table, place: 0 | 1 | 2, share: string | null): void {
  const shares: DiceInfo["shares"] = [...table.dice.shares];
  shares[place] = share;
  change(table, { shares });
}

function forge(table: Table, changes: Partial<PlyInfo> = {}): void {
  const roll = table.moves[0] as PlyInfo;
  table.moves = [{ ...roll, move: roll.move === "66/6666" ? "11/1111" : "66/6666", ...changes }];
}

describe("a server that lies about the dice", () => {
  it.each(Object.entries(LIES))("%s: is noticed, gets nothing more, and is never called fair", (_, lie) => {
    for (const isReloaded of [false, true]) {
      const table = new Table().sitDown();
      table.play();
      expect(table.guard.foul.value).toBeNull();
      lie(table);
      if (isReloaded) table.reload();
      table.show();
      expect(table.guard.foul.value).not.toBeNull();
      expect(table.guard.throwShare(table.state(1)) ?? null).toBeNull();
      expect(table.throwDice()).toBeNull();
      const witness = table.guard.readWitness();
      expect(witness).not.toBeNull();
      const isLeftOut = table.dice.shares.includes(null); // what no witness has seen
      expect(judge(table.dice, table.moves, witness).verdict).toBe(isLeftOut ? "unproven" : "false");
      expect(["false", "unproven", "consistent"]).toContain(judge(table.dice, table.moves).verdict);
    }
  });

  it("cannot take 39 of 40 rolls out of the check", () => {
    const table = new Table().sitDown();
    for (let number = 1; number <= 40; number++) {
      const share = table.throwDice()?.share;
      if (share === undefined) break;
      table.fall(share);
      const forged = table.moves.map((ply, place) => (place < number - 1 ? { ...ply, move: "66/6666" } : ply));
      table.moves = forged;
      table.dice = { ...table.dice, unproven: number - 1 };
      table.show();
    }
    expectFoul(table, "witness", "server");
    expect(table.moves.length).toBe(2); // the lie was noticed with the first roll it took out
    expect(judge(table.dice, table.moves, table.guard.readWitness()).verdict).toBe("false");
  });

  it("cannot say at the beginning that rolls to come were made elsewhere", () => {
    for (const unproven of [1, 40, -1]) {
      const table = new Table();
      table.dice = { ...table.dice, unproven };
      table.sitDown();
      expectFoul(table, "witness", "server");
      expect(table.guard.readWitness()?.unproven).toBe(0);
      expect(table.throwDice()).toBeNull();
    }
  });

  it("cannot change how many rolls were made elsewhere", () => {
    const elsewhere: PlyInfo = { turn: 1, seat: 0, move: "66/6666", is_roll: true, left: null, words: null };
    for (const unproven of [0, 2, 1]) {
      const table = new Table();
      table.moves = [elsewhere];
      table.dice = { ...table.dice, unproven: 1 };
      table.sitDown();
      expect(table.guard.foul.value).toBeNull();
      expect(table.guard.readWitness()?.unproven).toBe(1);
      expect(table.throwDice(1)).toMatchObject({ number: 1 });
      table.dice = { ...table.dice, unproven };
      table.show();
      if (unproven === 1) expect(table.guard.foul.value).toBeNull();
      else expectFoul(table, "witness", "server");
    }
  });

  it("cannot say anything in another form, before I sit down or after", () => {
    const junk = [
      undefined,
      null,
      "",
      "joint",
      0,
      1,
      -1,
      true,
      [],
      [null],
      [null, null, null, null],
      {},
      [[], []],
      [1, 2],
    ];
    const honest = new Table().dice;
    for (const field of Object.keys(honest) as (keyof DiceInfo)[])
      for (const value of junk) {
        const dice = { ...honest, [field]: value } as DiceInfo;
        if (isDiceInfo(dice)) continue;
        const early = new Table();
        early.dice = dice;
        expect(early.guard.sitDown(early)).toEqual({ seed: "" });
        const table = new Table().sitDown();
        table.play();
        table.dice = { ...table.dice, [field]: value };
        table.show();
        for (const { guard } of [early, table])
          expect(guard.foul.value).toEqual({ fault: "commitment", party: "server" });
        expect(table.throwDice()).toBeNull();
        for (const witness of [table.guard.readWitness(), null])
          expect(judge(dice, table.moves, witness).verdict).toBe("false");
      }
  });

  it("cannot change which dice there are, or their order", () => {
    const table = new Table().sitDown();
    table.play();
    table.play();
    const [first, second] = table.moves as [PlyInfo, PlyInfo];
    const faces = second.move.replace("/", "");
    const [, , ...colours] = faces;
    const sorted = [...faces.slice(0, 5)].sort().reverse().join("");
    const forged = [
      `${faces.slice(0, 2)}/${colours.slice(0, 3).join("")}`,
      `${sorted}/${faces[5]}`,
      ` ${second.move}`,
      `${second.move}\n`,
    ];
    for (const move of forged) {
      const found = judge(table.dice, [first, { ...second, move }], table.guard.readWitness());
      expect([move, found.verdict]).toEqual([move, "false"]);
    }
    const out = judge(table.dice, [{ ...first, move: `${first.move.slice(0, -1)}-` }, second]);
    expect(out.verdict).toBe("false"); // a die that was out is back
  });

  it("cannot change the position from which the game began", () => {
    for (const isReloaded of [false, true]) {
      const table = new Table().sitDown();
      expect(table.guard.readWitness()?.start).toBe(START);
      table.start = "another";
      if (isReloaded) table.reload();
      table.show();
      expectFoul(table, "witness", "server");
      expect(table.throwDice()).toBeNull();
    }
  });

  it("cannot take the dice away", () => {
    const table = new Table().sitDown();
    table.play();
    const { game, ...state } = table.state();
    table.guard.observe({ ...state, game: game && { ...game, dice: null } });
    expectFoul(table, "witness", "server");
  });

  it("cannot make me a spectator, or give me the opponent's seat, to show other dice", () => {
    for (const you of [[], [0], [0, 1]] as Seat[][]) {
      const table = new Table().sitDown();
      table.play();
      table.dice = { ...table.dice, commitment: OTHER };
      table.show(0, you);
      expectFoul(table, "witness", "server");
    }
    const table = new Table().sitDown();
    table.play();
    table.seats = [PERSON, { ...PERSON, kind: "kept" }];
    table.dice = { ...table.dice, commitments: [OTHER, table.dice.commitments[1]] };
    table.show();
    expectFoul(table, "witness", 0);
  });

  it("cannot give me the opponent's seat", () => {
    for (const you of [[0], [0, 1]] as Seat[][]) {
      const table = new Table().sitDown();
      table.show(0, you);
      expectFoul(table, "witness", "server");
      expect(table.guard.readWitness()?.commitments).toEqual(table.dice.commitments);
    }
  });

  it("cannot pass off a commitment as the seed of a committed game", () => {
    const table = new Table();
    table.dice = { ...table.dice, mode: "committed", commitments: [OTHER, null], seeds: [null, null] };
    const given = table.guard.sitDown(table);
    const mine = "seed" in given ? given.seed : "";
    table.dice = { ...table.dice, seeds: [null, mine] };
    table.show();
    expect(table.guard.foul.value).toEqual({ fault: "commitment", party: 0 });
    const seed = "55".repeat(32);
    const late = { commitment: computeCommitment(seed), seed, seeds: ["late", mine] as [string, string] };
    const noted = { ...table.guard.readWitness(), commitment: late.commitment } as Witness;
    const hidden = judge({ ...table.dice, ...late, commitments: [OTHER, null] }, [], noted);
    expect([hidden.verdict, hidden.unwitnessed]).toEqual(["false", [0]]);
  });

  it("cannot show the opponent's seed of a committed game after a roll, not even if it takes the roll back", () => {
    const table = new Table();
    table.dice = { ...table.dice, mode: "committed", commitments: [null, null] };
    const given = table.guard.sitDown(table);
    const mine = "seed" in given ? given.seed : "";
    table.dice = { ...table.dice, seeds: [null, mine] };
    table.moves = [{ turn: 1, seat: 0, move: "66/6666", is_roll: true, left: null, words: null }];
    table.show();
    table.moves = [];
    table.dice = { ...table.dice, seeds: ["late", mine] };
    table.reload().show();
    expect(table.guard.readWitness()?.seeds).toEqual([null, mine]);
  });

  it("gets no share if its own commitment is none", () => {
    for (const commitment of ["", "none", null as unknown as string, `${computeShare(SERVER, 0)}\n`]) {
      const table = new Table();
      table.dice = { ...table.dice, commitment };
      table.sitDown();
      expect(table.throwDice()).toBeNull();
      expect(table.guard.throwShare(table.state(1))).toBeNull();
    }
  });

  it("is held to what it said first where the notes are of an older version", () => {
    const table = new Table().sitDown();
    table.play();
    const notes = table.store.read() as DiceNotes;
    const { unproven: _, ...old } = notes.witness;
    table.store.write({ ...notes, witness: old });
    table.reload().show();
    expect(table.guard.foul.value).toBeNull();
    table.dice = { ...table.dice, unproven: 1 };
    table.show();
    expectFoul(table, "witness", "server");
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
