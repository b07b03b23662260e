/** The record of a game in this browser as text: what the server writes of such a game, without what proves its dice. */
import { escapeText, wrapWords } from "../record/formatter.ts";
import { findFacts } from "../rules/facts.ts";
import type { ClockRule, StoredGame } from "./stored-game.ts";

const NAMELESS = "?";

/** The text of a game's record; it ends with a newline. */
export function exportRecord(game: StoredGame): string {
  const head = Object.entries(listTags(game)).map(([name, text]) => `[${name} "${escapeText(text)}"]\n`);
  return `${head.join("")}\n${wrapWords([...listWords(game), findResult(game)])}\n`;
}

function listTags(game: StoredGame): Record<string, string> {
  const { created, summary, outcome } = game;
  const facts = findFacts(created.rules);
  const [first, second] = summary.seats.map(({ name, level }) =>
    level === null ? name || NAMELESS : `Level ${level}`,
  );
  const isUsualStart = created.start === facts?.starts[0]?.position;
  return {
    Game: created.rules,
    [facts?.sides[0] ?? "First"]: first as string,
    [facts?.sides[1] ?? "Second"]: second as string,
    Date: new Date(game.createdAt).toISOString().slice(0, 10),
    ...(created.clock.kind !== "none" && { Clock: formatClock(created.clock) }),
    Result: findResult(game),
    ...(outcome && outcome.clause !== null && { Reason: outcome.reason }),
    ...(!isUsualStart && { Start: created.start }),
  };
}

/** An aborted game has no result. */
function findResult({ outcome }: StoredGame): string {
  return outcome?.result ?? "*";
}

function formatClock(rule: ClockRule): string {
  switch (rule.kind) {
    case "sudden":
      return String(rule.seconds);
    case "fischer":
      return `${rule.seconds}+${rule.increment}`;
    case "days":
      return `${rule.days} days`;
    case "none":
      return "none";
  }
}

function listWords(game: StoredGame): string[] {
  let turn = 0;
  return game.plies.flatMap((ply) => {
    const number = ply.turn === turn ? [] : [`${ply.turn}.`];
    turn = ply.turn;
    const clock = ply.left === null ? [] : [formatSeconds(Math.max(0, ply.left))];
    return [...number, ply.move, ...clock];
  });
}

function formatSeconds(milliseconds: number): string {
  return `@${String(milliseconds / 1000)}`;
}
