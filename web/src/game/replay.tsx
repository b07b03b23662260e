/** The line that says one looks at the past, and the way back. */
import type { JSX } from "preact";
import { t } from "../language.ts";
import type { State } from "../protocol/types.ts";
import type { Viewing } from "./viewing.ts";

export function ReplayBar({ session, game }: { session: Viewing; game: State }): JSX.Element | null {
  const looking = session.looking.value;
  if (looking === null) return null;
  return (
    <div class="notice" role="status">
      <span>{t("replay-at", { ply: looking, count: game.situation.ply })}</span>
      <button type="button" class="button" onClick={() => session.look(game.situation.ply)}>
        {t("replay-now")}
      </button>
    </div>
  );
}
