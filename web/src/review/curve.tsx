/** The chance of winning over the game as a curve, which is also the slider that steps through it. */
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { sideName } from "../games/names.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import { isError } from "./analysis/contract.ts";
import type { Analysis } from "./analysis/types.ts";
import { describeChance } from "./review-texts.ts";
import "./curve.css";

interface CurveProps {
  analysis: Analysis;
  /** The number of plies after which the game is shown; null if the curve is only a picture. */
  at: number | null;
  viewPly?(ply: number): void;
}

export function Curve({ analysis, at, viewPly }: CurveProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const count = analysis.plies.length;
  const drawing = useMemo(() => <Drawing analysis={analysis} />, [analysis]);
  const figure = (
    <>
      {drawing}
      {at !== null && <span class="curve-cursor" style={{ "--at": String(count === 0 ? 0 : at / count) }} />}
      <span class="curve-corner curve-first">{sideName(analysis.game, 0)}</span>
      <span class="curve-corner curve-second">{sideName(analysis.game, 1)}</span>
    </>
  );
  if (at === null || !viewPly)
    return (
      <div class={`curve curve-${analysis.game}`} role="img" aria-label={t("review-curve")}>
        {figure}
      </div>
    );
  const point = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (box && event.buttons > 0) viewPly(Math.round((count * (event.clientX - box.left)) / Math.max(1, box.width)));
  };
  return (
    <div
      ref={root}
      class={`curve curve-slider curve-${analysis.game}`}
      role="slider"
      tabIndex={0}
      aria-label={t("review-curve")}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={at}
      aria-valuetext={describeChance(analysis, at)}
      onKeyDown={(event) => step(event, at, count, viewPly)}
      onPointerDown={(event) => {
        root.current?.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
    >
      {figure}
    </div>
  );
}

const PAGE = 10;

function step(event: KeyboardEvent, at: number, count: number, viewPly: (ply: number) => void): void {
  const to: number | undefined = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: 0,
    End: count,
  }[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  viewPly(Math.min(count, Math.max(0, to)));
}

/** The areas of both sides, the line between them, and a mark for each error. */
function Drawing({ analysis: { chances, plies } }: { analysis: Analysis }): JSX.Element {
  const width = Math.max(1, chances.length - 1);
  const points = chances.map((chance, ply) => `${(100 * ply) / width},${100 * (1 - chance)}`).join(" ");
  return (
    <>
      <svg class="curve-drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon class="curve-area-second" points={`0,0 ${points} 100,0`} />
        <polygon class="curve-area-first" points={`0,100 ${points} 100,100`} />
        <line class="curve-middle" x1="0" x2="100" y1="50" y2="50" />
        <polyline class="curve-line" points={points} />
      </svg>
      <span class="curve-half" aria-hidden="true">
        {formatPercent(0.5)}
      </span>
      {plies.map((ply, index) =>
        ply.kind === "decision" && isError(ply.grade) ? (
          <span
            key={index}
            class={`curve-mark ${ply.grade}`}
            style={{ left: `${(100 * (index + 1)) / width}%`, top: `${100 * (1 - (chances[index + 1] ?? 0))}%` }}
          />
        ) : null,
      )}
    </>
  );
}
