/** The drawing on the card of Battle. */
import type { JSX } from "preact";
import { FlatDie } from "../../die/flat-die.tsx";

const IVORY = { colour: "var(--die-first)", pip: "var(--die-first-pip)" };
const EBONY = { colour: "var(--die-second)", pip: "var(--die-second-pip)" };

const SQUARE = { fill: "none", stroke: "var(--wood-line)", "stroke-width": 0.75 };
const PATH = {
  fill: "none",
  stroke: "var(--glow)",
  "stroke-width": 3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "stroke-dasharray": "0.5 7",
} as const;

export function BattleEmblem(): JSX.Element {
  const squares = [0, 1, 2, 3, 4].flatMap((file) => [0, 1, 2].map((rank) => ({ file, rank })));
  return (
    <svg class="emblem" viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect fill="var(--wood)" width="160" height="96" />
      {squares.map(({ file, rank }) => (
        <rect key={`${file} ${rank}`} {...SQUARE} x={file * 32} y={rank * 32} width="32" height="32" />
      ))}
      <path d="M48 80V48h64" {...PATH} />
      <FlatDie x={37} y={69} size={22} face={3} {...IVORY} />
      <FlatDie x={101} y={37} size={22} face={5} {...IVORY} />
      <FlatDie x={69} y={5} size={22} face={6} {...EBONY} />
      <FlatDie x={133} y={5} size={22} face={2} {...EBONY} />
      <FlatDie x={5} y={69} size={22} face={1} {...IVORY} />
    </svg>
  );
}
