/**
 * What each roll is worth: a heat map over the 36 pairs of white dice, averaged over the coloured dice or for chosen ones.
 * A cell continues its roll; coloured dice that are not chosen are thrown.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { RollProps } from "../../../analysis/registry.ts";
import { throwDice } from "../../../analysis/session/dice.ts";
import { SmallDie } from "../../../die/small-die.tsx";
import { formatPercent, t } from "../../../i18n/translation.ts";
import { sideName } from "../../names.ts";
import { COLOUR_WORDS, COLOURS, isClosed } from "../fields.ts";
import type { QwixxPosition } from "../position.ts";
import "./roll-chooser.css";

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function RollChooser({ position, estimate, play }: RollProps): JSX.Element {
  const { board } = position as QwixxPosition;
  const fixed = useSignal<readonly number[]>([0, 0, 0, 0]);
  const values = useSignal<readonly number[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    estimate(fixed.value).then(
      (found) => {
        if (isCurrent) values.value = found;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [position.text, fixed.value]);
  const choose = (first: number, second: number) => {
    const colours = COLOURS.flatMap((_, row) => (isClosed(board, row) ? [] : [fixed.value[row] || 0]));
    const thrown = throwDice(colours.length);
    play(position.roll([first, second, ...colours.map((face, die) => face || (thrown[die] as number))]).text);
  };
  const side = sideName("qwixx", position.toMove);
  return (
    <div class="roll-chooser">
      <h3>{t("analysis-rolls")}</h3>
      <p class="muted">
        {t("analysis-rolls-note", { side })}{" "}
        {values.value && (
          <strong>{t("analysis-rolls-mean", { value: formatPercent(averageValue(values.value)) })}</strong>
        )}
      </p>
      <div class="roll-chooser-colours">
        {COLOURS.map(
          (colour, row) =>
            !isClosed(board, row) && (
              <label key={colour}>
                <SmallDie face={fixed.value[row] || null} colour={COLOUR_WORDS[row] ?? "red"} />
                <span class="visually-hidden">{t("analysis-qwixx-die", { colour })}</span>
                <select
                  class="field"
                  value={fixed.value[row]}
                  onChange={(event) => (fixed.value = fixed.value.with(row, Number(event.currentTarget.value)))}
                >
                  <option value={0}>{t("analysis-rolls-any")}</option>
                  {FACES.map((face) => (
                    <option key={face} value={face}>
                      {face}
                    </option>
                  ))}
                </select>
              </label>
            ),
        )}
      </div>
      <HeatMap values={values.value} choose={choose} />
    </div>
  );
}

interface HeatMapProps {
  values: readonly number[] | null;
  choose(first: number, second: number): void;
}

function HeatMap({ values, choose }: HeatMapProps): JSX.Element {
  const grid = useRef<HTMLDivElement>(null);
  const cursor = useSignal(0);
  const handleKey = (event: KeyboardEvent) => {
    const next = stepCell(cursor.value, event.key);
    if (next === null) return;
    event.preventDefault();
    cursor.value = next;
    grid.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  return (
    <div
      ref={grid}
      class="heat-map"
      role="grid"
      tabIndex={-1}
      aria-label={t("analysis-rolls")}
      aria-busy={values === null}
      onKeyDown={handleKey}
    >
      <div class="heat-map-head" aria-hidden="true">
        <span />
        {FACES.map((face) => (
          <SmallDie key={face} face={face} colour="white" />
        ))}
      </div>
      {FACES.map((first) => (
        <div key={first} role="row" class="heat-map-row">
          <span aria-hidden="true">
            <SmallDie face={first} colour="white" />
          </span>
          {FACES.map((second) => {
            const cell = 6 * (first - 1) + second - 1;
            const value = values?.[cell];
            const shown = value === undefined ? "" : formatPercent(value);
            return (
              <button
                key={second}
                type="button"
                role="gridcell"
                tabIndex={cell === cursor.value ? 0 : -1}
                style={{ "--heat": values && value !== undefined ? heatOf(values, value) : 0.5 }}
                aria-label={t("analysis-rolls-cell", { first, second, value: shown })}
                onFocus={() => (cursor.value = cell)}
                onClick={() => choose(first, second)}
              >
                {shown}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const SIZE = 6;
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** How warm a value is among all: 0 for the least, 1 for the greatest, 0.5 where all are the same. */
export function heatOf(values: readonly number[], value: number): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most - least < 1e-9 ? 0.5 : (value - least) / (most - least);
}

/** The mean over all pairs of dice, which are equally likely. */
export function averageValue(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The cell that a key leads to; null for other keys. The edges hold it. */
export function stepCell(cell: number, key: string): number | null {
  const step = STEPS[key];
  if (key === "Home") return cell - (cell % SIZE);
  if (key === "End") return cell - (cell % SIZE) + SIZE - 1;
  if (!step) return null;
  const clamp = (place: number) => Math.min(SIZE - 1, Math.max(0, place));
  return SIZE * clamp(Math.floor(cell / SIZE) + step[0]) + clamp((cell % SIZE) + step[1]);
}
