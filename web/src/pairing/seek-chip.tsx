/** The seek under way, on the pages next to the first one: small, over the bar. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { BASE } from "../router.ts";
import { Elapsed } from "./elapsed.tsx";
import { lobby } from "./lobby.ts";
import { wanted } from "./wanted.ts";
import "./quick-pairing.css";

export function SeekChip(): JSX.Element | null {
  const seek = wanted.value;
  if (seek === null) return null;
  return (
    <aside class="popup seek-chip" aria-label={t("pairing-seeking")}>
      <span class="seek-pulse" aria-hidden="true" />
      <a href={BASE}>
        <span class="seek-chip-text">{t("pairing-seeking")}</span> <Elapsed since={seek.since} />
      </a>
      <button
        type="button"
        class="button subtle icon-only"
        aria-label={t("pairing-stop")}
        title={t("pairing-stop")}
        onClick={() => lobby.cancel()}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
