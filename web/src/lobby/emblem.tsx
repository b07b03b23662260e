/** A small drawing of each game, for its card. */
import type { JSX } from "preact";

// biome-ignore format: a face a line
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

interface DieProps {
  x: number;
  y: number;
  size: number;
  face: number;
  colour: string;
  pip: string;
}

function FlatDie({ x, y, size, face, colour, pip }: DieProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="emblem-shadow" x={1.5} y={3} width={size} height={size} rx={size * 0.2} />
      <rect width={size} height={size} rx={size * 0.2} fill={colour} />
      {PIPS[face]?.map(([right, down]) => (
        <circle
          key={`${right} ${down}`}
          cx={size * (0.5 + 0.26 * right)}
          cy={size * (0.5 + 0.26 * down)}
          r={size * 0.085}
          fill={pip}
        />
      ))}
    </g>
  );
}

const IVORY = { colour: "var(--die-first)", pip: "var(--die-first-pip)" };
const EBONY = { colour: "var(--die-second)", pip: "var(--die-second-pip)" };

function BattleEmblem(): JSX.Element {
  const squares = [0, 1, 2, 3, 4].flatMap((file) => [0, 1, 2].map((rank) => ({ file, rank })));
  return (
    <svg class="emblem" viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="emblem-wood" width="160" height="96" />
      {squares.map(({ file, rank }) => (
        <rect key={`${file} ${rank}`} class="emblem-square" x={file * 32} y={rank * 32} width="32" height="32" />
      ))}
      <path class="emblem-path" d="M48 80V48h64" />
      <FlatDie x={37} y={69} size={22} face={3} {...IVORY} />
      <FlatDie x={101} y={37} size={22} face={5} {...IVORY} />
      <FlatDie x={69} y={5} size={22} face={6} {...EBONY} />
      <FlatDie x={133} y={5} size={22} face={2} {...EBONY} />
      <FlatDie x={5} y={69} size={22} face={1} {...IVORY} />
    </svg>
  );
}

function QwixxEmblem(): JSX.Element {
  const rows = ["red", "yellow", "green", "blue"] as const;
  const stones = [
    [0, 1, "first"],
    [0, 3, "second"],
    [1, 2, "first"],
    [2, 0, "second"],
    [2, 2, "second"],
    [3, 1, "first"],
  ] as const;
  return (
    <svg class="emblem" viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="emblem-felt" width="160" height="96" />
      {rows.map((row, place) => (
        <g key={row}>
          <rect x="6" y={7 + place * 21} width="104" height="18" rx="4" fill={`var(--die-${row})`} />
          {[0, 1, 2, 3, 4, 5].map((field) => (
            <rect
              key={field}
              class="emblem-field"
              x={9 + field * 17}
              y={9.5 + place * 21}
              width="13"
              height="13"
              rx="2.5"
            />
          ))}
        </g>
      ))}
      {stones.map(([row, field, owner]) => (
        <circle
          key={`${row} ${field}`}
          class="emblem-stone"
          cx={15.5 + field * 17}
          cy={16 + row * 21}
          r="5.5"
          fill={`var(--stone-${owner})`}
        />
      ))}
      <FlatDie x={121} y={12} size={26} face={3} colour="var(--die-white)" pip="#2a1f14" />
      <FlatDie x={126} y={52} size={26} face={5} colour="var(--die-red)" pip="#fff" />
    </svg>
  );
}

const EMBLEMS = { battle: BattleEmblem, qwixx: QwixxEmblem } as const;

export function Emblem({ rules }: { rules: keyof typeof EMBLEMS }): JSX.Element {
  const Drawing = EMBLEMS[rules];
  return <Drawing />;
}
