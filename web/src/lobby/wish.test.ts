import { describe, expect, it } from "vitest";
import { asked, FIRST_WISH, isWish } from "./wish.ts";

describe("a wish", () => {
  it("asks for a bot of a level, by lot", () => {
    expect(asked({ ...FIRST_WISH, rules: "battle", level: 5 })).toMatchObject({
      rules: "battle",
      players: [{ kind: "me" }, { kind: "bot", level: 5 }],
      starts: "lot",
      clock: { kind: "none" },
    });
  });

  it("keeps both seats for two at one screen, and lists no such game", () => {
    const here = asked({ ...FIRST_WISH, opponent: "here", isPublic: true });
    expect(here.players).toEqual([{ kind: "me" }, { kind: "me" }]);
    expect(here.public).toBe(false);
  });

  it("leaves a seat open for a friend, with a clock", () => {
    const link = asked({ ...FIRST_WISH, opponent: "link", clock: "5+3" });
    expect(link.players[1]).toEqual({ kind: "open" });
    expect(link.clock).toEqual({ kind: "fischer", seconds: 300, increment: 3 });
  });

  it("is known again when it was kept, and nonsense is not", () => {
    expect(isWish(JSON.parse(JSON.stringify(FIRST_WISH)))).toBe(true);
    expect(isWish({ ...FIRST_WISH, clock: "7+7" })).toBe(false);
    expect(isWish({ ...FIRST_WISH, opponent: "cat" })).toBe(false);
    expect(isWish(null)).toBe(false);
  });
});
