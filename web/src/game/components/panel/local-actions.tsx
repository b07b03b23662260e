/** What the panel of a game in this browser offers: its record, going on elsewhere, and a word about its dice. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { HAS_SERVER } from "../../../api.ts";
import { Icon } from "../../../components/icons.tsx";
import { t } from "../../../i18n/translation.ts";
import { findFacts } from "../../../local/rules/facts.ts";
import type { State } from "../../../protocol/types.ts";
import { MoveDialog } from "../seats/move-dialog.tsx";
import { SaveLocalRecord } from "./save-local-record.tsx";
import "../../styles/local-actions.css";

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
