/** The public name. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n/translation.ts";
import { MAX_TYPED_NAME_LENGTH } from "../protocol/constants.ts";
import { findNameProblem, normalizeName } from "../settings/player-name.ts";
import { playerName } from "../settings/settings.ts";
import { carryOut, showAccount } from "./account.ts";
import { rename } from "./requests.ts";

export function NameSection({ name }: { name: string }): JSX.Element {
  const typed = useSignal(name || playerName.peek());
  const note = useId();
  const problem = findNameProblem(normalizeName(typed.value));
  const save = () => carryOut(async () => showAccount(await rename(typed.value)), "account-name-saved");
  return (
    <section class="card stack" aria-labelledby="account-name">
      <h2 id="account-name">{t("account-name")}</h2>
      <p>{t("account-name-about")}</p>
      <form
        class="account-code-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null) void save();
        }}
      >
        <label class="setting">
          <span>{t("account-name-field")}</span>
          <input
            class="field"
            required
            maxLength={MAX_TYPED_NAME_LENGTH}
            autocomplete="nickname"
            value={typed.value}
            aria-invalid={problem !== null}
            aria-describedby={note}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {t("account-name-save")}
        </button>
      </form>
      <span id={note} class="field-problem" role="status">
        {problem !== null && t(`refused-${problem}`)}
      </span>
    </section>
  );
}
