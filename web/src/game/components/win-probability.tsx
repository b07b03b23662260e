/** The win probability as a bar; shown on request in games against bots; above the table its space is always kept free. */
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
  if (!game?.helps.chances || session.clientState.value.you.length === 0) return null;
  const winProbability = isEnabled ? session.winProbability.value : null;
  return (
    <div class="win-probability" data-shown={isEnabled}>
      {winProbability && <Bar first={winProbability.first} near={near} />}
    </div>
  );
}

function Bar({ first, near }: { first: number; near: Seat }): JSX.Element {
  const mine = near === 0 ? first : 1 - first;
  return (
    <div class="win-probability-bar" role="img" aria-label={t("chances-text", { percent: percent(mine) })}>
      <span class="win-probability-text">{t("chances-figure", { percent: percent(mine) })}</span>
      <span class="win-probability-track">
        <span class="win-probability-mine" style={{ transform: `scaleX(${mine})` }} />
      </span>
    </div>
  );
}
