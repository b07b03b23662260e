/** The part of the package gifenc that is used here; it has no types of its own. */
declare module "gifenc" {
  export type Rgb = [number, number, number];

  interface FrameOptions {
    /** Of all frames; given with the first. */
    palette?: Rgb[];
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 keeps what was drawn before. */
    dispose?: number;
    /** In milliseconds. */
    delay?: number;
  }

  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  /** At most so many colours for RGBA bytes. */
  export function quantize(pixels: Uint8ClampedArray, colours: number): Rgb[];
  /** The index of the nearest colour for each pixel. */
  export function applyPalette(pixels: Uint8ClampedArray, palette: Rgb[]): Uint8Array;
}
