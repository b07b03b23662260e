/** Sharing the link to a game: clipboard, the system's share dialog, QR code. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
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

/** Opens the system's share dialog; hidden where the browser has none. */
export function ShareLink(): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  const share = () => void navigator.share({ url: shareableLink() }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={share}>
      <Icon name="share" />
      {t("share-link")}
    </button>
  );
}

/** The link as a QR code; dark on light in every theme, because scanners need that. */
export function QrCode({ link }: { link: string }): JSX.Element | null {
  const cells = useSignal<boolean[][] | null>(null);
  useEffect(() => {
    import("uqr").then(
      ({ encode }) => (cells.value = encode(link, { ecc: "M", border: 2 }).data),
      () => undefined, // the link can still be copied
    );
  }, [link]);
  const rows = cells.value;
  if (!rows) return <div class="qr-code" />;
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={t("code-label")}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
