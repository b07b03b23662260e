import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawIcon, encodePng } from "./icons.ts";

const colourAt = (pixels: Buffer, size: number, x: number, y: number) => [
  ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
];

describe("icons", () => {
  it("have the colours of the emblem: clear corners, wood, ivory, pips", () => {
    const pixels = drawIcon(64, 1);
    expect(colourAt(pixels, 64, 0, 0)[3]).toBe(0);
    expect(colourAt(pixels, 64, 5, 32)).toEqual([0x8a, 0x5a, 0x33, 255]);
    expect(colourAt(pixels, 64, 32, 15)).toEqual([0xfb, 0xf3, 0xe2, 255]);
    expect(colourAt(pixels, 64, 32, 32)).toEqual([0x2a, 0x1f, 0x14, 255]);
    const emblem = readFileSync("public/icon.svg", "utf8");
    for (const colour of ["#8a5a33", "#fbf3e2", "#2a1f14"]) expect(emblem).toContain(colour);
  });

  it("that may be masked are wood to the corners", () => {
    expect(colourAt(drawIcon(64, 0.8), 64, 0, 0)).toEqual([0x8a, 0x5a, 0x33, 255]);
  });

  it("are PNG files with all their rows", () => {
    const file = encodePng(drawIcon(8, 1), 8);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([8, 8]);
    const length = file.readUInt32BE(33);
    expect(inflateSync(file.subarray(41, 41 + length)).length).toBe(8 * (1 + 8 * 4));
  });
});
