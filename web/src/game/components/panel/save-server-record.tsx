/** Saving the record of a game that the server has. */
import type { JSX } from "preact";
import { recordPath } from "../../../api.ts";
import { Icon } from "../../../components/icons.tsx";
import { t } from "../../../i18n/translation.ts";
import type { State } from "../../../protocol/types.ts";

export function SaveServerRecord({ game }: { game: State }): JSX.Element {
  return (
    <a class="button" href={recordPath(game.game)} download={`duellum-${game.rules}-${game.game}.txt`}>
      <Icon name="save" />
      {t("save-record")}
    </a>
  );
}
