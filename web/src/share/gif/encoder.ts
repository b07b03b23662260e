/** Writes animated GIFs: one palette for all frames, and of each frame only the rectangle that has changed. */
import { compress } from "./lzw.ts";
import { ColourIndex, choosePalette, readColour } from "./quantizer.ts";

export interface Frame {
  /** RGBA bytes, row by row. */
  readonly pixels: Uint8ClampedArray;
  /** How long it is shown, in hundredths of a second. */
  readonly delay: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PALETTE_BITS = 8;
const COLOURS = 1 << PALETTE_BITS;
/** How many frames the palette is chosen from. */
const SAMPLES = 6;

/** Encode frames of one size as a GIF that repeats for ever. */
export class GifEncoder {
  readonly #width: number;
  readonly #height: number;
  readonly #index: ColourIndex;
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #last: Uint8ClampedArray | null = null;

  /** `samples` are pictures that together have all important colours. */
  constructor(width: number, height: number, samples: readonly Uint8ClampedArray[]) {
    this.#width = width;
    this.#height = height;
    const palette = choosePalette(samples.slice(0, SAMPLES), COLOURS);
    this.#index = new ColourIndex(palette);
    this.#push(...ascii("GIF89a"), ...word(width), ...word(height), 0x80 | (7 << 4) | (PALETTE_BITS - 1), 0, 0);
    const table = [...palette, ...Array<number>(COLOURS - palette.length).fill(0)];
    this.#push(...table.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
    this.#push(0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  }

  add({ pixels, delay }: Frame): void {
    const { x, y, width, height } = this.#findChange(pixels);
    this.#last = pixels;
    this.#push(0x21, 0xf9, 4, 1 << 2, ...word(delay), 0, 0);
    this.#push(0x2c, ...word(x), ...word(y), ...word(width), ...word(height), 0);
    const indices = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const place = 4 * ((y + row) * this.#width + x + column);
        indices[row * width + column] = this.#index.find(readColour(pixels, place));
      }
    }
    this.#push(PALETTE_BITS);
    this.#pushBlocks(compress(indices, PALETTE_BITS));
  }

  finish(): Blob {
    this.#push(0x3b);
    return new Blob(this.#parts, { type: "image/gif" });
  }

  /** The smallest rectangle outside which nothing has changed; a pixel where nothing has. */
  #findChange(pixels: Uint8ClampedArray): Rectangle {
    const last = this.#last;
    if (last === null) return { x: 0, y: 0, width: this.#width, height: this.#height };
    let [left, top, right, bottom] = [this.#width, this.#height, 0, 0];
    for (let place = 0; place < pixels.length; place += 4) {
      if (readColour(pixels, place) === readColour(last, place)) continue;
      const [x, y] = [(place / 4) % this.#width, Math.floor(place / 4 / this.#width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right === 0) return { x: 0, y: 0, width: 1, height: 1 };
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  #pushBlocks(data: Uint8Array): void {
    for (let place = 0; place < data.length; place += 255) {
      const block = data.subarray(place, place + 255);
      this.#push(block.length, ...block);
    }
    this.#push(0);
  }

  #push(...bytes: number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const word = (value: number): [number, number] => [value & 255, value >> 8];
