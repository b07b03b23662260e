/** The player's data: download all of it, or delete it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { playerName } from "../settings/settings.ts";
import { carryOut, refreshAccount } from "./account.ts";
import { deleteAccount, EXPORT_PATH } from "./requests.ts";

export function DataSection(): JSX.Element {
  const isDeleting = useSignal(false);
  const remove = () =>
    carryOut(async () => {
      await deleteAccount();
      playerName.value = "";
      await refreshAccount();
    }, "account-deleted");
  return (
    <section class="card stack" aria-labelledby="account-data">
      <h2 id="account-data">{t("account-data")}</h2>
      <p>{t("account-data-about")}</p>
      <div class="actions">
        <a class="button" href={EXPORT_PATH} download>
          <Icon name="save" />
          {t("account-export")}
        </a>
        <button type="button" class="button" onClick={() => (isDeleting.value = true)}>
          {t("account-delete")}
        </button>
      </div>
      {isDeleting.value && (
        <ConfirmDialog
          title={t("account-delete")}
          text={t("account-delete-about")}
          yes={t("account-delete")}
          confirm={() => void remove()}
          close={() => (isDeleting.value = false)}
        />
      )}
    </section>
  );
}
