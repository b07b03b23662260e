/**
 * Variations as a tree of moves: immutable, without rules and without a DOM. The first of the moves that follow a node is
 * its main continuation. A path leads to a node: the place of each move among its siblings, from the start on.
 */

/** A move with what follows it. */
export interface Variation {
  /** In the game's notation. */
  readonly move: string;
  readonly comment: string;
  readonly next: readonly Variation[];
}

/** All variations from a start. */
export interface VariationTree {
  /** The comment on the start. */
  readonly comment: string;
  readonly next: readonly Variation[];
}

export type Path = readonly number[];

/** A place in a tree. */
export interface Place {
  readonly tree: VariationTree;
  readonly path: Path;
}

export const EMPTY_TREE: VariationTree = { comment: "", next: [] };

/** The tree of one line without variations. */
export function growLine(moves: readonly string[]): VariationTree {
  const next = moves.reduceRight<readonly Variation[]>((after, move) => [{ move, comment: "", next: after }], []);
  return { comment: "", next };
}

/** The nodes on a path, the first move first. Throws where the path leads out of the tree. */
export function nodesOn(tree: VariationTree, path: Path): Variation[] {
  const nodes: Variation[] = [];
  for (const place of path) {
    const node = (nodes.at(-1) ?? tree).next[place];
    if (!node) throw new RangeError(`no variation at ${path.join(".")}`);
    nodes.push(node);
  }
  return nodes;
}

/** The moves on a path, in notation. */
export const movesOn = (tree: VariationTree, path: Path): string[] => nodesOn(tree, path).map(({ move }) => move);

/** What follows at the end of a path. */
export const nextOf = (tree: VariationTree, path: Path): readonly Variation[] =>
  (nodesOn(tree, path).at(-1) ?? tree).next;

/** The comment at the end of a path. */
export const commentAt = (tree: VariationTree, path: Path): string => (nodesOn(tree, path).at(-1) ?? tree).comment;

/** Add moves, one after the other; moves that are there already are followed. Leads to the last of them. */
export function addMoves(tree: VariationTree, path: Path, moves: readonly string[]): Place {
  return moves.reduce<Place>((place, move) => addMove(place, move), { tree, path });
}

function addMove({ tree, path }: Place, move: string): Place {
  const next = nextOf(tree, path);
  const known = next.findIndex((node) => node.move === move);
  if (known >= 0) return { tree, path: [...path, known] };
  const grown = [...next, { move, comment: "", next: [] }];
  return { tree: change(tree, path, (node) => ({ ...node, next: grown })), path: [...path, next.length] };
}

/** Write the comment at the end of a path. */
export function setComment(tree: VariationTree, path: Path, comment: string): VariationTree {
  return change(tree, path, (node) => ({ ...node, comment }));
}

/** Take away the move at the end of a path, with all that follows it. Leads to the move before. */
export function removeVariation(tree: VariationTree, path: Path): Place {
  const last = path.at(-1);
  if (last === undefined) return { tree, path };
  const before = path.slice(0, -1);
  const smaller = change(tree, before, (node) => ({ ...node, next: node.next.filter((_, place) => place !== last) }));
  return { tree: smaller, path: before };
}

/** Whether the variation that a path ends in can be promoted: it is not the main line. */
export const canPromote = (path: Path): boolean => path.some((place) => place > 0);

/** Move the variation that a path ends in one place forward among its siblings. */
export function promoteVariation(tree: VariationTree, path: Path): Place {
  const depth = path.findLastIndex((place) => place > 0);
  if (depth < 0) return { tree, path };
  const place = path[depth] as number;
  const promoted = change(tree, path.slice(0, depth), (node) => ({ ...node, next: swap(node.next, place) }));
  return { tree: promoted, path: path.with(depth, place - 1) };
}

/** Swap an element with the one before it. */
function swap(nodes: readonly Variation[], place: number): readonly Variation[] {
  return nodes.with(place, nodes[place - 1] as Variation).with(place - 1, nodes[place] as Variation);
}

/** The tree with the node at the end of a path changed; those on the way are copied. */
function change<N extends VariationTree>(node: N, path: Path, edit: (node: N) => N): N {
  const [place, ...rest] = path;
  if (place === undefined) return edit(node);
  const child = node.next[place];
  if (!child) throw new RangeError(`no variation at ${path.join(".")}`);
  return { ...node, next: node.next.with(place, change(child, rest, edit as never)) };
}

// -- Walking ------------------------------------------------------------------------------------------------

/** The path to the end of a line: on along the main continuations. */
export function lastOf(tree: VariationTree, path: Path): Path {
  return nextOf(tree, path).length === 0 ? path : lastOf(tree, [...path, 0]);
}

/** The path one move on; the same at the end of a line. */
export const forward = (tree: VariationTree, path: Path): Path =>
  nextOf(tree, path).length === 0 ? path : [...path, 0];

export const back = (path: Path): Path => path.slice(0, -1);

/** The path to the variation after or before this one at the same move; the same if there is none. */
export function sibling(tree: VariationTree, path: Path, step: 1 | -1): Path {
  const last = path.at(-1);
  if (last === undefined) return path;
  const place = last + step;
  return place < 0 || place >= nextOf(tree, back(path)).length ? path : [...back(path), place];
}

/** Every path of a tree, a move before what follows it, the main line before its variations. */
export function listPaths(tree: VariationTree, path: Path = []): Path[] {
  return [path, ...nextOf(tree, path).flatMap((_, place) => listPaths(tree, [...path, place]))];
}
