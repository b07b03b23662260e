/** New recovery codes, shown once: to write down, copy or save. */
import type { JSX } from "preact";
import { Dialog } from "../components/dialog.tsx";
import { download } from "../components/download.ts";
import { Icon } from "../components/icons.tsx";
import { showError, showToast } from "../components/toasts.tsx";
import { t } from "../i18n/translation.ts";

export function RecoveryCodesDialog({ codes, close }: { codes: readonly string[]; close(): void }): JSX.Element {
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => showToast(t("account-copied")),
      () => showError(t("account-not-copied")),
    );
  return (
    <Dialog title={t("account-codes")} close={close}>
      <div class="stack">
        <p>{t("account-codes-about")}</p>
        <ol class="account-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div class="actions dialog-footer">
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="list" />
            {t("account-copy")}
          </button>
          <button type="button" class="button" onClick={() => download(new Blob([text]), "duellum-codes.txt")}>
            <Icon name="save" />
            {t("account-save")}
          </button>
          <button type="button" class="button primary" onClick={close}>
            {t("account-codes-done")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
