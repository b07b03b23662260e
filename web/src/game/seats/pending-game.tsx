/** A game that has not started: with a free seat, or about to begin. */
import type { JSX } from "preact";
import { Lazy } from "../../components/lazy.tsx";
import { t, withTexts } from "../../i18n/translation.ts";
import type { State } from "../../protocol/types.ts";
import type { Session } from "../../session/session.ts";

/** A table against the computer has no free seat, so its first load goes without this. */
export const loadOpenSeat = async () => (await withTexts(import("./open-seat.tsx"), "network", "requests")).OpenSeat;

export function PendingGame({ session, game }: { session: Session; game: State }): JSX.Element {
  const isMine = session.clientState.value.you.length > 0;
  if (game.seats.some((seat) => seat.kind === "open")) return <Lazy load={loadOpenSeat} props={{ session, game }} />;
  return (
    <div class="frame-table">
      <div class="muted pending-message">
        <p>{t(isMine ? "waiting-start" : "waiting-players")}</p>
        {isMine && (
          <button type="button" class="button" onClick={() => session.abort()}>
            {t("cancel")}
          </button>
        )}
      </div>
    </div>
  );
}
