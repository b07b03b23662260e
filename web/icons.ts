/** Draws the emblem of public/icon.svg, a die on wood, as PNG: home screens take no SVG. */
import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [number, number, number];

/** In the units of the emblem, 64 wide. */
interface Shape {
  readonly colour: Colour;
  /** How far a point lies outside of it; negative inside. */
  distance(x: number, y: number): number;
}

const UNITS = 64;
const WOOD: Colour = [0x8a, 0x5a, 0x33];
const IVORY: Colour = [0xfb, 0xf3, 0xe2];
const INK: Colour = [0x2a, 0x1f, 0x14];

/** A square around the middle with rounded corners. */
function square(half: number, radius: number, colour: Colour): Shape {
  const middle = UNITS / 2;
  return {
    colour,
    distance(x, y) {
      const [dx, dy] = [Math.abs(x - middle) - half + radius, Math.abs(y - middle) - half + radius];
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
    },
  };
}

function pip(x: number, y: number): Shape {
  return { colour: INK, distance: (atX, atY) => Math.hypot(atX - x, atY - y) - 5 };
}

const DIE: readonly Shape[] = [square(21, 9, IVORY), pip(22, 22), pip(32, 32), pip(42, 42)];
const CARD = square(32, 14, WOOD);
/** Wood to the edges, for systems that cut icons into a shape of their own. */
const FULL: Shape = { colour: WOOD, distance: () => -UNITS };

/** Draw the emblem as RGBA. Below 1, `scale` is the part that the die keeps, on wood to the edges. */
export function drawIcon(size: number, scale: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const shapes = [scale < 1 ? FULL : CARD, ...DIE];
  const unit = UNITS / size / scale;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) * unit + UNITS / 2;
      const y = (row + 0.5 - size / 2) * unit + UNITS / 2;
      for (const shape of shapes) blend(pixels, (row * size + column) * 4, shape, shape.distance(x, y) / unit);
    }
  }
  return pixels;
}

/** Paint a shape over a pixel; `distance` is in pixels, and an edge within half a pixel covers a part of it. */
function blend(pixels: Buffer, at: number, { colour }: Shape, distance: number): void {
  const cover = Math.min(1, Math.max(0, 0.5 - distance));
  if (cover === 0) return;
  const below = (pixels[at + 3] ?? 0) / 255;
  const alpha = cover + below * (1 - cover);
  colour.forEach((value, channel) => {
    const under = pixels[at + channel] ?? 0;
    pixels[at + channel] = Math.round((value * cover + under * below * (1 - cover)) / alpha);
  });
  pixels[at + 3] = Math.round(alpha * 255);
}

/** Encode RGBA pixels of a square as PNG. */
export function encodePng(pixels: Buffer, size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits, RGBA
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * size * 4, (row + 1) * size * 4)]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
