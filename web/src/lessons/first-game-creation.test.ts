import { afterEach, expect, it, vi } from "vitest";
import { startFirstGame } from "./first-game-creation.ts";

const asked: string[] = [];
vi.mock("../api.ts", () => ({
  HAS_SERVER: true,
  createGame: async () => {
    asked.push("server");
    return { game: "abc" };
  },
}));
vi.mock("../device/start.ts", () => ({
  startLocalGame: async () => {
    asked.push("browser");
    return "local-abc";
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

it("runs in this browser, without the server", async () => {
  vi.stubGlobal("Worker", class {});
  expect(await startFirstGame("battle")).toBe("local-abc");
  expect(asked).toEqual(["browser"]);
});

it("runs on the server where this browser cannot run it", async () => {
  vi.stubGlobal("Worker", undefined);
  expect(await startFirstGame("battle")).toBe("abc");
  expect(asked).toEqual(["server"]);
});
