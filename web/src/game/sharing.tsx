/** The link to a game: copied, handed to the system, or shown as a picture for a phone to read. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { Icon } from "../parts/icons.tsx";
import { complain, tell } from "../parts/toasts.tsx";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(t("link-copied"));
  } catch {
    complain(t("link-not-copied"));
  }
}

export function CopyLink(): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => void copy(location.href)}>
      <Icon name="link" />
      {t("copy-link")}
    </button>
  );
}

/** Hand the link to whatever the system offers, where it does. */
export function ShareLink(): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  const share = () => void navigator.share({ url: location.href }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={share}>
      <Icon name="share" />
      {t("share-link")}
    </button>
  );
}

/** Whether a link leads no further than this machine. */
export const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/** The link as a QR code; drawn dark on light in every theme, as readers need it. */
export function LinkCode({ link }: { link: string }): JSX.Element | null {
  const cells = useSignal<boolean[][] | null>(null);
  useEffect(() => {
    import("uqr").then(
      ({ encode }) => (cells.value = encode(link, { ecc: "M", border: 2 }).data),
      () => undefined, // the link itself is there
    );
  }, [link]);
  const rows = cells.value;
  if (!rows) return <div class="code" />;
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={t("code-label")}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
