/** The field for my name: a name that cannot be used is not kept, and the field says why. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n/translation.ts";
import { MAX_TYPED_NAME_LENGTH } from "../protocol/constants.ts";
import { guestName, ownName } from "./own-name.ts";
import { findNameProblem, normalizeName } from "./player-name.ts";
import { playerName } from "./settings.ts";

export function NameField(): JSX.Element {
  const typed = useSignal(ownName());
  const note = useId();
  const problem = findNameProblem(normalizeName(typed.value));
  const type = (text: string) => {
    typed.value = text;
    const name = normalizeName(text);
    if (findNameProblem(name) === null) playerName.value = name;
  };
  return (
    <div class="setting">
      <label class="setting">
        <span>{t("your-name")}</span>
        <input
          class="field name-field"
          maxLength={MAX_TYPED_NAME_LENGTH}
          autocomplete="nickname"
          placeholder={guestName()}
          value={typed.value}
          aria-invalid={problem !== null}
          aria-describedby={note}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <span id={note} class="field-problem" role="status">
        {problem !== null && t(`refused-${problem}`)}
      </span>
    </div>
  );
}

/** Whether a form may be sent: puts the focus into a name field that says what is wrong. */
export function checkNameField(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLInputElement>('.name-field[aria-invalid="true"]');
  wrong?.focus();
  return wrong === null;
}
