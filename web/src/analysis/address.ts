/**
 * Addresses of analyses: the start, the variations and the place among them stand in the fragment, so that a link needs no
 * server. Unusual characters are escaped; spaces, which are frequent, are underscores.
 */

import { formatPath } from "../router.ts";
import { findFacts } from "../rules/facts.ts";
import { formatMovetext, parseMovetext } from "./movetext.ts";
import {
  EMPTY_TREE,
  growLine,
  listPaths,
  type Path,
  type Place,
  type VariationTree,
} from "./session/variation-tree.ts";

/** What an address denotes. */
export interface Analysis extends Place {
  /** The position that the variations start from. */
  readonly start: string;
}

/** The position that a game usually starts from. */
export function usualStart(rules: string): string {
  return findFacts(rules)?.starts[0]?.position ?? "";
}

/** The address of the analysis of a game: from a start, by default the usual one, with moves, shown after `ply` of them. */
export function analysisPath(
  rules: string,
  game: { start?: string | undefined; moves?: readonly string[]; ply?: number } = {},
): string {
  const { start = usualStart(rules), moves = [], ply = moves.length } = game;
  const path = moves.slice(0, ply).map(() => 0);
  return formatPath({ page: "analysis", rules }) + formatFragment(rules, { start, tree: growLine(moves), path });
}

/** The fragment of an analysis, with its #; empty for the usual start without moves. */
export function formatFragment(rules: string, { start, tree, path }: Analysis): string {
  const parts: string[] = [];
  const movetext = formatMovetext(tree);
  if (start !== usualStart(rules)) parts.push(`position=${escapeText(start)}`);
  if (movetext !== "") parts.push(`moves=${escapeText(movetext)}`);
  const at = findPlace(tree, path);
  if (at > 0) parts.push(`at=${at}`);
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** Longer addresses are cut by some programs that pass them on. */
const MAX_LENGTH = 4000;
/** To how many characters comments are shortened, one after the other, until an address is short enough. */
const COMMENT_LENGTHS = [200, 40, 0] as const;

/** The fragment of an analysis for its address: where it would be very long, its comments are shortened. */
export function formatAddress(rules: string, analysis: Analysis): string {
  let fragment = formatFragment(rules, analysis);
  for (const length of COMMENT_LENGTHS) {
    if (fragment.length <= MAX_LENGTH) break;
    fragment = formatFragment(rules, { ...analysis, tree: shortenComments(analysis.tree, length) });
  }
  return fragment;
}

function shortenComments<Node extends VariationTree>(node: Node, length: number): Node {
  const letters = [...node.comment];
  const isLong = letters.length > length;
  const comment = isLong ? letters.slice(0, length).join("") + (length > 0 ? "…" : "") : node.comment;
  return { ...node, comment, next: node.next.map((after) => shortenComments(after, length)) };
}

/** The fragment to open: what the browser keeps, where the address is that of the same analysis or of none. */
export function chooseFragment(rules: string, address: string, kept: string): string {
  if (address === "") return kept;
  try {
    return formatAddress(rules, parseFragment(rules, kept)) === address ? kept : address;
  } catch {
    return address; // what was kept cannot be read
  }
}

/** The analysis of a fragment. Throws where its moves are malformed; whether they are legal is for the rules. */
export function parseFragment(rules: string, fragment: string): Analysis {
  const parts = new Map(
    fragment
      .replace(/^#/, "")
      .split("&")
      .map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  );
  const read = (name: string) => unescapeText(parts.get(name) ?? "");
  const tree = parts.has("moves") ? parseMovetext(read("moves")) : EMPTY_TREE;
  return { start: read("position") || usualStart(rules), tree, path: findPath(tree, Number(read("at")) || 0) };
}

/** The number of a node: how many are before it, in the order of {@link listPaths}. */
function findPlace(tree: VariationTree, path: Path): number {
  const name = path.join(".");
  return listPaths(tree).findIndex((one) => one.join(".") === name);
}

function findPath(tree: VariationTree, at: number): Path {
  return listPaths(tree)[at] ?? [];
}

function escapeText(text: string): string {
  const escaped = encodeURIComponent(text).replaceAll("_", "%5F").replaceAll("%20", "_");
  return escaped.replaceAll("%2F", "/").replaceAll("%3A", ":");
}

function unescapeText(text: string): string {
  return decodeURIComponent(text.replaceAll("_", "%20"));
}
