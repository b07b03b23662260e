/** Copying the link to a page. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { showError, showToast } from "../../components/toasts.tsx";
import { t } from "../../i18n/translation.ts";
import { network, refreshNetwork, shareableLink } from "../../local-network/local-network.ts";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(t("link-copied"));
  } catch {
    showError(t("link-not-copied"));
  }
}

interface CopyLinkProps {
  /** The text of the button. */
  text?: string;
  /** Whether the link has the fragment of the address. */
  hasFragment?: boolean;
}

/** Copies the link that others can open; asks first what that is, where this page does not know it yet. */
export function CopyLink({ text = t("copy-link"), hasFragment = false }: CopyLinkProps): JSX.Element {
  const press = async () => {
    if (network.peek() === null) await refreshNetwork();
    await copy(shareableLink(location.pathname + (hasFragment ? location.hash : "")));
  };
  return (
    <button type="button" class="button" onClick={() => void press()}>
      <Icon name="link" />
      {text}
    </button>
  );
}
