/** The sign of each row and its die: a shape that needs no language and no sense of colour. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import { SIGNS } from "./board.ts";

/** Draw a row's sign. It is hidden from screen readers: what it is next to is labelled with the colour's name. */
export function Sign({ colour }: { colour: string }): JSX.Element {
  return (
    <span class="qwixx-sign" aria-hidden="true" title={t("qwixx-row", { colour })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[colour] ?? ""} />
      </svg>
    </span>
  );
}
