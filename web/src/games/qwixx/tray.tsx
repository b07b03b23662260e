/** The felt tray: two white dice and the colours still in the game, and what they add up to. */
import type { JSX } from "preact";
import { Die } from "../../die/die.tsx";
import type { Motion } from "../../die/motion.ts";
import { showing } from "../../die/orientation.ts";
import { t } from "../../language.ts";
import type { QwixxDice, QwixxPicture } from "../../protocol/types.ts";
import { COLOURS, type Colour } from "./board.ts";
import { colourSums, type DieName, whiteSum } from "./choices.ts";
import { Icon } from "./icons.tsx";

const DIE_COLOURS = { r: "red", y: "yellow", g: "green", b: "blue" } as const;

export interface TrayProps {
  picture: QwixxPicture;
  /** The dice as they lie; those of the last roll while the next one is due. */
  dice: QwixxDice;
  /** How each die came to lie so, in the order of the tray; null when it just lies there. */
  motions: readonly Motion[] | null;
  /** The dice that make what is pointed at. */
  marked: readonly DieName[];
  canRoll: boolean;
  roll(): void;
}

export function Tray({ picture, dice, motions, marked, canRoll, roll }: TrayProps): JSX.Element {
  const isDue = picture.dice === null;
  return (
    <div class={`qwixx-tray${isDue ? " qwixx-due" : ""}`} role="group" aria-label={t("qwixx-dice")}>
      <div class="qwixx-felt">
        <span class={`qwixx-whites${picture.stage === "first" ? " qwixx-counting" : ""}`}>
          {(["first", "second"] as const).map((name, index) => (
            <Thrown
              key={name}
              colour="white"
              face={dice.whites[index] ?? 1}
              quarter={index}
              isDue={isDue}
              isMarked={marked.includes(name)}
              motion={motions?.[index] ?? null}
            />
          ))}
          {picture.stage === "first" && <span class="qwixx-sum">= {whiteSum(dice)}</span>}
        </span>
        {COLOURS.map((colour, index) => (
          <Coloured
            key={colour}
            colour={colour}
            isOut={picture.rows[index]?.is_closed ?? false}
            sums={picture.stage === "second" ? colourSums(dice, colour) : []}
            face={dice.colours[index] ?? 1}
            isDue={isDue}
            isMarked={marked.includes(colour)}
            motion={motions?.[index + 2] ?? null}
          />
        ))}
      </div>
      {canRoll && (
        <button type="button" class="qwixx-roll" onClick={roll}>
          <span>{t("qwixx-roll")}</span>
        </button>
      )}
    </div>
  );
}

interface ThrownProps {
  colour: Colour | "white";
  face: number;
  quarter: number;
  isDue: boolean;
  isMarked: boolean;
  motion: Motion | null;
}

function Thrown({ colour, face, quarter, isDue, isMarked, motion }: ThrownProps): JSX.Element {
  return (
    <span class={`qwixx-die${isMarked ? " qwixx-marked" : ""}`}>
      <Die
        faces={showing(face, quarter)}
        colour={colour === "white" ? colour : DIE_COLOURS[colour]}
        motion={motion}
        label={t("qwixx-die", { colour, face: isDue ? 0 : face })}
      />
    </span>
  );
}

interface ColouredProps extends Omit<ThrownProps, "quarter"> {
  colour: Colour;
  isOut: boolean;
  /** What it makes with a white die, while that counts. */
  sums: number[];
}

function Coloured({ isOut, sums, ...thrown }: ColouredProps): JSX.Element {
  const { colour } = thrown;
  return (
    <span class={`qwixx-coloured qwixx-row-${colour}${sums.length > 0 ? " qwixx-counting" : ""}`}>
      {isOut ? (
        <span class="qwixx-out" role="img" aria-label={t("qwixx-die-out", { colour })}>
          <Icon name="out" />
        </span>
      ) : (
        <Thrown {...thrown} quarter={COLOURS.indexOf(colour)} />
      )}
      <span class="qwixx-tag" aria-hidden="true">
        <span class="qwixx-letter">{t("qwixx-letter", { colour })}</span>
        {sums.length > 0 && <span class="qwixx-sum">{sums.join("·")}</span>}
      </span>
    </span>
  );
}
