/** The part of the package subset-font that is used here; it has no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "sfnt";
    /** The OpenType features to keep. */
    keepFeatures: string[];
    noHinting: boolean;
    /** By axis the value or range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
