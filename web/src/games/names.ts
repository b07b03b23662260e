/**
 * The names of games, sides and players.
 *
 * The names of a game are in the catalogues; for a game from another package the server's names are used instead.
 */
import { t, translateOr } from "../i18n/translation.ts";
import type { OutcomeInfo, Seat, SeatInfo } from "../protocol/types.ts";
import { type OfferedGame, offeredGames } from "./offered.ts";

const findOffered = (rules: string): OfferedGame | undefined => offeredGames.value.find((game) => game.rules === rules);

/** The name of a game. */
export function gameName(rules: string): string {
  return translateOr(`game-${rules}`, findOffered(rules)?.title ?? rules);
}

/** A game in one sentence. */
export function describeGame(rules: string): string {
  return translateOr(`game-${rules}-about`, t("generic-about"));
}

/** The name of a side, such as White. */
export function sideName(rules: string, seat: Seat): string {
  return translateOr(`side-${rules}-${seat === 0 ? "first" : "second"}`, findOffered(rules)?.sides[seat] ?? "");
}

/** Why a game ended; the server's own words where the catalogues have none. */
export function describeEnding(reason: string): string {
  return translateOr(`ending-${reason.replaceAll(" ", "-")}`, reason);
}

/** Format the result from the user's point of view. */
export function formatResult(rules: string, outcome: OutcomeInfo, you: readonly number[]): string {
  if (outcome.result === "*") return t("result-none");
  if (outcome.winner === null) return t("result-draw");
  if (you.length === 1) return t(you.includes(outcome.winner) ? "result-won" : "result-lost");
  return t("result-winner", { side: sideName(rules, outcome.winner) });
}

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
