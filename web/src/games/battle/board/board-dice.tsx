/** The dice on the board, the captured die as it leaves, and previews above dice that can be captured. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useAfterPaint } from "../../../components/after-paint.ts";
import { Die } from "../../../die/die.tsx";
import type { BattleDie, BattlePositionView, Danger, Seat } from "../../../protocol/types.ts";
import type { Option } from "../input/selection.ts";
import { FacePreview, squareStyle } from "./board-overlay.tsx";
import { facesFromSeat, type MoveAnimation } from "./move-animation.ts";

interface BoardDiceProps {
  picture: BattlePositionView;
  seat: Seat;
  side: Seat;
  selected: string | null;
  movable: Set<string>;
  targets: Map<string, Option[]>;
  previewed: readonly Option[];
  animation: MoveAnimation | null;
  danger: Danger | null;
}

/** Draw the dice, after the board has been painted. */
export function BoardDice(props: BoardDiceProps): JSX.Element {
  const { picture, seat, side, targets, previewed, animation, danger } = props;
  const isPainted = useAfterPaint();
  const shown = new Set(previewed.map((option) => option.target));
  return (
    <div class="battle-field">
      {isPainted && picture.dice.map((die) => <Slot key={`${die.square}${die.side}`} die={die} {...props} />)}
      {animation?.captured && (
        <CapturedDie key={animation.target} die={animation.captured} seat={seat} animation={animation} />
      )}
      {danger && (
        <div class="battle-danger-badge" style={squareStyle(danger.square, seat)} aria-hidden="true">
          <span>!</span>
        </div>
      )}
      {[...targets].map(([square, options]) =>
        options[0]?.effect === "capture" || options[0]?.effect === "king" ? (
          <div key={square} class="battle-overlay-above">
            <FacePreview square={square} options={options} seat={seat} side={side} isShown={shown.has(square)} />
          </div>
        ) : null,
      )}
    </div>
  );
}

function Slot({ die, seat, selected, movable, animation }: BoardDiceProps & { die: BattleDie }): JSX.Element {
  const isRolling = animation !== null && animation.target === die.square;
  const classes = [
    die.square === selected && "battle-selected",
    movable.has(die.square) && "battle-movable",
    isRolling && "battle-rolling",
  ].filter(Boolean);
  return (
    <div class={`battle-slot ${classes.join(" ")}`} data-square={die.square} style={squareStyle(die.square, seat)}>
      <Die
        faces={facesFromSeat(die.faces, seat)}
        colour={die.side === 0 ? "first" : "second"}
        animation={isRolling ? animation.roll : null}
      />
    </div>
  );
}

/** A captured die: it stays until the rolling die arrives, then disappears upwards. */
function CapturedDie({ die, seat, animation }: { die: BattleDie; seat: Seat; animation: MoveAnimation }): JSX.Element {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const up = [
      { transform: "none" },
      { transform: "translateZ(calc(var(--square) * 1.6)) rotateZ(40deg) scale3d(0.01, 0.01, 0.01)" },
    ];
    const timing = { duration: animation.endsAt - animation.arrivesAt, delay: animation.arrivesAt, easing: "ease-in" };
    const leaving = slot.current?.animate(up, { ...timing, fill: "both" });
    return () => leaving?.cancel();
  }, [animation]);
  return (
    <div ref={slot} class="battle-slot battle-leaving" style={squareStyle(die.square, seat)}>
      <Die faces={facesFromSeat(die.faces, seat)} colour={die.side === 0 ? "first" : "second"} />
    </div>
  );
}
