/** Says that an earlier position is shown, with a button back to the current one. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import type { State } from "../../../protocol/types.ts";
import type { PlyNavigation } from "../../session/ply-navigation.ts";

export function PastPositionNotice({ session, game }: { session: PlyNavigation; game: State }): JSX.Element | null {
  const viewedPly = session.viewedPly.value;
  if (viewedPly === null) return null;
  return (
    <div class="notice past" role="status">
      <span class="notice-text">{t("replay-at", { ply: viewedPly, count: game.situation.ply })}</span>
      <button type="button" class="button" onClick={() => session.viewPly(game.situation.ply)}>
        {t("replay-now")}
      </button>
    </div>
  );
}
