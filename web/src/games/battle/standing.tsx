/** What stands upon the board: the dice, the one just captured on its way out, and signs above dice to capture. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Die } from "../../die/die.tsx";
import { useSoon } from "../../parts/soon.ts";
import type { BattleDie, BattlePicture, Seat } from "../../protocol/types.ts";
import type { Option } from "./choices.ts";
import { at, Promised } from "./marks.tsx";
import { type Playing, seen } from "./motions.ts";

export interface StandingProps {
  picture: BattlePicture;
  seat: Seat;
  side: Seat;
  selected: string | null;
  movable: Set<string>;
  targets: Map<string, Option[]>;
  previewed: readonly Option[];
  playing: Playing | null;
}

/** Draw the dice, a moment after the board. */
export function Standing(props: StandingProps): JSX.Element {
  const { picture, seat, side, targets, previewed, playing } = props;
  const isTime = useSoon();
  const shown = new Set(previewed.map((way) => way.target));
  return (
    <div class="battle-field">
      {isTime && picture.dice.map((die) => <Slot key={`${die.square}${die.side}`} die={die} {...props} />)}
      {playing?.captured && <Leaving key={playing.target} die={playing.captured} seat={seat} playing={playing} />}
      {[...targets].map(([square, ways]) =>
        ways[0]?.effect === "capture" || ways[0]?.effect === "king" ? (
          <div key={square} class="battle-above">
            <Promised square={square} ways={ways} seat={seat} side={side} isShown={shown.has(square)} />
          </div>
        ) : null,
      )}
    </div>
  );
}

function Slot({ die, seat, selected, movable, playing }: StandingProps & { die: BattleDie }): JSX.Element {
  const isRolling = playing !== null && playing.target === die.square;
  const kinds = [
    die.square === selected && "selected",
    movable.has(die.square) && "movable",
    isRolling && "rolling",
  ].filter(Boolean);
  return (
    <div class={`battle-slot ${kinds.join(" ")}`} data-square={die.square} style={at(die.square, seat)}>
      <Die
        faces={seen(die.faces, seat)}
        colour={die.side === 0 ? "first" : "second"}
        motion={isRolling ? playing.roll : null}
      />
    </div>
  );
}

/** A captured die stands until it is reached, then goes up and away. */
function Leaving({ die, seat, playing }: { die: BattleDie; seat: Seat; playing: Playing }): JSX.Element {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const up = [
      { transform: "none" },
      { transform: "translateZ(calc(var(--square) * 1.6)) rotateZ(40deg) scale3d(0.01, 0.01, 0.01)" },
    ];
    const timing = { duration: playing.ends - playing.arrives, delay: playing.arrives, easing: "ease-in" };
    const leaving = slot.current?.animate(up, { ...timing, fill: "both" });
    return () => leaving?.cancel();
  }, [playing]);
  return (
    <div ref={slot} class="battle-slot leaving" style={at(die.square, seat)}>
      <Die faces={seen(die.faces, seat)} colour={die.side === 0 ? "first" : "second"} />
    </div>
  );
}
