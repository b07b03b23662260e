/** What is drawn flat upon the board: where a die can go and what it will show there, ways, hints, threats. */

import type { JSX } from "preact";
import { Face } from "../../die/pips.tsx";
import type { BattleMove, Seat } from "../../protocol/types.ts";
import type { Option } from "./choices.ts";
import { HEIGHT, parseWay, placeOf, WIDTH } from "./geometry.ts";
import { seen } from "./motions.ts";

export interface MarksProps {
  seat: Seat;
  side: Seat;
  last: BattleMove | null;
  targets: Map<string, Option[]>;
  /** The ways looked at now, drawn step by step. */
  previewed: readonly Option[];
  hint: string | null;
  threats: readonly string[];
}

/** The style that puts something on a square. */
export function at(square: string, seat: Seat): { left: string; top: string } {
  const { x, y } = placeOf(square, seat);
  return { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
}

/** Draw the marks. */
export function Marks({ seat, side, last, targets, previewed, hint, threats }: MarksProps): JSX.Element {
  const shown = new Set(previewed.map((way) => way.target));
  return (
    <div class="battle-marks" aria-hidden="true">
      <svg class="battle-ways" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {last && <Way kind="last" way={parseWay(last.move)} seat={seat} />}
        {threats.map((threat) => (
          <Way key={threat} kind="threat" way={parseWay(threat)} seat={seat} />
        ))}
        {hint !== null && <Way kind="hint" way={parseWay(hint)} seat={seat} />}
        {previewed.map((way, index) => (
          <Way key={way.move} kind={index === 0 ? "preview" : "preview other"} way={way.way} seat={seat} />
        ))}
      </svg>
      {previewed.flatMap((way) =>
        way.faces
          .slice(0, -1)
          .map((_, step) => <Step key={`${way.move}${step}`} way={way} step={step} seat={seat} side={side} />),
      )}
      {[...targets].map(([square, ways]) =>
        ways[0]?.effect === "roll" || ways[0]?.effect === "palace" ? (
          <Promised key={square} square={square} ways={ways} seat={seat} side={side} isShown={shown.has(square)} />
        ) : null,
      )}
    </div>
  );
}

interface PromisedProps {
  square: string;
  ways: readonly Option[];
  seat: Seat;
  side: Seat;
  isShown: boolean;
}

/** The face, or the two faces, that a die would show on a square. */
export function Promised({ square, ways, seat, side, isShown }: PromisedProps): JSX.Element {
  const kinds = `battle-promise${ways.length > 1 ? " two" : ""}${isShown ? " shown" : ""}`;
  return (
    <div class={kinds} style={at(square, seat)}>
      {ways.map((way) => (
        <Face key={way.move} faces={seen(way.faces.at(-1) ?? null, seat)} colour={side === 0 ? "first" : "second"} />
      ))}
    </div>
  );
}

function Step({ way, step, seat, side }: { way: Option; step: number; seat: Seat; side: Seat }): JSX.Element {
  return (
    <div class="battle-step" style={at(way.way[step + 1] ?? way.target, seat)}>
      <Face faces={seen(way.faces[step] ?? null, seat)} colour={side === 0 ? "first" : "second"} />
    </div>
  );
}

/** How far before the middle of its last square a way ends, so that its point does not hide what stands there. */
const SHORT = 0.34;

function Way({ kind, way, seat }: { kind: string; way: readonly string[]; seat: Seat }): JSX.Element {
  const points = way.map((square) => placeOf(square, seat)).map(({ x, y }) => [x + 0.5, y + 0.5] as const);
  const [before = [0, 0], end = [0, 0]] = points.slice(-2);
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const tip = [end[0] - dx * SHORT, end[1] - dy * SHORT] as const;
  const line = [...points.slice(0, -1), tip].map((point) => point.join(",")).join(" ");
  const [left, right] = [1, -1].map((hand) => [
    tip[0] - dx * 0.2 + dy * 0.14 * hand,
    tip[1] - dy * 0.2 - dx * 0.14 * hand,
  ]);
  const head = [left, [tip[0] + dx * 0.06, tip[1] + dy * 0.06], right].map((point) => point?.join(",")).join(" ");
  return (
    <g class={`battle-way ${kind}`}>
      {kind === "hint" && [points[0], end].map((point) => point && <Frame key={point.join()} middle={point} />)}
      <polyline class="battle-way-edge" points={line} />
      <polyline class="battle-way-edge" points={head} />
      <polyline class="battle-way-line" points={line} />
      <polyline class="battle-way-head" points={head} />
    </g>
  );
}

function Frame({ middle: [x, y] }: { middle: readonly [number, number] }): JSX.Element {
  return <rect class="battle-way-frame" x={x - 0.45} y={y - 0.45} width="0.9" height="0.9" rx="0.1" />;
}
