import { describe, expect, it } from "vitest";
import { decodeRecord, encodeRecord, MAX_DATA } from "./record-link.ts";

const RECORD = '[Game "battle"]\n[White "Łucja 😀"]\n\n1. i1n4w1 i8s5 2. h5w3n3 1-0\n';

describe("a record in a link", () => {
  it("comes out as it went in", async () => {
    const data = await encodeRecord(RECORD);
    expect(data).toMatch(/^[\w-]+$/);
    expect(await decodeRecord(data ?? "")).toBe(RECORD);
  });

  it("is short: a game of 60 plies has less than 500 characters", async () => {
    const moves = Array.from({ length: 60 }, (_, ply) => `${"abcdefghi"[ply % 9]}${1 + (ply % 8)}n${1 + (ply % 3)}w1`);
    const data = await encodeRecord(`[Game "battle"]\n\n${moves.join(" ")} *\n`);
    expect(data?.length).toBeLessThan(500);
  });

  it("is left out where it is too long", async () => {
    const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join(" ");
    expect(await encodeRecord(noise)).toBeNull();
  });

  it.each(["", "!", "abc=", "AAAA", "%20", "x".repeat(MAX_DATA + 1)])("refuses what is none: %s", async (data) => {
    expect(await decodeRecord(data)).toBeNull();
  });

  it("refuses what would unpack to far more than a record", async () => {
    const bytes = await new Response(
      new Blob(["0".repeat(4_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw")),
    ).arrayBuffer();
    const data = btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    expect(data.length).toBeLessThan(MAX_DATA);
    expect(await decodeRecord(data)).toBeNull();
  });
});
