/** Signing in: with a passkey, or with a code that was written down or is shown by another device. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import type { AccountInfo } from "../protocol/types.ts";
import { carryOut, showAccount } from "./account.ts";
import { hasPasskeys } from "./passkey.ts";
import { signInWithCode, signInWithPasskey } from "./requests.ts";

export function SignInForm({ then = () => undefined }: { then?: () => void }): JSX.Element {
  const code = useSignal("");
  const enter = (signIn: () => Promise<AccountInfo>) =>
    carryOut(async () => {
      showAccount(await signIn());
      then();
    }, "account-signed-in");
  return (
    <>
      {hasPasskeys() ? (
        <div>
          <button type="button" class="button primary" onClick={() => void enter(signInWithPasskey)}>
            <Icon name="key" />
            {t("account-use-passkey")}
          </button>
        </div>
      ) : (
        <p class="muted">{t("account-no-passkeys")}</p>
      )}
      <form
        class="account-code-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => signInWithCode(code.value));
        }}
      >
        <label class="setting">
          <span>{t("account-code")}</span>
          <input
            class="field account-code"
            required
            maxLength={60}
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            value={code.value}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {t("account-use-code")}
        </button>
      </form>
      <p class="muted">{t("account-code-about")}</p>
    </>
  );
}
