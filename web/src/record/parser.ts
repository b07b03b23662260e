/** Parses records: strict about legality, tolerant about layout, as src/duellum/record/parser.py is. */
import { showInput } from "../kernel/messages.ts";
import { MAX_RECORD_MOVES } from "../protocol/constants.ts";
import type { Seat } from "../protocol/types.ts";
import { IllegalMoveError, type Outcome, type Position, type Rules } from "../rules/contract.ts";
import { EXAMPLE, type RulesFacts } from "../rules/facts.ts";
import { LineBuilder, type RecordedMove } from "./line.ts";
import { RecordError } from "./record-error.ts";
import { parseStart, type RecordRules } from "./record-rules.ts";
import type { Token } from "./tokens.ts";

/** A game as it was played. */
export interface GameRecord {
  readonly facts: RulesFacts;
  readonly rules: Rules;
  /** The start first: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly RecordedMove[];
  /** How it ended; null for an unfinished game. */
  readonly outcome: Outcome | null;
  /** Whatever else was noted, in order. */
  readonly tags: ReadonlyMap<string, string>;
  /** The comment before the first move. */
  readonly comment: string;
}

const UNFINISHED = "*";
/** The tags that are written from the record's own fields. */
const OWN_TAGS: ReadonlySet<string> = new Set(["Game", "Result", "Reason", "Start"]);
const WINNERS: ReadonlyMap<string, Seat | null> = new Map([
  ["1-0", 0],
  ["0-1", 1],
  ["1/2-1/2", null],
]);
const isResult = (text: string): boolean => text === UNFINISHED || WINNERS.has(text);

/** Split the tokens of a text into those of each record. */
export function splitRecords(tokens: readonly Token[]): Token[][] {
  const records: Token[][] = [];
  let [hasMoves, hasResult] = [true, true]; // as after a record: the first token begins one
  let depth = 0;
  for (const token of tokens) {
    const isTrailing = token.kind === "comment" && records.length > 0;
    if ((hasResult && !isTrailing) || (hasMoves && token.kind === "tag")) {
      records.push([]);
      [hasMoves, hasResult] = [false, false];
      depth = 0;
    }
    if (token.kind === "bracket") depth += token.text === "(" ? 1 : -1;
    if (token.kind === "word") [hasMoves, hasResult] = [true, depth <= 0 && isResult(token.text)];
    records.at(-1)?.push(token);
  }
  return records;
}

/** Which game a record is of; null if no tag says it. */
export function findGame(tokens: readonly Token[]): string | null {
  return tokens.find(({ kind, name }) => kind === "tag" && name === "Game")?.text ?? null;
}

/** Parse a record of a game whose rules are given; null for an unknown one. Throws {@link RecordError} with the line. */
export function parseRecord(tokens: readonly Token[], rules: RecordRules | null): GameRecord {
  checkLength(tokens);
  const builder = new RecordBuilder(rules);
  let line = tokens[0]?.line ?? 1;
  try {
    for (const token of tokens) {
      line = token.line;
      builder.add(token);
    }
    return builder.finish();
  } catch (error) {
    throw toRecordError(error).at(line);
  }
}

/** Refuse a record with more moves than anybody reads, before the first is played. */
function checkLength(tokens: readonly Token[]): void {
  let moves = 0;
  for (const { kind, text } of tokens) if (kind === "word" && !isResult(text)) moves++;
  if (moves <= MAX_RECORD_MOVES) return;
  const message = `the game has ${moves} moves, variations included; the limit is ${MAX_RECORD_MOVES}`;
  const why = { id: "refused-too-many-moves", args: { count: MAX_RECORD_MOVES } };
  throw new RecordError(message, null, "too-long", null, why).at(tokens[0]?.line ?? 1);
}

function toRecordError(error: unknown): RecordError {
  if (error instanceof RecordError) return error;
  if (!(error instanceof IllegalMoveError)) throw error;
  return new RecordError(error.message, null, "illegal", error.clause, error.why);
}

/** A record being parsed: what has been found so far. */
class RecordBuilder {
  readonly #given: RecordRules | null;
  readonly #tags = new Map<string, string>();
  /** The game's own moves, and the variations that are open, the innermost last. */
  readonly #lines = [new LineBuilder([])];
  #ended: Outcome | null = null;
  #result: string | null = null;

  constructor(rules: RecordRules | null) {
    this.#given = rules;
  }

  add(token: Token): void {
    if (token.kind === "tag") this.#addTag(token.name, token.text);
    else if (token.kind === "comment") this.#line.addComment(token.text);
    else if (token.kind === "clock") this.#line.addClock(Number(token.text));
    else if (token.kind === "bracket") this.#addBracket(token.text);
    else if (token.kind === "word" && isResult(token.text)) this.#addResult(token.text);
    else if (token.kind === "word") this.#addMove(token.text);
  }

  #addTag(name: string, value: string): void {
    if (this.#tags.has(name)) throw new RecordError(`duplicate tag ${name}`);
    this.#tags.set(name, value);
  }

  get #line(): LineBuilder {
    return this.#lines.at(-1) as LineBuilder;
  }

  #addBracket(bracket: string): void {
    if (bracket === "(") {
      this.#lines.push(this.#line.beginVariation());
      return;
    }
    if (this.#lines.length === 1) throw new RecordError("unmatched )");
    const variation = this.#lines.pop() as LineBuilder;
    this.#line.endVariation(variation);
  }

  #addResult(result: string): void {
    if (this.#lines.length > 1) throw new RecordError(`the result ${result} is inside a variation`);
    this.#result = result;
  }

  #addMove(text: string): void {
    if (this.#lines.length > 1) {
      this.#line.play(text);
      return;
    }
    const positions = this.#begin();
    if (this.#ended) throw explainOver(this.#ended);
    this.#line.play(text);
    this.#ended = this.#rules().rules.findOutcome(positions);
  }

  finish(): GameRecord {
    if (this.#lines.length > 1) throw new RecordError("a variation is not closed");
    const positions = this.#begin();
    const { facts, rules } = this.#rules();
    const result = this.#result ?? this.#tags.get("Result") ?? UNFINISHED;
    const stated = this.#tags.get("Result") ?? result;
    if (stated !== result) throw refuseResult(`the tag Result is ${stated}, but the moves end with ${result}`);
    return {
      facts,
      rules,
      positions,
      moves: this.#line.finish(),
      outcome: endGame(this.#ended, result, this.#tags.get("Reason") ?? null, facts.agreementClause),
      tags: new Map([...this.#tags].filter(([name]) => !OWN_TAGS.has(name))),
      comment: this.#line.comment(0),
    };
  }

  /** The positions so far, with the start that the tags name. */
  #begin(): Position[] {
    const { positions } = this.#lines[0] as LineBuilder;
    if (positions.length > 0) return positions;
    const { facts, rules } = this.#rules();
    positions.push(parseStart(rules, this.#tags.get("Start") ?? facts.starts[0]?.position ?? ""));
    this.#ended = rules.findOutcome(positions);
    return positions;
  }

  #rules(): RecordRules {
    const game = this.#tags.get("Game");
    if (game === undefined)
      throw new RecordError(`the tag that names the game is missing, such as [Game "${EXAMPLE}"]`);
    if (!this.#given) throw new RecordError(`there is no game '${showInput(game)}'`, null, "unknown-rules");
    return this.#given;
  }
}

function explainOver({ clause }: Outcome): IllegalMoveError {
  return new IllegalMoveError({ clause, why: { id: "refused-over", args: {} } });
}

// -- The result ---------------------------------------------------------------------------------------------

const refuseResult = (message: string): RecordError => new RecordError(message, null, "wrong-result");

/** How the game ended, as the text says; throws where that contradicts the rules. */
function endGame(ended: Outcome | null, result: string, reason: string | null, clause: string): Outcome | null {
  if (!isResult(result)) {
    const results = [...WINNERS.keys(), UNFINISHED].sort().join(", ");
    throw refuseResult(`'${showInput(result)}' is not a valid result; expected one of ${results}`);
  }
  const claimed = claimOutcome(ended, result, reason, clause);
  if (isSame(claimed, ended)) return claimed;
  if (ended) throw refuseResult(`by the rules the game ended ${describe(ended)}, not ${describe(claimed)}`);
  if (!canDeclare(claimed)) throw refuseResult(`the game did not end ${describe(claimed)}: by the rules it continues`);
  return claimed;
}

function claimOutcome(ended: Outcome | null, result: string, reason: string | null, clause: string): Outcome | null {
  const winner = WINNERS.get(result);
  if (winner === undefined) return null;
  if (ended && (reason === null || reason === ended.reason))
    return { winner, reason: ended.reason, clause: ended.clause };
  return { winner, reason: reason || "no reason", clause };
}

function isSame(one: Outcome | null, other: Outcome | null): boolean {
  return one?.winner === other?.winner && one?.reason === other?.reason && one?.clause === other?.clause;
}

/** Whether players may end a game so: a draw by agreement, a win by resignation or on time. */
function canDeclare(outcome: Outcome | null): boolean {
  if (outcome?.winner === null) return outcome.reason === "agreement";
  return outcome !== null && (outcome.reason === "resignation" || outcome.reason === "time");
}

/** The result of an outcome, as records write it. */
export function formatResult(outcome: Outcome | null): "1-0" | "0-1" | "1/2-1/2" | "*" {
  if (outcome === null) return "*";
  return outcome.winner === null ? "1/2-1/2" : outcome.winner === 0 ? "1-0" : "0-1";
}

function describe(outcome: Outcome | null): string {
  return outcome === null ? "unfinished" : `${formatResult(outcome)} by ${outcome.reason}`;
}
