/** What the panel of a game in this browser offers: its record, going on elsewhere, and a word about its dice. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { HAS_SERVER } from "../../api.ts";
import { download } from "../../components/download.ts";
import { Icon } from "../../components/icons.tsx";
import { showError } from "../../components/toasts.tsx";
import { t } from "../../i18n/translation.ts";
import { readRecord } from "../../local/start.ts";
import type { State } from "../../protocol/types.ts";
import { findFacts } from "../../rules/facts.ts";
import { MoveDialog } from "../seats/move-dialog.tsx";
import "../styles/game-menu.css";

export function LocalActions({ game }: { game: State }): JSX.Element {
  const isOpen = useSignal(false);
  const canMove = HAS_SERVER && game.status === "playing";
  return (
    <>
      <SaveLocalRecord game={game} />
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

function SaveLocalRecord({ game }: { game: State }): JSX.Element {
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
