/** The dialog that moves a game of this browser to the server, to continue elsewhere or with somebody else. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { continueGame } from "../../api.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Icon } from "../../components/icons.tsx";
import { showError, showRequestError } from "../../components/toasts.tsx";
import { sideName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import { gameStore } from "../../local/game-store.ts";
import { readRecord } from "../../local/start.ts";
import { shareableLink } from "../../local-network/local-network.ts";
import type { State } from "../../protocol/types.ts";
import { gamePath, go } from "../../router.ts";
import { findFacts } from "../../rules/facts.ts";
import { QrCode } from "./qr-code.tsx";
import { choosePlayers, listTransfers, type Transfer } from "./seat-transfer.ts";

interface MoveDialogProps {
  game: State;
  close(): void;
}

export function MoveDialog({ game, close }: MoveDialogProps): JSX.Element {
  const isBusy = useSignal(false);
  const moved = useSignal<string | null>(null);
  const move = async (transfer: Transfer) => {
    isBusy.value = true;
    const id = await moveGame(game, transfer);
    isBusy.value = false;
    if (id === null) return;
    if (transfer.kind === "device") moved.value = id;
    else go({ page: "game", gameId: id });
  };
  return (
    <Dialog title={t("move-title")} close={moved.value === null ? close : () => go({ page: "home" })}>
      {moved.value === null ? (
        <>
          <p>
            {t("move-text")} {findFacts(game.rules)?.hasDice && t("move-dice")}
          </p>
          <div class="move-choices">
            {listTransfers(game).map((transfer) => (
              <button
                key={JSON.stringify(transfer)}
                type="button"
                class="button"
                disabled={isBusy.value}
                onClick={() => void move(transfer)}
              >
                <Icon name={transfer.kind === "device" ? "share" : "person"} />
                {describeTransfer(game, transfer)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <MovedGame link={shareableLink(gamePath(moved.value))} />
      )}
    </Dialog>
  );
}

function describeTransfer(game: State, transfer: Transfer): string {
  if (transfer.kind === "device") return t("move-device");
  return t("move-invite", { side: sideName(game.rules, transfer.seat) });
}

/** The link for the other device. */
function MovedGame({ link }: { link: string }): JSX.Element {
  return (
    <div class="moved-game">
      <QrCode link={link} />
      <div>
        <p>{t("move-done")}</p>
        <input
          class="field"
          readOnly
          aria-label={t("invitation-link")}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </div>
  );
}

/** Create the game at the server and note where it went; returns its id there, null if that failed. */
async function moveGame(state: State, transfer: Transfer): Promise<string | null> {
  try {
    const record = await readRecord(state.game);
    if (record === null) throw new Error("the game is gone");
    const created = await continueGame({ record, players: choosePlayers(state, transfer) });
    await gameStore.markMoved(state.game, created.game);
    return created.game;
  } catch (error) {
    if (error instanceof TypeError) showError(t("move-offline"));
    else showRequestError(error);
    return null;
  }
}
