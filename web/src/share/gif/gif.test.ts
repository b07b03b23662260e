import { describe, expect, it } from "vitest";
import { GifEncoder } from "./encoder.ts";
import { compress } from "./lzw.ts";
import { ColourIndex, choosePalette } from "./quantizer.ts";

/** Decompress as a viewer does. */
function decompress(data: Uint8Array, minWidth: number): number[] {
  const clear = 1 << minWidth;
  let [bits, count, place, width] = [0, 0, 0, minWidth + 1];
  let table: number[][] = [];
  let last: number[] | null = null;
  const output: number[] = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, code) => [code]);
    width = minWidth + 1;
    last = null;
  };
  reset();
  for (;;) {
    while (count < width) {
      bits |= (data[place++] as number) << count;
      count += 8;
    }
    const code = bits & ((1 << width) - 1);
    bits >>>= width;
    count -= width;
    if (code === clear) reset();
    else if (code === clear + 1) return output;
    else {
      const known: number[] | undefined = table[code];
      const entry: number[] = known ?? [...(last as unknown as number[]), (last as unknown as number[])[0] as number];
      output.push(...entry);
      if (last !== null && table.length < 4096) table.push([...(last as number[]), entry[0] as number]);
      if (table.length === 1 << width && width < 12) width += 1;
      last = entry;
    }
  }
}

function makeNoise(length: number, most: number): Uint8Array {
  let state = 12_345;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 16) % most;
  });
}

describe("LZW", () => {
  it.each([
    [makeNoise(1, 256), 8],
    [makeNoise(30_000, 256), 8],
    [makeNoise(50_000, 3), 2],
    [new Uint8Array(100_000), 8],
    [makeNoise(7_700, 256), 8],
  ])("gives back what went in (%#)", (indices, width) => {
    expect(decompress(compress(indices, width), width)).toEqual([...indices]);
  });

  it("makes runs short", () => {
    expect(compress(new Uint8Array(100_000), 8).length).toBeLessThan(1000);
  });
});

const paint = (...colours: number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]));

describe("the palette", () => {
  it("keeps colours as they are where there is room", () => {
    const palette = choosePalette([paint(0xff0000, 0x00ff00, 0x0000ff, 0xff0000)], 256);
    expect(palette.toSorted()).toEqual([0x0000ff, 0x00ff00, 0xff0000].toSorted());
  });

  it("joins the nearest colours where there is none", () => {
    const palette = choosePalette([paint(0x000000, 0x020202, 0xf0f0f0, 0xf2f2f2)], 2);
    expect(palette.toSorted((a, b) => a - b)).toEqual([0x010101, 0xf1f1f1]);
    const index = new ColourIndex(palette);
    expect(palette[index.find(0xffffff)]).toBe(0xf1f1f1);
  });
});

describe("a GIF", () => {
  it("has the frames with their sizes, delays and pixels; only what changed is written again", async () => {
    const first = paint(0xff0000, 0xff0000, 0xff0000, 0xff0000);
    const second = paint(0xff0000, 0x0000ff, 0xff0000, 0xff0000);
    const encoder = new GifEncoder(2, 2, [first, second]);
    encoder.add({ pixels: first, delay: 7 });
    encoder.add({ pixels: second, delay: 300 });
    const bytes = new Uint8Array(await encoder.finish().arrayBuffer());
    expect(new TextDecoder("latin1").decode(bytes.subarray(0, 6))).toBe("GIF89a");
    expect([...bytes.subarray(6, 10)]).toEqual([2, 0, 2, 0]);
    const frames = findFrames(bytes);
    expect(frames.map(({ box, delay }) => [box, delay])).toEqual([
      [[0, 0, 2, 2], 7],
      [[1, 0, 1, 1], 300],
    ]);
    const colour = (index: number) => [...bytes.subarray(13 + 3 * index, 16 + 3 * index)];
    expect(frames.map(({ indices }) => indices.map(colour))).toEqual([Array(4).fill([255, 0, 0]), [[0, 0, 255]]]);
    expect(bytes.at(-1)).toBe(0x3b);
  });
});

function findFrames(bytes: Uint8Array): { box: number[]; delay: number; indices: number[] }[] {
  const word = (place: number) => (bytes[place] as number) + 256 * (bytes[place + 1] as number);
  const frames = [];
  let [place, delay] = [13 + 768, 0];
  while (bytes[place] !== 0x3b) {
    if (bytes[place] === 0x21) {
      if (bytes[place + 1] === 0xf9) delay = word(place + 4);
      place += 2;
      while (bytes[place] !== 0) place += 1 + (bytes[place] as number);
      place += 1;
    } else {
      const box = [1, 3, 5, 7].map((offset) => word(place + offset));
      const width = bytes[place + 10] as number;
      place += 11;
      const data: number[] = [];
      while (bytes[place] !== 0) {
        data.push(...bytes.subarray(place + 1, place + 1 + (bytes[place] as number)));
        place += 1 + (bytes[place] as number);
      }
      place += 1;
      frames.push({ box, delay, indices: decompress(Uint8Array.from(data), width) });
    }
  }
  return frames;
}
