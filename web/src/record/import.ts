/** Import: a record's text becomes what the page needs to show the game, as src/duellum/server/game/record_import.py does. */
import { HAS_SERVER, readRecord } from "../api.ts";
import { canRunGames } from "../local/start.ts";
import { RefusedError } from "../protocol/refusal.ts";
import type { DiceInfo, PastPosition, PlyInfo, Replay } from "../protocol/types.ts";
import type { Position } from "../rules/contract.ts";
import { numberTurn, presentOutcome } from "../rules/contract.ts";
import { formatRecord } from "./formatter.ts";
import { findGame, type GameRecord, parseRecord, splitRecords } from "./parser.ts";
import { presentProblem, RecordError } from "./record-error.ts";
import { type LoadRecordRules, loadRecordRules } from "./record-rules.ts";
import { parseClock, parseDate, parseSeats } from "./tags.ts";
import { tokenize } from "./tokens.ts";

/** Read one game of a text; the first is number 1. Rejects with {@link RefusedError}. */
export async function importReplay(text: string, number: number): Promise<Replay> {
  if (HAS_SERVER && !canRunGames()) return readRecord(text, number);
  try {
    const { record, count } = await importRecord(text, number, loadRecordRules);
    return presentReplay(record, number, count);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    if (!HAS_SERVER || error.reason !== "unknown-rules") return refuse(error);
    return readRecord(text, number).catch((problem: unknown) => {
      if (problem instanceof RefusedError) throw problem;
      return refuse(error); // the server, which may know this game, does not answer
    });
  }
}

function refuse(error: RecordError): never {
  throw new RefusedError(presentProblem(error));
}

/** Parse one game of a text, and count them. Rejects with {@link RecordError}. */
export async function importRecord(
  text: string,
  number: number,
  load: LoadRecordRules,
): Promise<{ record: GameRecord; count: number }> {
  const records = splitRecords(tokenize(text.replace(/^\ufeff/, "")));
  const tokens = records[number - 1];
  if (!tokens) throw new RecordError(`there is no record ${number}: the text contains ${records.length}`);
  const game = findGame(tokens);
  return {
    record: parseRecord(tokens, game === null ? null : await load(game)),
    count: records.length,
  };
}

/** A game as the page shows it. Throws {@link RecordError} for names that cannot be shown. */
export function presentReplay(record: GameRecord, number: number, count: number): Replay {
  const { facts, positions, moves, tags } = record;
  const plies = presentMoves(record);
  return {
    rules: facts.name,
    number,
    count,
    seats: parseSeats(tags, facts.sides),
    moves: plies,
    positions: positions.map((position, ply) => presentPosition(record, position, ply)),
    comments: [record.comment, ...moves.map(({ comment }) => comment)],
    to_move: (positions.at(-1) as Position).toMove,
    record: formatRecord(record),
    date: parseDate(tags.get("Date") ?? ""),
    clock: parseClock(tags.get("Clock") ?? ""),
    outcome: record.outcome && presentOutcome(record.outcome),
    game: tags.get("Id") ?? "",
    dice: presentDice(record, plies.filter(({ is_roll }) => is_roll).length),
    has_dice: plies.some(({ is_roll }) => is_roll),
  };
}

function presentPosition({ moves }: GameRecord, position: Position, ply: number): PastPosition {
  const move = moves[ply - 1]?.move.view() ?? null;
  return { ply, position: position.text, picture: position.view(), move };
}

function presentMoves({ rules, positions, moves }: GameRecord): PlyInfo[] {
  let turn = 0;
  return moves.map(({ move, clock }, index) => {
    const before = positions[index] as Position;
    turn = numberTurn(rules, turn, before);
    return {
      turn,
      seat: before.toMove,
      move: move.text,
      is_roll: before.actor === "dice",
      left: clock === null ? null : Math.round(clock * 1000),
      words: move.words(),
    };
  });
}

/**
 * What proves the dice, as far as the record has it; null without an id, or without any dice. A record of rolls that
 * lacks the commitment has an empty one. One whose number of unproven rolls is no number, or which names an unknown
 * mode, has -1 unproven rolls, an impossible number.
 */
function presentDice({ facts, tags }: GameRecord, rolls: number): DiceInfo | null {
  const [first, second] = facts.sides;
  const commitment = tags.get("Commitment");
  if (!tags.has("Id") || (commitment === undefined && rolls === 0)) return null;
  const tag = (name: string) => tags.get(name) ?? null;
  const unproven = tags.get("Unproven") ?? "0";
  const mode = tags.get("Dice") ?? "committed";
  const isKnown = mode === "committed" || mode === "joint";
  return {
    commitment: commitment ?? "",
    seeds: [tag(`${first}Seed`), tag(`${second}Seed`)],
    seed: tag("Seed"),
    mode: isKnown ? mode : "committed",
    commitments: [tag(`${first}Commitment`), tag(`${second}Commitment`)],
    shares: [tag("Share"), tag(`${first}Share`), tag(`${second}Share`)],
    pending: null,
    unproven: isKnown && /^(?:0|[1-9][0-9]{0,5})$/.test(unproven) ? Number(unproven) : -1,
  };
}
