/** What people, bots and sides are called. */
import { t } from "./language.ts";
import type { Seat, SeatInfo } from "./protocol/types.ts";
import { isText, kept, playerName } from "./settings.ts";

const guest = kept("guest", "", isText);
if (guest.peek() === "") guest.value = String(100 + Math.floor(Math.random() * 900));

/** The name I play under: mine, or a friendly one for whoever has not said. */
export function ownName(): string {
  return playerName.value || t("guest-name", { number: guest.value });
}

/** The name of a side, such as White. */
export const sideName = (rules: string, seat: Seat): string => t(`side-${rules}-${seat === 0 ? "first" : "second"}`);

/** Who sits on a seat, or may. */
export function seatName(seat: SeatInfo): string {
  switch (seat.kind) {
    case "bot":
      return t("bot-name", { level: seat.level ?? 0 });
    case "open":
      return t("seat-open");
    case "kept":
      return seat.name || t("seat-kept");
    case "person":
      return seat.name || t("seat-nameless");
  }
}

/** The name of a game. */
export const gameName = (rules: string): string => t(`game-${rules}`);
