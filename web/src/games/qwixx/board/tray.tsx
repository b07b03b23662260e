/** The felt tray: the white dice, the coloured dice still in the game, and their sums. */
import type { JSX } from "preact";
import type { DieAnimation } from "../../../die/animation.ts";
import { Die } from "../../../die/die.tsx";
import { facesShowing } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import type { QwixxDice, QwixxPositionView } from "../../../protocol/types.ts";
import { colourSums, type DieName, whiteSum } from "../input/choices.ts";
import { COLOURS, type Colour } from "./board.ts";
import { Icon } from "./icons.tsx";
import { Sign } from "./sign.tsx";

const DIE_COLOURS = { r: "red", y: "yellow", g: "green", b: "blue" } as const;

interface TrayProps {
  picture: QwixxPositionView;
  /** The dice of the last roll. */
  dice: QwixxDice;
  /** The animation of each die, in the order of the tray; null for none. */
  animations: readonly DieAnimation[] | null;
  /** Whether the dice are still moving: screen readers are told no faces and sums before they lie still. */
  isRolling: boolean;
  /** The dice that make the placement under the pointer or focus. */
  marked: readonly DieName[];
}

export function Tray({ picture, dice, animations, isRolling, marked }: TrayProps): JSX.Element {
  const isDue = picture.dice === null;
  return (
    <div class={`qwixx-tray${isDue ? " qwixx-roll-due" : ""}`} role="group" aria-label={t("qwixx-dice")}>
      <div class="qwixx-felt">
        <span class={`qwixx-whites${picture.stage === "first" ? " qwixx-counting" : ""}`}>
          {(["first", "second"] as const).map((name, index) => (
            <TrayDie
              key={name}
              colour="white"
              face={dice.whites[index] ?? 1}
              quarter={index}
              isUnknown={isDue || isRolling}
              isMarked={marked.includes(name)}
              animation={animations?.[index] ?? null}
            />
          ))}
          {picture.stage === "first" && (
            <span class="qwixx-sum" aria-hidden={isRolling}>
              = {whiteSum(dice)}
            </span>
          )}
        </span>
        {COLOURS.map((colour, index) => (
          <ColouredDie
            key={colour}
            colour={colour}
            isOut={picture.rows[index]?.is_closed ?? false}
            sums={picture.stage === "second" ? colourSums(dice, colour) : []}
            face={dice.colours[index] ?? 1}
            isUnknown={isDue || isRolling}
            isMarked={marked.includes(colour)}
            animation={animations?.[index + 2] ?? null}
          />
        ))}
      </div>
    </div>
  );
}

interface TrayDieProps {
  colour: Colour | "white";
  face: number;
  quarter: number;
  /** Whether it is still to be rolled, or rolling. */
  isUnknown: boolean;
  isMarked: boolean;
  animation: DieAnimation | null;
}

function TrayDie({ colour, face, quarter, isUnknown, isMarked, animation }: TrayDieProps): JSX.Element {
  return (
    <span class={`qwixx-die${isMarked ? " qwixx-highlighted" : ""}`}>
      <Die
        faces={facesShowing(face, quarter)}
        colour={colour === "white" ? colour : DIE_COLOURS[colour]}
        animation={animation}
        label={t("qwixx-die", { colour, face: isUnknown ? 0 : face })}
      />
    </span>
  );
}

interface ColouredDieProps extends Omit<TrayDieProps, "quarter"> {
  colour: Colour;
  isOut: boolean;
  /** Its sums with the white dice, in action 2. */
  sums: number[];
}

function ColouredDie({ isOut, sums, ...die }: ColouredDieProps): JSX.Element {
  const { colour } = die;
  return (
    <span class={`qwixx-coloured qwixx-row-${colour}${sums.length > 0 ? " qwixx-counting" : ""}`}>
      {isOut ? (
        <span class="qwixx-out" role="img" aria-label={t("qwixx-die-out", { colour })}>
          <Icon name="out" />
        </span>
      ) : (
        <TrayDie {...die} quarter={COLOURS.indexOf(colour)} />
      )}
      <span class="qwixx-tag" aria-hidden="true">
        <Sign colour={colour} />
        {sums.length > 0 && <span class="qwixx-sum">{sums.join("·")}</span>}
      </span>
    </span>
  );
}
