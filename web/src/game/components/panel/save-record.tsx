/** Saving the record of a game: the server sends its own, this browser makes one of a game that it keeps. */
import type { JSX } from "preact";
import { download } from "../../../components/download.ts";
import { Icon } from "../../../components/icons.tsx";
import { showError } from "../../../components/toasts.tsx";
import { readRecord } from "../../../device/start.ts";
import { t } from "../../../i18n/translation.ts";
import { isLocalId } from "../../../local/game/stored-game.ts";
import type { State } from "../../../protocol/types.ts";
import { SaveServerRecord } from "./save-server-record.tsx";

interface SaveRecordProps {
  game: State;
  /** The class of the button; by default an ordinary one. */
  class?: string;
}

export function SaveRecord(props: SaveRecordProps): JSX.Element {
  return isLocalId(props.game.game) ? <SaveLocalRecord {...props} /> : <SaveServerRecord {...props} />;
}

export function SaveLocalRecord({ game, class: name = "button" }: SaveRecordProps): JSX.Element {
  return (
    <button type="button" class={name} onClick={() => void saveRecord(game)}>
      <Icon name="save" />
      <span>{t("save-record")}</span>
    </button>
  );
}

async function saveRecord({ game, rules }: State): Promise<void> {
  const record = await readRecord(game).catch(() => null);
  if (record === null) showError(t("device-no-record"));
  else download(new Blob([record], { type: "text/plain" }), `duellum-${rules}-${game}.txt`);
}
