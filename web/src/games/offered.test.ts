import { afterEach, describe, expect, it, vi } from "vitest";

const info = (rules: string, levels: number) => ({ rules, levels, title: rules, clauses: [] });

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
});
