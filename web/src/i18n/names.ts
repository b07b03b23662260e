/** The names of players, sides and games. */

import type { Seat, SeatInfo } from "../protocol/types.ts";
import { isString, persistentSignal, playerName } from "../settings/settings.ts";
import { t } from "./translation.ts";

const guest = persistentSignal("guest", "", isString);
if (guest.peek() === "") guest.value = String(100 + Math.floor(Math.random() * 900));

/** My name; "Guest" with a number until I enter one. */
export function ownName(): string {
  return playerName.value || t("guest-name", { number: guest.value });
}

/** The name of a side, such as White. */
export const sideName = (rules: string, seat: Seat): string => t(`side-${rules}-${seat === 0 ? "first" : "second"}`);

/** The name of the player on a seat, or that it is free. */
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
