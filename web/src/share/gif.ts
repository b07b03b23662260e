/** Animated GIFs with one palette for all frames. Pixels that stay the same are transparent, because runs pack well. */
import { applyPalette, GIFEncoder, quantize, type Rgb } from "gifenc";

interface Frame {
  /** RGBA bytes, row by row. */
  readonly pixels: Uint8ClampedArray;
  /** How long it is shown, in hundredths of a second. */
  readonly delay: number;
}

/** The palette's last entry is transparent. */
const UNCHANGED = 255;
const BLACK: Rgb = [0, 0, 0];

/** Encodes frames of one size as a GIF that repeats for ever. */
export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Rgb[];
  readonly #encoder = GIFEncoder();
  #last: Uint8Array | null = null;

  /** `samples` are pictures that together have all important colours. */
  constructor(width: number, height: number, samples: readonly Uint8ClampedArray[]) {
    this.#width = width;
    this.#height = height;
    const pixels = new Uint8ClampedArray(samples.reduce((sum, sample) => sum + sample.length, 0));
    let place = 0;
    for (const sample of samples) {
      pixels.set(sample, place);
      place += sample.length;
    }
    this.#palette = quantize(pixels, UNCHANGED);
  }

  add({ pixels, delay }: Frame): void {
    const drawn = applyPalette(pixels, this.#palette);
    const last = this.#last;
    this.#last = drawn;
    const table = [...this.#palette, ...Array<Rgb>(UNCHANGED + 1 - this.#palette.length).fill(BLACK)];
    this.#encoder.writeFrame(
      last === null ? drawn : drawn.map((index, place) => (index === last[place] ? UNCHANGED : index)),
      this.#width,
      this.#height,
      {
        ...(last === null ? { palette: table } : {}),
        transparent: last !== null,
        transparentIndex: UNCHANGED,
        dispose: 1,
        delay: 10 * delay,
      },
    );
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: "image/gif" });
  }
}
