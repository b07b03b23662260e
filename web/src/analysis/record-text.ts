/** An analysis as a record, with its variations and comments; `duellum` reads it, and every reader its main line. */
import { RECORD_WIDTH } from "../protocol/constants.ts";
import { findFacts } from "../rules/facts.ts";
import { formatMovetext } from "./movetext.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { lastOf } from "./session/variation-tree.ts";

const RESULTS = ["1-0", "0-1"] as const;

/** The text of the record. */
export function formatAnalysisRecord(session: AnalysisSession, date: string): string {
  const { tree, start } = session.analysis;
  const { outcome } = session.situationAt(lastOf(tree, []));
  const result = outcome === null ? "*" : outcome.winner === null ? "1/2-1/2" : RESULTS[outcome.winner];
  const tags: [string, string][] = [
    ["Game", session.game],
    ["Date", date],
    ["Result", result],
  ];
  if (outcome !== null) tags.push(["Reason", outcome.reason]);
  if (start !== findFacts(session.game)?.starts[0]?.position) tags.push(["Start", start]);
  const head = tags.map(([name, value]) => `[${name} "${value}"]\n`).join("");
  const words = formatMovetext(tree, numberTurns(session)).split(/ (?![^{]*\})/);
  return `${head}\n${wrap([...words.filter(Boolean), result])}\n`;
}

/** Gives the number of the turn that begins after some moves. */
function numberTurns(session: AnalysisSession): (moves: readonly string[]) => number | null {
  return (moves) => {
    const positions = session.positionsAfter(moves);
    const starts = positions.filter((position, ply) => ply === 0 || session.rules.startsTurn(position));
    return starts.at(-1) === positions.at(-1) ? starts.length : null;
  };
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= RECORD_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
