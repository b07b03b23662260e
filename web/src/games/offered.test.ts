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

  it("have the texts of their package, in the displayed language, from the server", async () => {
    const texts: Record<string, string> = {
      "/api/rules/race/texts/en": "game-race = Race\nside-race-first = Red",
      "/api/rules/race/texts/de": "game-race = Race\nside-race-first = Red\ngame-race = Wettlauf\nclause-r1 = Eins.",
    };
    const asked: string[] = [];
    const { refreshOfferedGames } = await load(async () => [info("battle", 8), info("race", 0)]);
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => [info("battle", 8), info("race", 0)], text: async () => texts[path] };
    });
    const { gameName, sideName } = await import("./names.ts");
    const { displayedLanguage, loadLanguage, t } = await import("../i18n/translation.ts");
    await refreshOfferedGames();
    expect([gameName("race"), sideName("race", 0)]).toEqual(["Race", "Red"]);
    await loadLanguage("de");
    displayedLanguage.value = "de";
    await refreshOfferedGames();
    expect([gameName("race"), sideName("race", 0), t("clause-r1"), gameName("battle")]).toEqual([
      "Wettlauf",
      "Red",
      "Eins.",
      "Duell",
    ]);
    expect(asked).toEqual(["/api/rules", "/api/rules/race/texts/en", "/api/rules/race/texts/de"]);
  });

  it("are shown under the server's names while their texts cannot be loaded, and asked for again", async () => {
    const { refreshOfferedGames } = await load(async () => [info("race", 0)]);
    let isUp = false;
    vi.stubGlobal("fetch", async (path: string) =>
      path === "/api/rules" || isUp
        ? { ok: true, json: async () => [info("race", 0)], text: async () => "game-race = Race" }
        : { ok: false, json: async () => ({ reason: "unavailable", text: "" }) },
    );
    const { gameName } = await import("./names.ts");
    await refreshOfferedGames();
    expect(gameName("race")).toBe("The game race");
    isUp = true;
    await refreshOfferedGames();
    expect(gameName("race")).toBe("Race");
  });
});
