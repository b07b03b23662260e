import { describe, expect, it } from "vitest";
import { chooseTreatment, listAllFiles, listIdleFiles, type Version } from "./cache-plan.ts";

const SCOPE = "https://example.org/games/";
const version: Version = {
  name: "1",
  core: ["assets/main.js"],
  rest: ["assets/battle.wasm"],
  languages: { en: ["assets/en.js"], de: ["assets/de.js"] },
};

const treat = (path: string, mode: RequestMode = "cors", method = "GET") =>
  chooseTreatment({ url: new URL(path, SCOPE).href, mode, method }, SCOPE);

describe("the service worker's plan", () => {
  it("keeps pages and files with a digest in their names", () => {
    expect(treat("game/local-abc", "navigate")).toBe("page");
    expect(treat("rules/battle?x=1.5#B12", "navigate")).toBe("page");
    expect(treat("", "navigate")).toBe("page");
    expect(treat("assets/main-1a2b.js")).toBe("asset");
  });

  it("keeps the texts and rulebooks of games from other packages", () => {
    expect(treat("api/rules/race21/texts/de")).toBe("game-file");
    expect(treat("api/rules/race21/book")).toBe("game-file");
    expect(treat("api/rules")).toBe("none");
    expect(treat("api/rules/race21/texts/de", "cors", "POST")).toBe("none");
  });

  it("never touches the server's interface, other origins, other methods or downloads", () => {
    expect(treat("api/games")).toBe("none");
    expect(treat("api/games/x/record", "navigate")).toBe("none");
    expect(treat("https://elsewhere.org/assets/main.js")).toBe("none");
    expect(treat("https://example.org/assets/main.js")).toBe("none"); // outside its scope
    expect(treat("assets/main.js", "cors", "POST")).toBe("none");
    expect(treat("icon.svg", "navigate")).toBe("none");
  });

  it("fetches in idle time what the languages in use need", () => {
    expect(listIdleFiles(version, ["de", "xx"])).toEqual(["assets/battle.wasm", "assets/de.js"]);
    expect(listAllFiles(version)).toEqual(
      new Set(["assets/main.js", "assets/battle.wasm", "assets/en.js", "assets/de.js"]),
    );
  });
});
