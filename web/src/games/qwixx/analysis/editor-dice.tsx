/** The dice in their tray: pressing one rolls it on to the next face. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { PreparedAnimation } from "../../../die/animation.ts";
import { Die } from "../../../die/die.tsx";
import { facesShowing, tip } from "../../../die/orientation.ts";
import { animateTurns, findTurns } from "../../../die/turn.ts";
import { t } from "../../../i18n/translation.ts";
import { scaleDuration } from "../../../settings/settings.ts";
import { playSound } from "../../../sound.ts";
import { Icon } from "../board/icons.tsx";
import { Sign } from "../board/sign.tsx";
import { COLOUR_WORDS, COLOURS } from "../fields.ts";
import { type Fields, isClosed, NEW_ROLL, setFace } from "./setup.ts";

const FACES = 6;
const ROLL_MS = 300; // milliseconds at normal speed
const BACK = { n: "s", s: "n", e: "w", w: "e" } as const;

interface EditorDiceProps {
  fields: Fields;
  apply(next: Fields): void;
}

export function EditorDice({ fields, apply }: EditorDiceProps): JSX.Element {
  return (
    <div class={`qwixx-tray${fields.dice === null ? " qwixx-roll-due" : ""}`} role="group" aria-label={t("qwixx-dice")}>
      <div class="qwixx-felt">
        <span class="qwixx-whites">
          <EditorDie fields={fields} die={0} apply={apply} />
          <EditorDie fields={fields} die={1} apply={apply} />
        </span>
        {COLOURS.map((colour, row) => (
          <span key={colour} class={`qwixx-coloured qwixx-row-${colour}`}>
            {fields.board[row] && isClosed(fields.board[row]) ? (
              <span class="qwixx-out" role="img" aria-label={t("qwixx-die-out", { colour })}>
                <Icon name="out" />
              </span>
            ) : (
              <EditorDie fields={fields} die={row + 2} apply={apply} />
            )}
            <span class="qwixx-tag" aria-hidden="true">
              <Sign colour={colour} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function EditorDie({ fields, die, apply }: EditorDiceProps & { die: number }): JSX.Element {
  const animation = useSignal<PreparedAnimation | null>(null);
  const face = fields.dice?.[die] || NEW_ROLL[die] || 1;
  const isDue = fields.dice === null;
  const show = (next: number) => {
    if (next !== face || isDue) {
      animation.value = rollTo(next, die, face);
      apply(setFace(fields, die, next));
      playSound("tip");
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, number>> = {
      ArrowUp: wrap(face + 1),
      ArrowRight: wrap(face + 1),
      ArrowDown: wrap(face - 1),
      ArrowLeft: wrap(face - 1),
      Home: 1,
      End: FACES,
      Enter: wrap(face + 1),
      " ": wrap(face + 1),
    };
    const next = /^[1-6]$/.test(event.key) ? Number(event.key) : keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const colour = die < 2 ? "white" : (COLOUR_WORDS[die - 2] ?? "white");
  return (
    <span
      class="qwixx-die qwixx-editor-die"
      role="spinbutton"
      tabIndex={0}
      aria-label={describeDie(die)}
      aria-valuemin={1}
      aria-valuemax={FACES}
      aria-valuenow={face}
      aria-valuetext={isDue ? t("analysis-qwixx-stages", { stage: "roll" }) : String(face)}
      title={describeDie(die)}
      data-die={die}
      onClick={() => show(isDue ? face : wrap(face + 1))}
      onKeyDown={handleKey}
    >
      <Die faces={facesShowing(face, quarterOf(die))} colour={colour} animation={animation.value} />
    </span>
  );
}

function describeDie(die: number): string {
  return die < 2
    ? t("analysis-qwixx-white", { number: die + 1 })
    : t("analysis-qwixx-die", { colour: COLOURS[die - 2] ?? "" });
}

/** A die of the tray is turned about the vertical axis as at the table. */
const quarterOf = (die: number): number => (die < 2 ? die : die - 2);

/** The roll on the spot that ends in the orientation of a face. */
function rollTo(face: number, die: number, before: number): PreparedAnimation | null {
  const rest = facesShowing(face, quarterOf(die));
  const back = findTurns(rest, before);
  const from = back.reduce(tip, rest);
  return animateTurns(
    from,
    back.map((direction) => BACK[direction]),
    scaleDuration(ROLL_MS),
  );
}

function wrap(face: number): number {
  return ((face + FACES - 1) % FACES) + 1;
}
