import { describe, expect, it } from "vitest";
import { formatLink, parseFragment } from "./links.ts";
import { decodeRecord } from "./record-link.ts";

describe("links to a review", () => {
  it("name the game and the ply, and the language for previews", async () => {
    const link = { kind: "game", gameId: "abcdefghjkmn", ply: 14 } as const;
    expect(await formatLink(link, "en", "/")).toBe("/review/abcdefghjkmn#14");
    expect(await formatLink(link, "de", "/site/")).toBe("/site/review/abcdefghjkmn?lang=de#14");
  });

  it("carry a record that no server has", async () => {
    const record = '[Game "qwixx"]\n\n1. *\n';
    const path = await formatLink({ kind: "record", record, ply: 3 }, "en", "/");
    const fragment = parseFragment(path?.slice(path.indexOf("#")) ?? "");
    expect(path).toMatch(/^\/review\/link#3\.[\w-]+$/);
    expect(fragment?.ply).toBe(3);
    expect(await decodeRecord(fragment?.data ?? "")).toBe(record);
  });

  it.each(["", "#", "#x", "#1.", "#1.a/b", "#-1", "#12345678"])("is not %s", (fragment) => {
    expect(parseFragment(fragment)).toBeNull();
  });
});
