import { afterEach, describe, expect, it, vi } from "vitest";
import { ServerReview } from "./analysis/server-review.ts";
import { openReview } from "./review-loader.ts";

const RECORD = '[Game "battle"] i1n4w1 *';
const REPLAY = { rules: "battle", record: RECORD, outcome: { result: "1-0" }, seats: [], moves: [], positions: [] };

/** A server with one game. */
function answer(path: string): Response {
  if (path === "/api/games/abc/record") return new Response(RECORD);
  if (path === "/api/records?number=1") return Response.json(REPLAY);
  return Response.json({ reason: "unknown-game", text: "" }, { status: 404 });
}

describe("openReview in a browser without an engine", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("lets the server read the record and analyse the game, and keeps the review", async () => {
    const asked = vi.fn(async (path: string) => answer(path));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("WebAssembly", undefined);
    const opened = await openReview("abc", 1);
    expect(opened?.replay).toEqual(REPLAY);
    expect(opened?.review).toBeInstanceOf(ServerReview);
    const again = await openReview("abc", 1);
    expect(again?.review).toBe(opened?.review);
    void opened?.review?.analyse(1).catch(() => undefined);
    expect(asked.mock.calls.at(-1)?.[0]).toBe("/api/analyses");
  });
});
