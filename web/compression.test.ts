import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFile } from "./compression.ts";

const folder = mkdtempSync(join(tmpdir(), "duellum-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file gets two compressed forms with the same content", async () => {
  const content = "const die = 6;\n".repeat(100);
  const path = join(folder, "app.js");
  writeFileSync(path, content);
  await compressFile(path);
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(content);
});

test("a form that would not be smaller is left out", async () => {
  writeFileSync(join(folder, "short.js"), "1");
  await compressFile(join(folder, "short.js"));
  expect(readdirSync(folder).filter((name) => name.startsWith("short"))).toEqual(["short.js"]);
});
