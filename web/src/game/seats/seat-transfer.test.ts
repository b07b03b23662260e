import { describe, expect, it } from "vitest";
import type { SeatInfo, State } from "../../protocol/types.ts";
import { choosePlayers, listTransfers } from "./seat-transfer.ts";

const person: SeatInfo = { kind: "person", name: "Ann", level: null };
const bot: SeatInfo = { kind: "bot", name: "", level: 3 };
const game = (...seats: State["seats"]) => ({ seats });

describe("moving a game to the server", () => {
  it("leaves the computer its seat on another device, and gives it away to a guest", () => {
    expect(listTransfers(game(person, bot))).toEqual([{ kind: "device" }, { kind: "invite", seat: 1 }]);
    expect(choosePlayers(game(person, bot), { kind: "device" })).toEqual([{ kind: "open" }, { kind: "bot", level: 3 }]);
    expect(choosePlayers(game(person, bot), { kind: "invite", seat: 1 })).toEqual([{ kind: "me" }, { kind: "open" }]);
  });

  it("gives either seat away where two share a screen", () => {
    expect(listTransfers(game(person, person)).length).toBe(3);
    expect(choosePlayers(game(person, person), { kind: "invite", seat: 0 })).toEqual([
      { kind: "open" },
      { kind: "me" },
    ]);
    expect(choosePlayers(game(person, person), { kind: "device" })).toEqual([{ kind: "open" }, { kind: "open" }]);
  });
});
