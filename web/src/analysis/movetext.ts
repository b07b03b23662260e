/**
 * Variations as text, in the form of records: moves, comments in braces, and variations in parentheses after the move that
 * they replace. Formatting and parsing are inverse; src/duellum/record/ reads and writes the same form.
 */
import { EMPTY_TREE, type Variation, type VariationTree } from "./session/variation-tree.ts";

/** A text that is not a list of moves. */
export class MovetextError extends Error {}

/** Gives the turn's number where one begins with a move, after these moves; null elsewhere. */
type TurnNumber = (moves: readonly string[]) => number | null;

const NO_NUMBERS: TurnNumber = () => null;
const TOKEN = /\s*(?:\{((?:[^}\\]|\\[\s\S])*)\}|([()])|[0-9]+\.+(?=\s|$)|@[0-9.]+|([^\s(){}@[\]"]+))/y;
const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;

/** The words of a tree: a line may break between them. */
export function formatMovetext({ comment, next }: VariationTree, turnNumber = NO_NUMBERS): string {
  return [...formatComment(comment), ...formatNext(next, [], turnNumber)].join(" ");
}

function formatNext(nodes: readonly Variation[], before: readonly string[], turnNumber: TurnNumber): string[] {
  const [main, ...others] = nodes;
  if (!main) return [];
  const variations = others.map((node) => {
    const words = [
      ...formatNode(node, before, turnNumber),
      ...formatNext(node.next, [...before, node.move], turnNumber),
    ];
    return `(${words.join(" ")})`;
  });
  const rest = formatNext(main.next, [...before, main.move], turnNumber);
  return [...formatNode(main, before, turnNumber), ...variations, ...rest];
}

function formatNode({ move, comment }: Variation, before: readonly string[], turnNumber: TurnNumber): string[] {
  const number = turnNumber(before);
  return [...(number === null ? [] : [`${number}.`]), move, ...formatComment(comment)];
}

function formatComment(comment: string): string[] {
  return comment === "" ? [] : [`{${comment.replace(/["}\\]/g, "\\$&").replaceAll("\n", "\\n")}}`];
}

/** A node while its text is read. */
interface Draft {
  readonly move: string;
  comment: string;
  readonly next: Draft[];
}

/** The tree of a text; results, clock times and turn numbers in it are skipped. Throws {@link MovetextError}. */
export function parseMovetext(text: string): VariationTree {
  const root: Draft = { move: "", comment: "", next: [] };
  // The line to the last move, and those that parentheses have interrupted.
  let line = [root];
  const open: Draft[][] = [];
  for (const { comment, bracket, word } of tokenize(text)) {
    const last = line.at(-1) as Draft;
    if (comment !== undefined) last.comment = [last.comment, comment].filter(Boolean).join(" ");
    else if (word !== undefined) line = [...line, append(last, word)];
    else if (bracket === "(") {
      if (line.length < 2) throw new MovetextError("there is a variation before the first move");
      open.push(line);
      line = line.slice(0, -1);
    } else line = close(open, line);
  }
  if (open.length > 0) throw new MovetextError("a variation is not closed");
  return { ...EMPTY_TREE, comment: root.comment, next: root.next };
}

function close(open: Draft[][], line: readonly Draft[]): Draft[] {
  const outer = open.pop();
  if (!outer) throw new MovetextError("unmatched )");
  if (line.length < outer.length) throw new MovetextError("a variation has no moves");
  return outer;
}

/** The move after another one; one that is there already is used again. */
function append(before: Draft, move: string): Draft {
  const known = before.next.find((node) => node.move === move);
  if (known) return known;
  const node = { move, comment: "", next: [] };
  before.next.push(node);
  return node;
}

interface Token {
  readonly comment?: string;
  readonly bracket?: string;
  readonly word?: string;
}

function* tokenize(text: string): Generator<Token> {
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const place = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) throw new MovetextError(`no move at ${JSON.stringify(text.slice(place, place + 20))}`);
    const [, comment, bracket, word] = found;
    if (comment !== undefined) yield { comment: unescapeComment(comment) };
    else if (bracket !== undefined) yield { bracket };
    else if (word !== undefined && !RESULT.test(word)) yield { word };
  }
}

function unescapeComment(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
}
