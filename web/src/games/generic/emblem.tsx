/** The neutral drawing on the card of a game without an emblem of its own. */
import type { JSX } from "preact";
import { FlatDie } from "../../die/flat-die.tsx";

export function GenericEmblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect fill="var(--felt)" width="160" height="96" />
      <FlatDie x={42} y={34} size={34} face={5} colour="var(--die-first)" pip="var(--die-first-pip)" />
      <FlatDie x={88} y={24} size={34} face={2} colour="var(--die-second)" pip="var(--die-second-pip)" />
    </svg>
  );
}
