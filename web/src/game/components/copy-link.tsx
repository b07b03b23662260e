/** Copying the link to a game. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { showError, showToast } from "../../components/toasts.tsx";
import { t } from "../../i18n/translation.ts";
import { network, refreshNetwork, shareableLink } from "../../network/network.ts";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(t("link-copied"));
  } catch {
    showError(t("link-not-copied"));
  }
}

/** Copies the link that others can open; asks first what that is, where this page does not know it yet. */
export function CopyLink(): JSX.Element {
  const press = async () => {
    if (network.peek() === null) await refreshNetwork();
    await copy(shareableLink());
  };
  return (
    <button type="button" class="button" onClick={() => void press()}>
      <Icon name="link" />
      {t("copy-link")}
    </button>
  );
}
