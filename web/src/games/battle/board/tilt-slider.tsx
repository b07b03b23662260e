/** The slider for the tilt of the board. */

import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import { tilt } from "../../../settings/settings.ts";

/** Draw the slider. */
export function TiltSlider(): JSX.Element {
  return (
    <label class="battle-tilt" title={t("battle-tilt")}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 7 H17 L22 18 H2 Z M12 7 V18 M4.5 12.5 H19.5" />
      </svg>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={tilt.value}
        aria-label={t("battle-tilt")}
        onInput={(event) => (tilt.value = Number(event.currentTarget.value))}
      />
    </label>
  );
}
