/** The heat map over the white dice: how warm a cell is, and where keys lead. No DOM. */

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
