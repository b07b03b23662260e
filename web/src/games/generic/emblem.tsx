/** The neutral drawing on the card of a game without an emblem of its own: two pawns, as a game may have no dice. */
import type { JSX } from "preact";

export function GenericEmblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect fill="var(--felt)" width="160" height="96" />
      <Pawn x={60} y={54} colour="var(--die-first)" edge="var(--die-first-pip)" />
      <Pawn x={100} y={44} colour="var(--die-second)" edge="var(--die-second-pip)" />
    </svg>
  );
}

function Pawn({ x, y, colour, edge }: { x: number; y: number; colour: string; edge: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse fill="rgb(30 15 0 / 0.35)" cx={2} cy={27} rx={20} ry={5} />
      <path
        fill={colour}
        stroke={edge}
        stroke-width="1.5"
        stroke-linejoin="round"
        d="M-18 26C-8 18-6 8-5-4H5C6 8 8 18 18 26Z"
      />
      <circle fill={colour} stroke={edge} stroke-width="1.5" cy={-13} r={12} />
    </g>
  );
}
