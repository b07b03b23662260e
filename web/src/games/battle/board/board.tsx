/** The board: squares as an ARIA grid, palaces, file letters and rank numbers. */

import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import type { BattleMove, BattlePositionView, Seat } from "../../../protocol/types.ts";
import { Star } from "../../star.tsx";
import { describeSquare, describeTarget } from "../announcements.ts";
import { FILES, RANKS } from "../constants.ts";
import type { Option } from "../input/selection.ts";
import { rows } from "./geometry.ts";

interface BoardProps {
  picture: BattlePositionView;
  seat: Seat;
  last: BattleMove | null;
  movable: Set<string>;
  selected: string | null;
  targets: Map<string, Option[]>;
  /** The square that has the keyboard focus. */
  cursor: string;
  /** The squares that are marked with a star. */
  stars: readonly string[];
  /** The squares of the hint and of threats, for the labels that screen readers read. */
  hinted: string | null;
  threatened: Set<string>;
  attackers: Set<string>;
  /** The path of a move that waits for the connection; empty if none does. */
  pending: readonly string[];
  /** The square a die is still rolling to; no shadow is drawn there yet. */
  rollTarget: string | null;
  /** The id of the element that describes the grid. */
  describedBy?: string | undefined;
}

/** Draw the squares; the parent handles their events. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <div class="battle-surface" role="grid" aria-label={t("battle-board")} aria-describedby={props.describedBy}>
      {rows(props.seat).map((row, y) => (
        <div key={y} class="battle-rank" role="row">
          {row.map((square, x) => (
            <Square key={square} {...props} square={square} isPale={(x + y) % 2 === 0} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Square({ square, isPale, ...board }: BoardProps & { square: string; isPale: boolean }): JSX.Element {
  const palace = board.picture.palaces.indexOf(square);
  const options = board.targets.get(square);
  const classes = [
    isPale ? "battle-pale" : "battle-deep",
    square !== board.rollTarget && board.picture.dice.some((die) => die.square === square) && "battle-occupied",
    square === board.selected && "battle-selected",
    board.movable.has(square) && "battle-movable",
    options && "battle-target",
    options && options[0]?.effect !== "roll" && "battle-taking",
    square === board.last?.start && "battle-last-start",
    square === board.last?.steps.at(-1)?.square && "battle-last-end",
  ];
  return (
    <div
      class={`battle-square ${classes.filter(Boolean).join(" ")}`}
      role="gridcell"
      data-square={square}
      tabIndex={square === board.cursor ? 0 : -1}
      aria-selected={square === board.selected}
      aria-label={describe(square, options, board)}
    >
      {palace >= 0 && <Palace side={palace} />}
      {board.stars.includes(square) && <Star />}
    </div>
  );
}

/** The label of a square: what stands there, whether it is a target, hint or threat. */
function describe(square: string, options: Option[] | undefined, board: BoardProps): string {
  const die = board.picture.dice.find((other) => other.square === square);
  const { id, args } = describeSquare(square, die, board.picture);
  const sentences = [t(id, args)];
  if (options) {
    const target = describeTarget(options);
    sentences.push(t(target.id, target.args));
  }
  if (square === board.selected) sentences.push(t("battle-square-selected"));
  else if (board.movable.has(square)) sentences.push(t("battle-square-movable"));
  if (board.stars.includes(square)) sentences.push(t("lessons-star"));
  if (square === board.hinted) sentences.push(t("battle-square-hinted"));
  if (square === board.pending[0] || square === board.pending.at(-1)) sentences.push(t("pending-mark"));
  if (board.threatened.has(square)) sentences.push(t("battle-square-threat"));
  if (board.attackers.has(square)) sentences.push(t("battle-square-attacker"));
  return sentences.join(" ");
}

/** The inlay of a palace, in its owner's colour. */
function Palace({ side }: { side: number }): JSX.Element {
  return (
    <svg class={`battle-palace battle-palace-${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect x="7" y="7" width="86" height="86" rx="3" />
      <rect x="14" y="14" width="72" height="72" rx="2" />
      <path d="M28 64 L25 36 L39 49 L50 30 L61 49 L75 36 L72 64 Z M28 72 H72" />
    </svg>
  );
}

/** The rim with the names of files and ranks. */
export function Rim({ seat }: { seat: Seat }): JSX.Element {
  const letters = seat === 0 ? [...FILES] : [...FILES].reverse();
  const numbers = seat === 0 ? [...RANKS].reverse() : [...RANKS];
  return (
    <div class="battle-rim" aria-hidden="true">
      <div class="battle-letters">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div class="battle-numbers">
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
    </div>
  );
}
