/** The engine's moves on the board: an arrow for each, its number at the start, and the face that the die then shows. */
import type { JSX } from "preact";
import type { MarksProps } from "../../../analysis/registry.ts";
import type { LineMove } from "../../../analysis/session/line.ts";
import { Face } from "../../../die/face.tsx";
import type { BattleMove, Seat } from "../../../protocol/types.ts";
import { squareStyle } from "../board/board-overlay.tsx";
import { HEIGHT, parsePath, placeOf, WIDTH } from "../board/geometry.ts";
import { facesFromSeat } from "../board/move-animation.ts";
import "./marks.css";

/** How far before the middle of the last square an arrow ends, so that it does not hide the face there. */
const GAP = 0.36;

/** The corners of a square, in the order in which the numbers of moves that end there take them. */
const CORNERS = ["ne", "nw", "sw", "se"] as const;
type Corner = (typeof CORNERS)[number];

/** By move the corner for its number, so that those that end on the same square do not hide one another. */
export function chooseCorners(ends: readonly string[]): Corner[] {
  return ends.map((end, index) => {
    const earlier = ends.slice(0, index).filter((other) => other === end).length;
    return CORNERS[earlier % CORNERS.length] as Corner;
  });
}

export function BattleMarks({ moves, seat }: MarksProps): JSX.Element {
  const corners = chooseCorners(moves.map(({ text }) => parsePath(text).at(-1) ?? ""));
  // The best arrow is drawn last, over the others.
  const ranked = moves.map((move, index) => ({ move, rank: index + 1, corner: corners[index] ?? "ne" })).toReversed();
  return (
    <div class="battle-marks" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ranked.map(({ move, rank }) => (
          <Arrow key={move.text} move={move} rank={rank} seat={seat} />
        ))}
      </svg>
      {ranked.map(({ move, rank, corner }) => (
        <EndFace key={move.text} move={move} rank={rank} corner={corner} seat={seat} />
      ))}
    </div>
  );
}

interface MarkProps {
  move: LineMove;
  rank: number;
  seat: Seat;
}

function Arrow({ move, rank, seat }: MarkProps): JSX.Element {
  const points = parsePath(move.text).map((square) => {
    const { x, y } = placeOf(square, seat);
    return [x + 0.5, y + 0.5] as const;
  });
  const [before = [0, 0], end = [0, 0]] = points.slice(-2);
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const tip = [end[0] - dx * GAP, end[1] - dy * GAP] as const;
  const side = (hand: number) => [tip[0] - dx * 0.22 + dy * 0.15 * hand, tip[1] - dy * 0.22 - dx * 0.15 * hand];
  const line = [...points.slice(0, -1), tip].map((point) => point.join(",")).join(" ");
  const head = [side(1), tip, side(-1)].map((point) => point.join(",")).join(" ");
  return (
    <g class={`battle-mark battle-mark-${rank === 1 ? "best" : "other"}`}>
      <polyline class="battle-mark-edge" points={line} />
      <polyline class="battle-mark-edge" points={head} />
      <polyline class="battle-mark-line" points={line} />
      <polyline class="battle-mark-line" points={head} />
    </g>
  );
}

/** The face on top at the end, with the number of the line; over a die that is captured it stands higher. */
function EndFace({ move, rank, corner, seat }: MarkProps & { corner: Corner }): JSX.Element {
  const { steps, side, captures } = move.view as BattleMove;
  const last = steps.at(-1);
  const classes = `battle-mark-end${captures === null ? "" : " battle-mark-capture"}`;
  return (
    <div class={classes} style={squareStyle(last?.square ?? "a1", seat)}>
      <Face faces={facesFromSeat(last?.faces ?? null, seat)} colour={side === 0 ? "first" : "second"} />
      <b class={`battle-mark-${corner}${rank === 1 ? " battle-mark-best" : ""}`}>{rank}</b>
    </div>
  );
}
