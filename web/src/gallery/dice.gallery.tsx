/** Every kind of die, seen from above and from a seat, rolling and thrown; for developing only. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Die } from "../die/die.tsx";
import type { Motion } from "../die/motion.ts";
import type { Faces } from "../die/orientation.ts";
import { showing, tip } from "../die/orientation.ts";
import type { DieColour } from "../die/pips.tsx";
import "./dice.css";

const COLOURS: DieColour[] = ["first", "second", "white", "red", "yellow", "green", "blue"];
const WAY = ["n", "e", "e"] as const;

function Shelf({ tilt, motion }: { tilt: number; motion: Motion | null }): JSX.Element {
  return (
    <div class="shelf">
      <div class="plank" style={{ transform: `rotateX(${tilt}deg)` }}>
        {COLOURS.map((colour, index) => (
          <Die key={colour} colour={colour} faces={showing(index + 1 > 6 ? 3 : index + 1, index)} motion={motion} />
        ))}
        <Die colour="first" faces={null} motion={motion} />
        <Die colour="second" faces={null} motion={motion} />
      </div>
    </div>
  );
}

function Dice(): JSX.Element {
  const [motion, setMotion] = useState<Motion | null>(null);
  const from = [...WAY].reverse().reduce<Faces>((faces, way) => tip(faces, way === "n" ? "s" : "w"), showing(1));
  return (
    <main>
      <button
        type="button"
        class="button"
        id="throw"
        onClick={() => setMotion({ kind: "throw", seed: Date.now(), duration: 1100 })}
      >
        Throw
      </button>
      <button
        type="button"
        class="button"
        id="tip"
        onClick={() => setMotion({ kind: "tip", from, directions: WAY, pace: 400 })}
      >
        Tip
      </button>
      {[0, 30, 55].map((tilt) => (
        <Shelf key={tilt} tilt={tilt} motion={motion} />
      ))}
    </main>
  );
}

export const scenes = { dice: Dice };
