/** The event budget: a bound on the events of a game that are not moves, the same as the server's. */
import type { Seat } from "../../protocol/types.ts";
import { Refusal } from "./refusal.ts";
import type { GameState, SideUse } from "./state.ts";

type Uses = GameState["uses"];

/** How many events that are not moves of the final game a side may cause. */
export const MAX_EXTRA_EVENTS = 1000;
const PLIES_BETWEEN_DRAW_OFFERS = 10;

export const NO_USE: Uses = [
  { extraEvents: 0, drawOfferedAt: null },
  { extraEvents: 0, drawOfferedAt: null },
];

/** The uses after a side has caused so many more events. */
export function countEvents(uses: Uses, side: Seat, events = 1): Uses {
  return replaceUse(uses, side, { extraEvents: uses[side].extraEvents + events });
}

export function countDrawOffer(uses: Uses, side: Seat, plies: number): Uses {
  return replaceUse(countEvents(uses, side), side, { drawOfferedAt: plies });
}

function replaceUse(uses: Uses, side: Seat, changes: Partial<SideUse>): Uses {
  const use = { ...uses[side], ...changes };
  return side === 0 ? [use, uses[1]] : [uses[0], use];
}

/** Refuse where a side has used its budget up. */
export function checkBudget(uses: Uses, side: Seat): void {
  if (uses[side].extraEvents >= MAX_EXTRA_EVENTS)
    throw new Refusal("exhausted", "no more offers and undos in this game: play on or resign");
}

/** Refuse an offer of a draw soon after another one. */
export function checkDrawOffer(uses: Uses, side: Seat, plies: number): void {
  checkBudget(uses, side);
  const offeredAt = uses[side].drawOfferedAt;
  if (offeredAt !== null && plies < offeredAt + PLIES_BETWEEN_DRAW_OFFERS)
    throw new Refusal("too-often", "a draw was offered a few moves ago");
}
