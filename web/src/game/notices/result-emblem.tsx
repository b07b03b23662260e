/** The emblem of a result: a crown in a laurel wreath, a fallen crown, joined hands, a flag. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { CROWN } from "../../die/face.tsx";
import type { OutcomeInfo } from "../../protocol/types.ts";

/** How a game ended for anyone who looks: where nobody or both are at this screen, the winner is celebrated. */
type Mood = "won" | "lost" | "drawn" | "aborted";

export function findMood({ result, winner }: OutcomeInfo, you: readonly number[]): Mood {
  if (result === "*") return "aborted";
  if (winner === null) return "drawn";
  return you.length !== 1 || you.includes(winner) ? "won" : "lost";
}

/** The leaves of half a wreath: how far each stands around it, and how far it bends outwards, in degrees. */
const LEAVES = [24, 44, 64, 84, 104, 124].flatMap((angle): [number, number][] => [
  [angle, -24],
  [angle + 8, 24],
]);
const LEAF = "M50 90q-7-7-16 0q9 6 16 0";

export function ResultEmblem({ mood }: { mood: Mood }): JSX.Element {
  if (mood === "drawn" || mood === "aborted")
    return (
      <span class="result-emblem">
        <Icon name={mood === "drawn" ? "hands" : "flag"} />
      </span>
    );
  return (
    <span class="result-emblem">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {mood === "won" && ["", "matrix(-1 0 0 1 100 0)"].map((side) => <Branch key={side} transform={side} />)}
        <path class="result-crown" d={CROWN} />
        {mood === "lost" && <path class="result-ground" d="M14 84H86" />}
      </svg>
    </span>
  );
}

function Branch({ transform }: { transform: string }): JSX.Element {
  return (
    <g class="result-branch" transform={transform}>
      {LEAVES.map(([angle, bend]) => (
        <path key={`${angle} ${bend}`} d={LEAF} transform={`rotate(${angle} 50 50) rotate(${bend} 50 90)`} />
      ))}
    </g>
  );
}
