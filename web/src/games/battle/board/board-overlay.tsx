/** The overlay drawn flat on the board: previews of targets, paths, hint, threats. */

import type { JSX } from "preact";
import { Face } from "../../../die/face.tsx";
import type { BattleMove, Danger, Seat } from "../../../protocol/types.ts";
import type { Option } from "../input/selection.ts";
import { HEIGHT, parsePath, placeOf, WIDTH } from "./geometry.ts";
import { facesFromSeat } from "./move-animation.ts";

interface BoardOverlayProps {
  seat: Seat;
  side: Seat;
  last: BattleMove | null;
  targets: Map<string, Option[]>;
  /** The options under the pointer or focus, drawn step by step. */
  previewed: readonly Option[];
  hint: string | null;
  threats: readonly string[];
  danger: Danger | null;
  /** The path of a move that waits for the connection; empty if none does. */
  pending: readonly string[];
}

/** The style that positions an element on a square. */
export function squareStyle(square: string, seat: Seat): { left: string; top: string } {
  const { x, y } = placeOf(square, seat);
  return { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
}

/** Draw the overlay. */
export function BoardOverlay(props: BoardOverlayProps): JSX.Element {
  const { seat, side, last, targets, previewed, hint, threats, danger, pending } = props;
  const shown = new Set(previewed.map((option) => option.target));
  return (
    <div class="battle-overlay" aria-hidden="true">
      <svg class="battle-paths" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {last && <PathArrow kind="last" path={parsePath(last.move)} seat={seat} />}
        {danger && <DangerFrames danger={danger} seat={seat} />}
        {threats.map((threat) => (
          <PathArrow key={threat} kind="threat" path={parsePath(threat)} seat={seat} />
        ))}
        {hint !== null && <PathArrow kind="hint" path={parsePath(hint)} seat={seat} />}
        {pending.length > 0 && <PathArrow kind="pending" path={pending} seat={seat} />}
        {previewed.map((option, index) => (
          <PathArrow key={option.move} kind="preview" isOther={index > 0} path={option.path} seat={seat} />
        ))}
      </svg>
      {previewed.flatMap((option) =>
        option.faces
          .slice(0, -1)
          .map((_, step) => (
            <StepPreview key={`${option.move}${step}`} option={option} step={step} seat={seat} side={side} />
          )),
      )}
      {[...targets].map(([square, options]) =>
        options[0]?.effect === "roll" || options[0]?.effect === "palace" ? (
          <FacePreview
            key={square}
            square={square}
            options={options}
            seat={seat}
            side={side}
            isShown={shown.has(square)}
          />
        ) : null,
      )}
    </div>
  );
}

interface FacePreviewProps {
  square: string;
  options: readonly Option[];
  seat: Seat;
  side: Seat;
  isShown: boolean;
}

/** The face, or the two faces, that a die would show on a square. */
export function FacePreview({ square, options, seat, side, isShown }: FacePreviewProps): JSX.Element {
  const classes = `battle-preview${options.length > 1 ? " battle-two" : ""}${isShown ? " battle-shown" : ""}`;
  return (
    <div class={classes} style={squareStyle(square, seat)}>
      {options.map((option) => (
        <Face
          key={option.move}
          faces={facesFromSeat(option.faces.at(-1) ?? null, seat)}
          colour={side === 0 ? "first" : "second"}
        />
      ))}
    </div>
  );
}

function StepPreview({
  option,
  step,
  seat,
  side,
}: {
  option: Option;
  step: number;
  seat: Seat;
  side: Seat;
}): JSX.Element {
  return (
    <div class="battle-step-preview" style={squareStyle(option.path[step + 1] ?? option.target, seat)}>
      <Face faces={facesFromSeat(option.faces[step] ?? null, seat)} colour={side === 0 ? "first" : "second"} />
    </div>
  );
}

/** How far before the centre of the last square an arrow ends, so that it does not hide the die there. */
const ARROW_GAP = 0.34;

interface PathArrowProps {
  kind: "last" | "threat" | "hint" | "pending" | "preview";
  /** Whether it is a different way to the same square. */
  isOther?: boolean;
  path: readonly string[];
  seat: Seat;
}

function PathArrow({ kind, isOther = false, path, seat }: PathArrowProps): JSX.Element {
  const points = path.map((square) => placeOf(square, seat)).map(({ x, y }) => [x + 0.5, y + 0.5] as const);
  const [before = [0, 0], end = [0, 0]] = points.slice(-2);
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const tip = [end[0] - dx * ARROW_GAP, end[1] - dy * ARROW_GAP] as const;
  const line = [...points.slice(0, -1), tip].map((point) => point.join(",")).join(" ");
  const [left, right] = [1, -1].map((hand) => [
    tip[0] - dx * 0.2 + dy * 0.14 * hand,
    tip[1] - dy * 0.2 - dx * 0.14 * hand,
  ]);
  const head = [left, [tip[0] + dx * 0.06, tip[1] + dy * 0.06], right].map((point) => point?.join(",")).join(" ");
  return (
    <g class={`battle-path battle-path-${kind}${isOther ? " battle-path-other" : ""}`}>
      {(kind === "hint" || kind === "pending") &&
        [points[0], end].map((point) => point && <SquareFrame key={point.join()} middle={point} />)}
      <polyline class="battle-path-outline" points={line} />
      <polyline class="battle-path-outline" points={head} />
      <polyline class="battle-path-line" points={line} />
      <polyline class="battle-path-head" points={head} />
    </g>
  );
}

/** Frames around what is in danger and around its attackers, each in a shape of its own. */
function DangerFrames({ danger, seat }: { danger: Danger; seat: Seat }): JSX.Element {
  const attackers = [...new Set(danger.moves.flatMap((move) => parsePath(move)[0] ?? []))];
  return (
    <g>
      {attackers.map((square) => (
        <DangerFrame key={square} kind="attacker" square={square} seat={seat} />
      ))}
      <DangerFrame kind="endangered" square={danger.square} seat={seat} />
    </g>
  );
}

function DangerFrame({ kind, square, seat }: { kind: string; square: string; seat: Seat }): JSX.Element {
  const { x, y } = placeOf(square, seat);
  return (
    <rect class={`battle-${kind}`} data-square={square} x={x + 0.06} y={y + 0.06} width="0.88" height="0.88" rx="0.1" />
  );
}

function SquareFrame({ middle: [x, y] }: { middle: readonly [number, number] }): JSX.Element {
  return <rect class="battle-path-frame" x={x - 0.45} y={y - 0.45} width="0.9" height="0.9" rx="0.1" />;
}
