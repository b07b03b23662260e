/**
 * The fonts of the client, as data for their style sheet and for the files that are cut from their packages. A browser
 * loads a file when one of its characters is shown: "basic" Latin in every language, "accents" in Western Europe,
 * "central" for Polish and Czech, Cyrillic for Russian, and "names" for players' names. Chinese has the system's fonts
 * and, on a device without one, a cut of Noto Sans SC.
 */

export interface Face {
  /** The file to write, such as open-sans.latin-ext.central.woff2. */
  readonly file: string;
  readonly family: string;
  /** The file of the family's package that has the characters: latin, latin-ext, cyrillic or chinese-simplified. */
  readonly subset: string;
  readonly weights: readonly [number, number];
  /** A unicode-range. */
  readonly range: string;
}

/** A face in the style sheet, where a family may have another name. */
interface NamedFace extends Face {
  readonly name: string;
}

const CHINESE_RANGE = "U+2014, U+2018-2019, U+201C-201D, U+2026, U+3000-303F, U+4E00-9FFF, U+FF00-FFEF";
const BASIC_RANGE =
  "U+20-7E, U+A0, U+AB, U+B7, U+BB, U+D7, U+2002-200A, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+202F, U+2032, U+2039-203A, U+2190-2193, U+2212";
const ACCENTS_RANGE =
  "U+A1, U+AA, U+B2, U+BA, U+BF-C4, U+C7-CA, U+CC-CE, U+D1-D6, U+D9-DC, U+DF-E4, U+E7-EF, U+F1-F6, U+F9-FC, U+152-153";
const CENTRAL_RANGE =
  "U+104-107, U+10C-10F, U+118-11B, U+141-144, U+147-148, U+158-15B, U+160-161, U+164-165, U+16E-16F, U+179-17E";
const RARE_RANGE =
  "U+100-103, U+108-10B, U+110-117, U+11C-140, U+145-146, U+149-151, U+154-157, U+15C-15F, U+162-163, U+166-16D, U+170-178, U+17F, U+218-21B";
const ACUTES_RANGE = "U+C1, U+C9, U+CD, U+D3, U+DA, U+DD, U+E1, U+E9, U+ED, U+F3, U+FA, U+FD";

/** The parts of a Latin family: the end of the family's name in the style sheet, the part's file, its characters. */
const PARTS = [
  ["", "latin.basic", BASIC_RANGE],
  ["", "latin.accents", ACCENTS_RANGE],
  ["", "latin.names", "U+C5-C6, U+CB, U+CF-D0, U+D8, U+DD-DE, U+E5-E6, U+F0, U+F8, U+FD-FF"],
  ["", "latin-ext.central", CENTRAL_RANGE],
  ["", "latin-ext.names", RARE_RANGE],
  ["", "cyrillic.basic", "U+401, U+410-44F, U+451, U+2116"],
  ["", "cyrillic.names", "U+402-40F, U+452-45F, U+490-491"],
  // In Polish and Czech text, which need few of the accents of Western Europe.
  [" with acutes", "latin.acutes", ACUTES_RANGE],
  // In Chinese text, whose quotation marks, dashes and dots are as wide as its characters and of the same font.
  [" in Chinese", "latin.basic", "U+20-7E, U+A0, U+B7, U+D7, U+2013, U+202F, U+2190-2193, U+2212"],
] as const;

const namedFaces: readonly NamedFace[] = [
  ...nameFaces("Brygada 1918", "brygada-1918", [700, 700]),
  ...nameFaces("Open Sans", "open-sans", [400, 700]),
  nameFace("Noto Sans SC cut", "noto-sans-sc", [400, 400], "chinese-simplified.regular", CHINESE_RANGE),
  nameFace("Noto Sans SC cut", "noto-sans-sc", [700, 700], "chinese-simplified.bold", CHINESE_RANGE),
];

function nameFaces(name: string, family: string, weights: Face["weights"]): NamedFace[] {
  return PARTS.map(([end, part, range]) => nameFace(name + end, family, weights, part, range));
}

function nameFace(name: string, family: string, weights: Face["weights"], part: string, range: string): NamedFace {
  return { name, file: `${family}.${part}.woff2`, family, subset: part.split(".")[0] ?? "", weights, range };
}

/** The faces to cut, each file once: a face of a different name may use a part of it. */
export const FACES: readonly Face[] = namedFaces.filter(
  ({ file }, place) => namedFaces.findIndex((face) => face.file === file) === place,
);

/**
 * System fonts with the widths and heights of ours, shown until ours have been loaded: the change moves nothing. By
 * line: name, weights, size, ascent and descent in percent, and what systems call the font.
 */
const FALLBACKS = [
  ["Brygada fallback Georgia", "700", 92.3, 99.7, 27.1, ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"]],
  ["Brygada fallback Noto", "700", 93.6, 98.3, 26.7, ["Noto Serif Bold", "NotoSerif-Bold"]],
  [
    "Brygada fallback Times",
    "700",
    110.2,
    83.5,
    22.7,
    ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
  ],
  ["Brygada fallback DejaVu", "700", 83.4, 110.3, 30, ["DejaVu Serif Bold", "DejaVuSerif-Bold"]],
  [
    "Open Sans fallback Arial",
    "400 549",
    104.3,
    102.5,
    28.1,
    ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
  ],
  [
    "Open Sans fallback Arial",
    "550 700",
    102.2,
    104.5,
    28.7,
    ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
  ],
  ["Open Sans fallback Roboto", "400 549", 105.1, 101.7, 27.9, ["Roboto", "Roboto-Regular"]],
  ["Open Sans fallback Roboto", "550 700", 108.7, 98.3, 27, ["Roboto Bold", "Roboto-Bold"]],
  ["Open Sans fallback DejaVu", "400 549", 91.9, 116.3, 31.9, ["DejaVu Sans", "DejaVuSans"]],
  ["Open Sans fallback DejaVu", "550 700", 85.6, 124.9, 34.2, ["DejaVu Sans Bold", "DejaVuSans-Bold"]],
] as const;

/** The style sheet of the fonts; `folder` is where their files are, as seen from it. */
export function formatStyles(folder: string): string {
  const faces = namedFaces.map(
    ({ name, file, weights, range }) =>
      `@font-face {
  font-family: "${name}";
  src: url("${folder}${file}") format("woff2");
  font-weight: ${[...new Set(weights)].join(" ")};
  font-display: swap;
  unicode-range: ${range};
}
`,
  );
  const fallbacks = FALLBACKS.map(
    ([name, weights, size, ascent, descent, fonts]) =>
      `@font-face {
  font-family: "${name}";
  src: ${fonts.map((font) => `local("${font}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`,
  );
  return [...faces, ...fallbacks].join("\n");
}
