import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import golden from "../../../tests/golden/verdicts.json";
import { loadTestRules, TEST_GAMES } from "../games/fixtures.ts";
import { type ClientState, EMPTY_STATE } from "../protocol/client-state.ts";
import { gameState, situation } from "../protocol/fixtures.ts";
import type { DiceInfo, PlyInfo, SeatInfo, State } from "../protocol/types.ts";
import type { LoadRecordRules, RecordRules } from "../record/record-rules.ts";
import type { Position } from "../rules/contract.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import { deriveFaces } from "./dice-derivation.ts";
import { DiceGuard } from "./dice-guard.ts";
import type { DiceNotes, DiceStore } from "./dice-store.ts";
import { followsRules, type VerifiedGame, verifyGame } from "./game-verification.ts";
import { computeShare } from "./hash-chain.ts";
import { verify } from "./verification.ts";
import { isWitness, type Witness } from "./witness.ts";

const loaded = new Map<string, RecordRules>();
const rulesOf = (game: string) => loaded.get(game) as RecordRules;
const load: LoadRecordRules = async (game) => rulesOf(game);

beforeAll(async () => {
  for (const game of TEST_GAMES)
    loaded.set(game, { rules: await loadTestRules(game), facts: findFacts(game) as RulesFacts });
});

describe("the golden verdicts, which Python finds", () => {
  /** Python's words for the verdicts. */
  const verdicts: Record<string, string> = { "not proven": "unproven" };

  it.each(golden.map((vector) => [vector.name, vector] as const))("%s", async (_, vector) => {
    const witness = vector.witness as Witness | null;
    expect(witness === null || isWitness(witness)).toBe(true);
    const picture = rulesOf(vector.rules).rules.parsePosition(vector.position).view();
    const shown = { ...vector, situation: { ...situation(0), position: vector.position, picture } };
    const found = await verifyGame(shown as unknown as VerifiedGame, witness, load);
    expect(found.verdict).toBe(verdicts[vector.verdict] ?? vector.verdict);
    if (found.verdict === "fair" || found.verdict === "consistent")
      expect(found.witnessed.length).toBe(vector.witnessed);
  });
});

// -- A server that shows other moves than were made -----------------------------------------------------------

const SERVER = "11".repeat(32);
const OPPONENT = "22".repeat(32);
const PERSON: SeatInfo = { kind: "person", name: "Ann", level: null };

function memoryStore(): DiceStore {
  let notes: DiceNotes | null = null;
  return {
    read: () => notes,
    write: (changed) => {
      notes = changed;
    },
  };
}

/** A server and an opponent in seat 0, who act in concert; the guard is in seat 1. The dice are joint. */
class Table {
  readonly guard = new DiceGuard("g", memoryStore());
  readonly start = rulesOf("qwixx").facts.starts[0]?.position as string;
  position: Position = rulesOf("qwixx").rules.parsePosition(this.start);
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

  constructor() {
    const given = this.guard.sitDown(this);
    if ("commitment" in given) this.dice = { ...this.dice, commitments: [this.dice.commitments[0], given.commitment] };
    this.show();
  }

  get shown(): State & { dice: DiceInfo } {
    const { position, moves, dice, start } = this;
    const now: State["situation"] = {
      ...situation(moves.length),
      position: position.text,
      picture: position.view(),
      to_move: position.toMove,
      actor: position.actor,
    };
    return { ...gameState({ rules: "qwixx", seats: [PERSON, PERSON], start, moves, situation: now }), dice };
  }

  get client(): ClientState {
    return { ...EMPTY_STATE, you: [1], game: this.shown };
  }

  show() {
    return this.guard.observe(this.client);
  }

  /** Throw dice that all parties add to, and return the faces. */
  throwDice(): number[] {
    const number = this.moves.filter(({ is_roll }) => is_roll).length + 1;
    const isMine = this.position.toMove === 1;
    if (!isMine) this.dice = { ...this.dice, pending: { number, seat: 1, share: computeShare(OPPONENT, number) } };
    const mine = isMine ? this.guard.throwShare(this.client) : this.show()?.share;
    if (!mine) throw new Error("the guard gives no share");
    const shares: [string, string, string] = [computeShare(SERVER, number), computeShare(OPPONENT, number), mine];
    this.dice = { ...this.dice, shares, pending: null };
    return deriveFaces(
      { seed: shares[0], gameId: "g", players: [shares[1], shares[2]] },
      number,
      this.position.diceDue,
    );
  }

  /** Make a move and tell of it, as an honest server does. */
  play(text: string): void {
    const before = this.position;
    this.position = before.parseMove(text).play();
    this.tell(before, text);
  }

  tell(before: Position, move: string): void {
    const is_roll = before.actor === "dice";
    this.moves = [...this.moves, { turn: 1, seat: before.toMove, move, is_roll, left: null, words: null }];
    this.show();
  }

  /** Play honestly until so many rolls have fallen and the dice are due again. */
  playUntil(rolls: number): this {
    while (this.position.actor !== "dice" || this.moves.filter(({ is_roll }) => is_roll).length < rolls)
      if (this.position.actor === "dice") this.play(this.position.roll(this.throwDice()).text);
      else this.play(this.position.legalMoves()[0]?.text as string);
    return this;
  }

  /** The opponent's next choices, after a roll. */
  playTurn(): this {
    while (this.position.actor !== "dice") this.play(this.position.legalMoves()[0]?.text as string);
    return this;
  }

  /** What the guard's player is told; nothing that needs no rules has been noticed. */
  async judge(shown: VerifiedGame = this.shown) {
    expect(this.guard.foul.value).toBeNull();
    const witness = this.guard.readWitness();
    expect(verify(shown, witness).verdict).toBe("fair");
    const { verdict, fault } = await verifyGame(shown, witness, load);
    return [verdict, fault];
  }
}

const FALSE = ["false", "moves"];

describe("the verdict on a game of joint dice", () => {
  // The guard's secret decides how the dice fall, and so what the game is.
  beforeEach(() => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      (array as Uint8Array).fill(0x33);
      return array;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is fair after every roll of an honest game", async () => {
    const table = new Table();
    expect(await table.judge()).toEqual(["fair", null]);
    for (let rolls = 1; rolls <= 12; rolls++) expect(await table.playUntil(rolls).judge()).toEqual(["fair", null]);
    expect(table.moves.length).toBeGreaterThan(30);
  });

  it("is false where the opponent's dice are drawn and their roll is left out", async () => {
    const table = new Table().playUntil(4);
    expect(table.position.toMove).toBe(0);
    table.position = table.position.roll([6, 6, 6, 6, 6, 6]).play(); // as the server likes it
    table.playTurn();
    expect(await table.judge()).toEqual(FALSE);
    expect(await table.playUntil(6).judge()).toEqual(FALSE);
  });

  it("is false where the opponent throws again, and takes the second roll", async () => {
    const table = new Table().playUntil(4);
    const before = table.position;
    table.tell(before, before.roll(table.throwDice()).text);
    table.play(before.roll(table.throwDice()).text);
    expect(await table.playTurn().judge()).toEqual(FALSE);
  });

  it("is false where a choice is left out, doubled, given to the other seat, or no move", async () => {
    const table = new Table().playUntil(4);
    const { shown, moves } = table;
    for (const [place, ply] of moves.entries()) {
      if (ply.is_roll) continue;
      const instead = (...plies: PlyInfo[]) => ({ ...shown, moves: moves.toSpliced(place, 1, ...plies) });
      for (const lie of [
        instead(),
        instead(ply, ply),
        instead({ ...ply, seat: ply.seat === 0 ? 1 : 0 }),
        instead({ ...ply, move: ` ${ply.move}` }),
        instead({ ...ply, move: "" }),
      ])
        expect(await table.judge(lie)).toEqual(FALSE);
    }
  });

  it("is false where two moves are swapped, unless the rules allow it and nothing comes of it", async () => {
    const table = new Table().playUntil(6);
    const { shown, moves } = table;
    let found = 0;
    for (const [place, ply] of moves.slice(0, -1).entries()) {
      const next = moves[place + 1] as PlyInfo;
      const swapped = { ...shown, moves: moves.toSpliced(place, 2, next, ply) };
      const [verdict] = await table.judge(swapped);
      if (verdict === "false") found++;
      else expect([verdict, ply.is_roll, next.is_roll]).toEqual(["fair", false, false]);
    }
    expect(found).toBeGreaterThan(12);
  });

  it("is false where another position is shown, in words or in the picture", async () => {
    const table = new Table().playUntil(3);
    const { shown } = table;
    const { position, picture } = new Table().playUntil(2).shown.situation;
    expect(await table.judge({ ...shown, situation: { ...shown.situation, position } })).toEqual(FALSE);
    expect(await table.judge({ ...shown, situation: { ...shown.situation, picture } })).toEqual(FALSE);
  });

  it("is false where the game did not begin as my browser noted, or from no position", async () => {
    const table = new Table().playUntil(1);
    const witness = table.guard.readWitness() as Witness;
    for (const start of [table.position.text, "", "no position"]) {
      const shown = { ...table.shown, start };
      expect(await verifyGame(shown, witness, load)).toMatchObject({ verdict: "false", fault: "witness" });
      expect(await verifyGame(shown, null, load)).toMatchObject({ verdict: "false", fault: "moves" });
    }
  });

  it("is not proven where this browser has no rules to replay the moves by", async () => {
    const table = new Table().playUntil(3);
    const witness = table.guard.readWitness();
    for (const missing of [async () => null, () => Promise.reject(new Error("no WebAssembly"))]) {
      for (const seen of [witness, null])
        expect(await verifyGame(table.shown, seen, missing)).toMatchObject({ verdict: "unproven", isUnreplayed: true });
      const forged = { ...table.shown, dice: { ...table.dice, commitment: computeShare(SERVER, 1) } };
      expect(await verifyGame(forged, witness, missing)).toMatchObject({ verdict: "false", isUnreplayed: false });
    }
  });
});

describe.each(TEST_GAMES)("followsRules in %s", (game) => {
  /** A game of so many plies, the choices spread over the legal moves. */
  function playGame(plies: number): Pick<State, "start" | "moves" | "situation"> {
    const { rules, facts } = rulesOf(game);
    const start = facts.starts[0]?.position as string;
    let position = rules.parsePosition(start);
    const moves: PlyInfo[] = [];
    while (moves.length < plies && position.actor !== null) {
      const legal = position.legalMoves();
      const faces = Array.from({ length: position.diceDue }, (_, die) => 1 + ((moves.length + 5 * die) % 6));
      const move = position.actor === "dice" ? position.roll(faces) : legal[(7 * moves.length) % legal.length];
      if (!move) break;
      const is_roll = position.actor === "dice";
      moves.push({ turn: 1, seat: position.toMove, move: move.text, is_roll, left: null, words: null });
      position = move.play();
    }
    const shown = { ...situation(moves.length), position: position.text, picture: position.view() };
    return { start, moves, situation: shown };
  }

  it("finds nothing wrong with an honest game", () => {
    for (const plies of [0, 1, 7, 20]) expect(followsRules(playGame(plies), rulesOf(game))).toBe(true);
  });

  it("finds a move that is left out or doubled", () => {
    const played = playGame(20);
    for (const [place, ply] of played.moves.entries())
      for (const plies of [[], [ply, ply]])
        expect(followsRules({ ...played, moves: played.moves.toSpliced(place, 1, ...plies) }, rulesOf(game))).toBe(
          false,
        );
  });
});
