/** The dice of a position being set up: thrown or not, and their faces. */
import type { JSX } from "preact";
import { SmallDie } from "../../../die/small-die.tsx";
import { t } from "../../../i18n/translation.ts";
import { COLOUR_WORDS, COLOURS } from "../local/board.ts";
import type { Fields } from "./position-text.ts";
import { setFace, setThrown } from "./setup.ts";

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface EditorDiceProps {
  fields: Fields;
  apply(next: Fields): void;
}

export function EditorDice({ fields, apply }: EditorDiceProps): JSX.Element {
  return (
    <fieldset class="qwixx-editor-dice">
      <legend class="visually-hidden">{t("qwixx-dice")}</legend>
      <label class="setting-check">
        <input
          type="checkbox"
          checked={fields.dice !== null}
          onChange={(event) => apply(setThrown(fields, event.currentTarget.checked))}
        />
        <span>{t("analysis-qwixx-thrown")}</span>
      </label>
      {fields.dice?.map((face, die) => face > 0 && <EditorDie key={die} fields={fields} die={die} apply={apply} />)}
    </fieldset>
  );
}

function EditorDie({ fields, die, apply }: EditorDiceProps & { die: number }): JSX.Element {
  const face = fields.dice?.[die] ?? 1;
  const colour = die < 2 ? "white" : (COLOUR_WORDS[die - 2] ?? "white");
  const label =
    die < 2
      ? t("analysis-qwixx-white", { number: die + 1 })
      : t("analysis-qwixx-die", { colour: COLOURS[die - 2] ?? "" });
  return (
    <label class="qwixx-editor-die">
      <SmallDie face={face} colour={colour} />
      <span class="visually-hidden">{label}</span>
      <select
        class="field"
        value={face}
        onChange={(event) => apply(setFace(fields, die, Number(event.currentTarget.value)))}
      >
        {FACES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
