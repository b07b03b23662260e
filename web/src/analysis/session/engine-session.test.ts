import { describe, expect, it } from "vitest";
import type { EngineHost, SearchOptions, SearchRequest, SearchResult } from "../../engine/contract.ts";
import { EngineSession } from "./engine-session.ts";

const found = (depth: number): SearchResult => ({ candidates: [], depth, nodes: depth });

/** An engine whose searches continue until they are stopped or finished by hand. */
class StagedEngine implements EngineHost {
  readonly searches: { request: SearchRequest; options: SearchOptions; finish(result: SearchResult): void }[] = [];

  search(request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
    return new Promise((finish) => this.searches.push({ request, options, finish }));
  }

  async estimateRoll(): Promise<number> {
    return 0.25;
  }
}

function open() {
  const host = new StagedEngine();
  const session = new EngineSession(host, "battle");
  session.follow({ start: "start", moves: ["a"], actor: 0 });
  return { host, session };
}

describe("the engine beside the board", () => {
  it("searches nothing until it is switched on", () => {
    const { host, session } = open();
    expect(host.searches).toHaveLength(0);
    session.toggle();
    expect(host.searches[0]?.request).toMatchObject({ rules: "battle", start: "start", moves: ["a"], candidates: 3 });
  });

  it("shows what is found, deeper and deeper", async () => {
    const { host, session } = open();
    session.toggle();
    expect(session.state.value).toBe("loading");
    host.searches[0]?.options.onProgress?.(found(4));
    expect([session.state.value, session.output.value?.found?.depth]).toEqual(["searching", 4]);
    host.searches[0]?.finish(found(9));
    await new Promise((resolve) => setTimeout(resolve));
    expect([session.state.value, session.output.value?.found?.depth]).toEqual(["finished", 9]);
  });

  it("stops at once when it is switched off, and forgets what it showed", () => {
    const { host, session } = open();
    session.toggle();
    host.searches[0]?.options.onProgress?.(found(4));
    session.toggle();
    expect(host.searches[0]?.options.signal?.aborted).toBe(true);
    host.searches[0]?.options.onProgress?.(found(5));
    expect([session.state.value, session.output.value]).toEqual(["idle", null]);
  });

  it("follows the position, and ignores what an older search finds", () => {
    const { host, session } = open();
    session.toggle();
    session.follow({ start: "start", moves: ["a", "b"], actor: 1 });
    host.searches[0]?.options.onProgress?.(found(5));
    expect(session.output.value).toBeNull();
    expect(host.searches[1]?.request.moves).toEqual(["a", "b"]);
  });

  it("searches again with another number of lines, one to five", () => {
    const { host, session } = open();
    session.toggle();
    session.setLineCount(9);
    session.setLineCount(0);
    expect(host.searches.map(({ request }) => request.candidates)).toEqual([3, 5, 1]);
  });

  it("values a position before the dice are thrown", async () => {
    const { session } = open();
    session.toggle();
    session.follow({ start: "start", moves: [], actor: "dice" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.output.value?.value).toBe(0.25);
  });

  it("has nothing to say once the game is over", () => {
    const { host, session } = open();
    session.toggle();
    session.follow({ start: "start", moves: [], actor: null });
    expect([host.searches.length, session.state.value]).toEqual([1, "idle"]);
  });
});
