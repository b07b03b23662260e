/** Turns of a die that stays where it is: over an edge, or clockwise by a quarter; as positions and as animations. */
import { type DieKeyframes, type PreparedAnimation, restingShades, TURN } from "./animation.ts";
import { type Direction, type Faces, formatRotation, rotation, tip, VALUES } from "./orientation.ts";

export type Turn = Direction | "spin";

export function turnFaces(faces: Faces, turn: Turn): Faces {
  const [top, north, east] = faces;
  return turn === "spin" ? [top, 7 - east, north] : tip(faces, turn);
}

/** The fewest turns that bring a face to the top. */
export function findTurns(faces: Faces, face: number): readonly Direction[] {
  if (faces[0] === face) return [];
  const one = (["n", "s", "e", "w"] as const).find((direction) => tip(faces, direction)[0] === face);
  return one ? [one] : ["n", "n"];
}

/** How high the middle of a die is, in dice: at rest, and halfway through a turn. */
const AT_REST = 0.5;
const ON_EDGE = Math.SQRT1_2;
const SPINNING = 0.62;

const FULL_TURN: Readonly<Record<Turn, string>> = { ...TURN, spin: "rotateZ(90deg)" };

/** The animation of turns on the spot, as seen on the screen, `from` being the orientation before them. */
export function animateTurns(from: Faces, turns: readonly Turn[], stepDuration: number): PreparedAnimation | null {
  if (stepDuration === 0 || turns.length === 0) return null;
  return { kind: "prepared", keyframes: turnKeyframes(from, turns, stepDuration) };
}

function turnKeyframes(from: Faces, turns: readonly Turn[], stepDuration: number): DieKeyframes {
  const orientations = [from];
  const body = turns.flatMap((turn, index): Keyframe[] => {
    const faces = orientations[index] ?? from;
    orientations.push(turnFaces(faces, turn));
    const place = (share: number, height: number): Keyframe => ({
      offset: (index + share) / turns.length,
      easing: share === 0 ? "ease-in" : "ease-out",
      transform: `translateZ(calc(var(--die) * ${height})) ${scaleTurn(turn, share)} ${formatRotation(rotation(faces))}`,
    });
    return [place(0, AT_REST), place(0.5, turn === "spin" ? SPINNING : ON_EDGE), place(1, AT_REST)];
  });
  const darkness = orientations.map(restingShades);
  const shades = VALUES.map((value) =>
    darkness.map((row, index) => ({ offset: index / turns.length, opacity: row[value - 1] ?? 0 })),
  );
  return { body, shadow: [], shades, duration: turns.length * stepDuration };
}

function scaleTurn(turn: Turn, share: number): string {
  return FULL_TURN[turn].replace(/-?90/, (degrees) => String(Number(degrees) * share));
}
