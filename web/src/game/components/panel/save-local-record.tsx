/** Saving the record of a game that this browser keeps. */
import type { JSX } from "preact";
import { download } from "../../../components/download.ts";
import { Icon } from "../../../components/icons.tsx";
import { showError } from "../../../components/toasts.tsx";
import { readRecord } from "../../../device/start.ts";
import { t } from "../../../i18n/translation.ts";
import type { State } from "../../../protocol/types.ts";

export function SaveLocalRecord({ game }: { game: State }): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => void saveRecord(game)}>
      <Icon name="save" />
      {t("save-record")}
    </button>
  );
}

async function saveRecord({ game, rules }: State): Promise<void> {
  const record = await readRecord(game).catch(() => null);
  if (record === null) showError(t("device-no-record"));
  else download(new Blob([record], { type: "text/plain" }), `duellum-${rules}-${game}.txt`);
}
