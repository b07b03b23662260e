/** An analysis: where it starts, its variations, and the position that is shown. No DOM. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { MoveView, PositionView, Seat } from "../../protocol/types.ts";
import type { Actor, Move, Outcome, Position, Rules } from "../../rules/contract.ts";
import type { Analysis } from "../address.ts";
import type { Path, VariationTree } from "./variation-tree.ts";
import * as variations from "./variation-tree.ts";

/** The position at a place of the tree. */
interface Situation {
  readonly position: Position;
  /** The move that led there; null at the start. */
  readonly move: Move | null;
  /** How the line has ended there; null while it is being played. */
  readonly outcome: Outcome | null;
  readonly actor: Actor;
}

/** What the table shows. */
interface TablePicture {
  readonly picture: PositionView;
  readonly legal: readonly MoveView[];
  readonly last: MoveView | null;
  readonly toMove: Seat | null;
  /** Grows by one with a move that is to be animated, and by two where the table is to jump. */
  readonly ply: number;
}

export class AnalysisSession {
  readonly game: string;
  readonly rules: Rules;
  readonly start: Signal<string>;
  readonly tree: Signal<VariationTree>;
  readonly path: Signal<Path>;
  readonly situation: ReadonlySignal<Situation>;
  readonly shown: ReadonlySignal<TablePicture>;
  readonly comment: ReadonlySignal<string>;
  readonly #ply = signal(0);
  /** By moves; a tree is drawn often, and its positions stay the same. */
  readonly #positions = new Map<string, readonly Position[]>();
  readonly #situations = new Map<string, Situation>();

  /** Throws `IllegalMoveError` where a move of the analysis is not legal, and another error where the start is none. */
  constructor(game: string, rules: Rules, analysis: Analysis) {
    this.game = game;
    this.rules = rules;
    this.start = signal(analysis.start);
    this.tree = signal(analysis.tree);
    this.path = signal(analysis.path);
    for (const path of variations.listPaths(analysis.tree)) this.situationAt(path);
    this.situation = computed(() => this.situationAt(this.path.value));
    this.shown = computed(() => this.#show());
    this.comment = computed(() => variations.commentAt(this.tree.value, this.path.value));
  }

  /** The whole analysis, to store or to link to. */
  get analysis(): Analysis {
    return { start: this.start.value, tree: this.tree.value, path: this.path.value };
  }

  /** The position at a place of the tree. */
  situationAt(path: Path): Situation {
    const moves = variations.movesOn(this.tree.value, path);
    const name = moves.join(" ");
    const known = this.#situations.get(name) ?? this.#judge(moves);
    this.#situations.set(name, known);
    return known;
  }

  #judge(moves: readonly string[]): Situation {
    const positions = this.#replay(moves);
    const position = positions.at(-1) as Position;
    const outcome = this.rules.findOutcome(positions);
    const before = positions.at(-2);
    const last = moves.at(-1);
    return {
      position,
      move: before && last !== undefined ? before.parseMove(last) : null,
      outcome,
      actor: outcome === null ? position.actor : null,
    };
  }

  /** The positions from the start on, after these moves. */
  positionsAfter(moves: readonly string[]): readonly Position[] {
    return this.#replay(moves);
  }

  /** Play a move or a roll, in notation; it becomes a variation unless it is one already. */
  play(move: string): void {
    this.playLine([move]);
  }

  /** Play moves, one after the other. Throws `IllegalMoveError` at one that is not legal, and then changes nothing. */
  playLine(moves: readonly string[]): void {
    const { tree, path } = this.analysis;
    this.#replay([...variations.movesOn(tree, path), ...moves]);
    const grown = variations.addMoves(tree, path, moves);
    batch(() => {
      this.tree.value = grown.tree;
      this.goTo(grown.path);
    });
  }

  /** Show a different place; only a step to a move that follows is animated. */
  goTo(path: Path): void {
    const here = this.path.peek();
    const isStep = path.length === here.length + 1 && here.every((place, depth) => place === path[depth]);
    if (path.join(".") === here.join(".")) return;
    batch(() => {
      this.#ply.value += isStep ? 1 : 2;
      this.path.value = path;
    });
  }

  first = (): void => this.goTo([]);
  back = (): void => this.goTo(variations.back(this.path.peek()));
  forward = (): void => this.goTo(variations.forward(this.tree.peek(), this.path.peek()));
  last = (): void => this.goTo(variations.lastOf(this.tree.peek(), this.path.peek()));
  /** Show the next or the previous variation of the move. */
  switchVariation = (step: 1 | -1): void => this.goTo(variations.sibling(this.tree.peek(), this.path.peek(), step));

  setComment(comment: string): void {
    this.tree.value = variations.setComment(this.tree.peek(), this.path.peek(), comment);
  }

  /** Make the variation that is shown the one before it, up to the main line. */
  promote(): void {
    this.#change(variations.promoteVariation(this.tree.peek(), this.path.peek()));
  }

  /** Take the move that is shown away, with all that follows it. */
  remove(): void {
    this.#change(variations.removeVariation(this.tree.peek(), this.path.peek()));
  }

  /** Begin again from a position; throws if the text is not one. */
  restart(start: string): void {
    this.rules.parsePosition(start);
    this.#positions.clear();
    this.#situations.clear();
    batch(() => {
      this.#ply.value += 2;
      this.start.value = start;
      this.tree.value = variations.EMPTY_TREE;
      this.path.value = [];
    });
  }

  #change({ tree, path }: variations.Place): void {
    batch(() => {
      if (path.length !== this.path.peek().length) this.#ply.value += 2;
      this.tree.value = tree;
      this.path.value = path;
    });
  }

  #show(): TablePicture {
    const { position, move, outcome, actor } = this.situation.value;
    const isActing = actor === 0 || actor === 1;
    return {
      picture: position.view(),
      legal: isActing ? position.legalMoves().map((legal) => legal.view()) : [],
      last: move?.view() ?? null,
      toMove: outcome === null && actor !== null ? position.toMove : null,
      ply: this.#ply.value,
    };
  }

  #replay(moves: readonly string[]): readonly Position[] {
    const name = moves.join(" ");
    const known = this.#positions.get(name);
    if (known) return known;
    const start = () => [this.rules.parsePosition(this.start.peek())];
    const before = moves.length === 0 ? null : this.#replay(moves.slice(0, -1));
    const positions = before ? [...before, playText(before, moves.at(-1) as string)] : start();
    this.#positions.set(name, positions);
    return positions;
  }
}

function playText(positions: readonly Position[], move: string): Position {
  return (positions.at(-1) as Position).parseMove(move).play();
}
