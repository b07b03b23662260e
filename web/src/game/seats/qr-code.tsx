/** The link to a game as a QR code. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n/translation.ts";
import "../styles/pending-game.css";

/** Dark on light in every theme, because scanners need that. */
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
