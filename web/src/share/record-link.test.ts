import { describe, expect, it } from "vitest";
import { MAX_RECORD_MOVES } from "../protocol/constants.ts";
import { importRecord } from "../record/import.ts";
import { decodeRecord, encodeRecord, MAX_DATA, MAX_LINKED_RECORD_BYTES } from "./record-link.ts";

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

  it.each([4_000_000, MAX_LINKED_RECORD_BYTES + 1])("refuses what would unpack to %i bytes", async (length) => {
    const data = await pack("0".repeat(length));
    expect(data.length).toBeLessThan(MAX_DATA);
    expect(await decodeRecord(data)).toBeNull();
  });

  it("may be as long as the bound, and is left out where it is longer", async () => {
    const longest = "0".repeat(MAX_LINKED_RECORD_BYTES);
    expect(await decodeRecord((await encodeRecord(longest)) ?? "")).toBe(longest);
    expect(await encodeRecord(`${longest}0`)).toBeNull();
  });

  it("is refused with the reason where it unpacks to 22,000 variations, before any rules are asked", async () => {
    const data = await pack(`[Game "battle"]\n\ni1n5 ${"(h1n1) ".repeat(22_000)}*\n`);
    expect(data.length).toBeLessThan(1_000);
    const text = (await decodeRecord(data)) ?? "";
    await expect(importRecord(text, 1, async () => null)).rejects.toMatchObject({
      reason: "too-long",
      why: { id: "refused-too-many-moves", args: { count: MAX_RECORD_MOVES } },
    });
  });
});

/** A text as the data of a link, whatever its length. */
async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
