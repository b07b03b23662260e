import { afterEach, describe, expect, it, vi } from "vitest";

const info = (rules: string, levels: number) => ({
  rules,
  levels,
  title: `The game ${rules}`,
  sides: ["Red", "Blue"],
  clauses: [],
  origins: {},
});

async function load(answer: () => Promise<unknown>) {
  vi.resetModules();
  vi.stubGlobal("fetch", async () => ({ ok: true, json: answer }));
  return import("./offered.ts");
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("offeredGames", () => {
  it("are those of the registry until the server has answered", async () => {
    const { offeredGames } = await load(() => Promise.resolve([]));
    expect(offeredGames.value.map((game) => game.rules)).toEqual(["battle", "qwixx"]);
  });

  it("are those of the server afterwards, in its order", async () => {
    const { offeredGames, refreshOfferedGames } = await load(async () => [info("qwixx", 3), info("battle", 0)]);
    await refreshOfferedGames();
    expect(offeredGames.value).toMatchObject([
      { rules: "qwixx", levels: 3 },
      { rules: "battle", levels: 0 },
    ]);
  });

  it("stay the same where the server does not answer", async () => {
    const { offeredGames, refreshOfferedGames } = await load(() => Promise.reject(new Error("offline")));
    const before = offeredGames.value;
    await refreshOfferedGames();
    expect(offeredGames.value).toBe(before);
  });

  it("include games without a client, under the server's names", async () => {
    const { refreshOfferedGames } = await load(async () => [info("race", 0)]);
    const { gameName, sideName, describeEnding } = await import("./names.ts");
    await refreshOfferedGames();
    expect([gameName("race"), sideName("race", 1), describeEnding("21 reached")]).toEqual([
      "The game race",
      "Blue",
      "21 reached",
    ]);
  });
});
