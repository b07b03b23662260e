/** The chances to win, as a bar between the two sides; on request, against bots. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import type { Seat } from "../protocol/types.ts";
import type { Session } from "./session.ts";

export function ChancesBar({ session, near }: { session: Session; near: Seat }): JSX.Element | null {
  const { game } = session.known.value;
  const isWanted = session.wantsChances.value && game?.helps.chances === true && game.status === "playing";
  const isFree = game?.situation.actor !== null && game?.seats[game.situation.to_move].kind !== "bot";
  useEffect(() => {
    if (isWanted && isFree) void session.askChances();
  }, [isWanted, isFree, game?.situation.position]);
  const chances = session.chances.value;
  if (!isWanted || !chances) return null;
  const mine = near === 0 ? chances.first : 1 - chances.first;
  const percent = Math.round(mine * 100);
  return (
    <div class="chances" role="img" aria-label={t("chances-text", { percent })}>
      <div class="chances-mine" style={{ transform: `scaleX(${mine})` }} />
      <span class="chances-figure">{t("chances-figure", { percent })}</span>
    </div>
  );
}
