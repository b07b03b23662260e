/** Asks the player to sign in again before a change that a thief of the cookie must not make. */
import type { JSX } from "preact";
import { Dialog } from "../components/dialog.tsx";
import { t } from "../i18n/translation.ts";
import { unconfirmed } from "./account.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function ConfirmIdentity(): JSX.Element {
  const goOn = () => {
    const waiting = unconfirmed.peek();
    unconfirmed.value = null;
    void waiting?.();
  };
  return (
    <Dialog title={t("account-confirm")} close={() => (unconfirmed.value = null)}>
      <div class="stack">
        <p>{t("account-confirm-about")}</p>
        <SignInForm then={goOn} />
      </div>
    </Dialog>
  );
}
