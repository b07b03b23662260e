/** What the panel of a game in this browser offers: its record, going on elsewhere, and a word about its dice. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { HAS_SERVER } from "../../api.ts";
import { Icon } from "../../components/icons.tsx";
import { showError } from "../../components/toasts.tsx";
import { readRecord } from "../../device/start.ts";
import { t } from "../../i18n/translation.ts";
import { findFacts } from "../../local/rules/facts.ts";
import type { State } from "../../protocol/types.ts";
import { MoveDialog } from "./move-dialog.tsx";
import "../styles/local-actions.css";

export function LocalActions({ game }: { game: State }): JSX.Element {
  const isOpen = useSignal(false);
  const canMove = HAS_SERVER && game.status === "playing";
  return (
    <>
      <button type="button" class="button" onClick={() => void saveRecord(game)}>
        <Icon name="save" />
        {t("save-record")}
      </button>
      {canMove && (
        <button type="button" class="button local-move" onClick={() => (isOpen.value = true)}>
          <Icon name="share" />
          {t("move-open")}
        </button>
      )}
      {findFacts(game.rules)?.hasDice && <p class="local-dice muted">{t("device-dice")}</p>}
      {isOpen.value && <MoveDialog game={game} close={() => (isOpen.value = false)} />}
    </>
  );
}

/** Save the game's record as a file. */
async function saveRecord({ game, rules }: State): Promise<void> {
  const record = await readRecord(game).catch(() => null);
  if (record === null) {
    showError(t("device-no-record"));
    return;
  }
  const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `duellum-${rules}-${game}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
