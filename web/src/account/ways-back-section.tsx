/** How the player can come back: passkeys and recovery codes. A guest has neither. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import type { AccountInfo, PasskeyInfo } from "../protocol/types.ts";
import { ownName } from "../settings/own-name.ts";
import { carryOut, refreshAccount, showAccount } from "./account.ts";
import { formatDay } from "./format-day.ts";
import { hasPasskeys } from "./passkey.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { addPasskey, makeRecoveryCodes, removePasskey } from "./requests.ts";

export function WaysBackSection({ account }: { account: AccountInfo }): JSX.Element {
  const codes = useSignal<readonly string[] | null>(null);
  const isReplacing = useSignal(false);
  const makeCodes = () =>
    carryOut(async () => {
      codes.value = await makeRecoveryCodes();
      await refreshAccount();
    });
  const add = () => carryOut(async () => showAccount(await addPasskey(ownName())), "account-passkey-added");
  return (
    <section class="card stack" aria-labelledby="account-back">
      <h2 id="account-back">{t(account.permanent ? "account-back" : "account-guest")}</h2>
      <p>{t(account.permanent ? "account-back-about" : "account-guest-about")}</p>
      {account.passkeys.length > 0 && <PasskeyList passkeys={account.passkeys} />}
      {account.permanent && <p>{t("account-codes-left", { count: account.codes })}</p>}
      {!account.permanent && !hasPasskeys() && <p class="muted">{t("account-no-passkeys")}</p>}
      <div class="actions">
        {hasPasskeys() && (
          <button type="button" class={account.permanent ? "button" : "button primary"} onClick={() => void add()}>
            <Icon name="key" />
            {t(account.permanent ? "account-add-passkey" : "account-make-passkey")}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            if (account.codes > 0) isReplacing.value = true;
            else void makeCodes();
          }}
        >
          <Icon name="list" />
          {t("account-make-codes")}
        </button>
      </div>
      {isReplacing.value && (
        <ConfirmDialog
          title={t("account-make-codes")}
          text={t("account-replace-codes")}
          yes={t("account-make-codes")}
          confirm={() => void makeCodes()}
          close={() => (isReplacing.value = false)}
        />
      )}
      {codes.value && <RecoveryCodesDialog codes={codes.value} close={() => (codes.value = null)} />}
    </section>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly PasskeyInfo[] }): JSX.Element {
  const remove = (id: string) => carryOut(async () => showAccount(await removePasskey(id)), "account-passkey-removed");
  return (
    <ul class="account-list">
      {passkeys.map(({ id, device, created }) => (
        <li key={id} class="account-item">
          <Icon name="key" />
          <span>
            {t("account-passkey", { device: device || t("account-unknown-device") })}
            <span class="muted account-note">{t("account-created", { day: formatDay(created) })}</span>
          </span>
          <button
            type="button"
            class="button subtle"
            aria-label={t("account-remove-passkey", { device: device || t("account-unknown-device") })}
            onClick={() => void remove(id)}
          >
            {t("account-remove")}
          </button>
        </li>
      ))}
    </ul>
  );
}
