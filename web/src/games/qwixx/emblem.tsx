/** The drawing on the card of Qwixx Duel. */
import type { JSX } from "preact";
import { FlatDie } from "../../die/flat-die.tsx";

export function QwixxEmblem(): JSX.Element {
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
      <rect fill="var(--felt)" width="160" height="96" />
      {rows.map((row, place) => (
        <g key={row}>
          <rect x="6" y={7 + place * 21} width="104" height="18" rx="4" fill={`var(--die-${row})`} />
          {[0, 1, 2, 3, 4, 5].map((field) => (
            <rect
              key={field}
              fill="rgb(255 255 255 / 0.82)"
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
          stroke="rgb(0 0 0 / 0.4)"
          stroke-width={0.75}
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
