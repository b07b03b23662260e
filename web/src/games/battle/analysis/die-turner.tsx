/** Turns the chosen die face by face: tipped over its edges or turned on the spot it stays right-handed. */
import type { JSX } from "preact";
import type { Direction } from "../../../die/orientation.ts";
import { SmallDie } from "../../../die/small-die.tsx";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { facesFromSeat } from "../animation/move-animation.ts";
import type { Piece } from "./setup.ts";

interface DieTurnerProps {
  die: Piece | null;
  square: string | null;
  seat: Seat;
  tip(direction: Direction): void;
  spin(): void;
  show(face: number): void;
}

const TIPS: readonly (readonly [Direction, string])[] = [
  ["n", "↑"],
  ["w", "←"],
  ["e", "→"],
  ["s", "↓"],
];
const FACES = [1, 2, 3, 4, 5, 6] as const;

export function DieTurner({ die, square, seat, tip, spin, show }: DieTurnerProps): JSX.Element {
  const faces = facesFromSeat(die?.faces ?? null, seat);
  const colour = die?.side === 1 ? "second" : "first";
  return (
    <fieldset class="die-turner" disabled={faces === null}>
      <legend>
        {square !== null && faces ? t("analysis-battle-turn", { square }) : t("analysis-battle-turn-none")}
      </legend>
      <div class="die-turner-cross">
        {TIPS.map(([direction, sign]) => (
          <button
            key={direction}
            type="button"
            class={`button icon-only die-turner-${direction}`}
            aria-label={t("analysis-battle-tip", { direction })}
            title={t("analysis-battle-tip", { direction })}
            onClick={() => tip(direction)}
          >
            {sign}
          </button>
        ))}
        <Sides faces={faces} colour={colour} />
      </div>
      <button type="button" class="button die-turner-spin" onClick={spin}>
        {t("analysis-battle-spin")}
      </button>
      <div class="die-turner-faces" role="group" aria-label={t("analysis-battle-face")}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class="button subtle"
            aria-label={t("analysis-battle-show", { face })}
            aria-pressed={faces?.[0] === face}
            onClick={() => show(face)}
          >
            <SmallDie face={face} colour={colour} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The die unfolded: the face on top with its four neighbours around it. */
function Sides({
  faces,
  colour,
}: {
  faces: ReturnType<typeof facesFromSeat>;
  colour: "first" | "second";
}): JSX.Element {
  const [top, north, east] = faces ?? [0, 0, 0];
  const shown = faces ? { top, n: north, e: east, s: 7 - north, w: 7 - east } : {};
  return (
    <span class="die-turner-net" aria-hidden="true">
      {Object.entries(shown).map(([place, face]) => (
        <span key={place} class={`die-turner-side-${place}`}>
          <SmallDie face={face} colour={colour} />
        </span>
      ))}
    </span>
  );
}
