/** The win probability as a bar; shown on request in games against bots. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { percent, t } from "../../i18n/translation.ts";
import type { Seat } from "../../protocol/types.ts";
import type { Session } from "../session/session.ts";

export function WinProbabilityBar({ session, near }: { session: Session; near: Seat }): JSX.Element | null {
  const { game } = session.clientState.value;
  const isEnabled = session.showsWinProbability.value && game?.helps.chances === true && game.status === "playing";
  const isFree = game?.situation.actor !== null && game?.seats[game.situation.to_move].kind !== "bot";
  useEffect(() => {
    if (isEnabled && isFree) void session.requestWinProbability();
  }, [isEnabled, isFree, game?.situation.position]);
  const winProbability = session.winProbability.value;
  if (!isEnabled || !winProbability) return null;
  const mine = near === 0 ? winProbability.first : 1 - winProbability.first;
  return (
    <div class="win-probability" role="img" aria-label={t("chances-text", { percent: percent(mine) })}>
      <div class="win-probability-mine" style={{ transform: `scaleX(${mine})` }} />
      <span class="win-probability-text">{t("chances-figure", { percent: percent(mine) })}</span>
    </div>
  );
}
