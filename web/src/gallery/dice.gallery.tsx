/** Gallery: every kind of die, from above and tilted, rolling and thrown. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { DieAnimation } from "../die/animation.ts";
import { Die } from "../die/die.tsx";
import type { DieColour } from "../die/face.tsx";
import type { Faces } from "../die/orientation.ts";
import { facesShowing, tip } from "../die/orientation.ts";
import "./dice.css";

const COLOURS: DieColour[] = ["first", "second", "white", "red", "yellow", "green", "blue"];
const WAY = ["n", "e", "e"] as const;

function Shelf({ tilt, animation }: { tilt: number; animation: DieAnimation | null }): JSX.Element {
  return (
    <div class="gallery-row">
      <div class="gallery-plane" style={{ transform: `rotateX(${tilt}deg)` }}>
        {COLOURS.map((colour, index) => (
          <Die
            key={colour}
            colour={colour}
            faces={facesShowing(index + 1 > 6 ? 3 : index + 1, index)}
            animation={animation}
          />
        ))}
        <Die colour="first" faces={null} animation={animation} />
        <Die colour="second" faces={null} animation={animation} />
      </div>
    </div>
  );
}

function Dice(): JSX.Element {
  const [animation, setAnimation] = useState<DieAnimation | null>(null);
  const from = [...WAY].reverse().reduce<Faces>((faces, path) => tip(faces, path === "n" ? "s" : "w"), facesShowing(1));
  return (
    <main>
      <button
        type="button"
        class="button"
        id="throw"
        onClick={() => setAnimation({ kind: "throw", seed: Date.now(), duration: 1100 })}
      >
        Throw
      </button>
      <button
        type="button"
        class="button"
        id="tip"
        onClick={() => setAnimation({ kind: "tip", from, directions: WAY, stepDuration: 400 })}
      >
        Tip
      </button>
      {[0, 30, 55].map((tilt) => (
        <Shelf key={tilt} tilt={tilt} animation={animation} />
      ))}
    </main>
  );
}

export const pages = { dice: Dice };
