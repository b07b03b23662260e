import { expect, it } from "vitest";
import { GifWriter } from "./gif.ts";

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** Where the blocks that begin with this introducer and label are. */
function find(bytes: Uint8Array, introducer: number, label: number): number[] {
  return [...bytes.keys()].filter((place) => bytes[place] === introducer && bytes[place + 1] === label);
}

it("writes the size, every frame with its delay, and repeats for ever", async () => {
  const [first, second] = [Uint8ClampedArray.from([...RED, ...RED]), Uint8ClampedArray.from([...RED, ...BLUE])];
  const writer = new GifWriter(2, 1, [first, second]);
  writer.add({ pixels: first, delay: 7 });
  writer.add({ pixels: second, delay: 300 });
  const bytes = new Uint8Array(await writer.finish().arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  expect(text.slice(0, 6)).toBe("GIF89a");
  expect([...bytes.subarray(6, 10)]).toEqual([2, 0, 1, 0]);
  const repeat = text.indexOf("NETSCAPE2.0") + "NETSCAPE2.0".length;
  expect([...bytes.subarray(repeat, repeat + 5)]).toEqual([3, 1, 0, 0, 0]);
  const controls = find(bytes, 0x21, 0xf9).map((place) => bytes.subarray(place + 3, place + 7));
  expect(controls.map(([flags, low, high]) => [(flags ?? 0) & 1, (low ?? 0) + 256 * (high ?? 0)])).toEqual([
    [0, 7],
    [1, 300],
  ]);
  expect(bytes.at(-1)).toBe(0x3b);
});

it("draws what has changed in colours of the samples, and leaves the rest transparent", async () => {
  const still = Uint8ClampedArray.from(Array<number[]>(40_000).fill(RED).flat());
  const writer = new GifWriter(200, 200, [still]);
  for (let frame = 0; frame < 20; frame++) writer.add({ pixels: still, delay: 5 });
  expect(writer.finish().size).toBeLessThan(12_000);
});
