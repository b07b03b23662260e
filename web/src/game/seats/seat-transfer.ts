/** The ways in which a game of this browser can continue at the server: who has which seat there. */
import { otherSeat } from "../../protocol/seat.ts";
import type { ContinuedGame, Seat, State } from "../../protocol/types.ts";

type Players = ContinuedGame["players"];

/** device: on a different device, by its link. invite: somebody takes this seat. */
export type Transfer = { readonly kind: "device" } | { readonly kind: "invite"; readonly seat: Seat };

/** What can be done with a game: against the computer its seat can be given away, at one screen either of the two. */
export function listTransfers({ seats }: Pick<State, "seats">): Transfer[] {
  const all: Seat[] = [0, 1];
  const bots = all.filter((seat) => seats[seat].kind === "bot");
  const given = bots.length > 0 ? bots : all;
  return [{ kind: "device" }, ...given.map((seat): Transfer => ({ kind: "invite", seat }))];
}

/**
 * Who plays on. On another device the seats of people are for whoever opens the link, this browser too; where somebody is
 * invited, the other seat stays this browser's.
 */
export function choosePlayers({ seats }: Pick<State, "seats">, transfer: Transfer): Players {
  const players: Players = [{ kind: "open" }, { kind: "open" }];
  if (transfer.kind === "invite") players[otherSeat(transfer.seat)] = { kind: "me" };
  else {
    for (const seat of [0, 1] as const) {
      const { level } = seats[seat];
      if (level !== null) players[seat] = { kind: "bot", level };
    }
  }
  return players;
}
