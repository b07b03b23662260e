/** Reduces colours to a palette by median cut, and finds the nearest colour of the palette. */

/** A colour as 24 bits. */
type Colour = number;

const channel = (colour: Colour, shift: number): number => (colour >> shift) & 255;
const SHIFTS: readonly number[] = [16, 8, 0];

/** In a large picture every so many pixels count. */
const STEP = 3;
const LARGE_BYTES = 40_000;

/** At most so many colours that stand for those of these pictures, given as RGBA bytes. */
export function choosePalette(pictures: readonly Uint8ClampedArray[], size: number): Colour[] {
  const counts = new Map<Colour, number>();
  for (const picture of pictures) {
    const step = picture.length > LARGE_BYTES ? STEP : 1;
    for (let place = 0; place < picture.length; place += 4 * step) {
      const colour = readColour(picture, place);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  let boxes = [[...counts.keys()]];
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box) => (spread(box).width > spread(best).width ? box : best));
    if (spread(widest).width === 0) break;
    boxes = [...boxes.filter((box) => box !== widest), ...split(widest, counts)];
  }
  return boxes.map((box) => average(box, counts));
}

export function readColour(picture: Uint8ClampedArray, place: number): Colour {
  return ((picture[place] as number) << 16) | ((picture[place + 1] as number) << 8) | (picture[place + 2] as number);
}

/** The channel in which colours differ most, and by how much. */
function spread(box: readonly Colour[]): { shift: number; width: number } {
  let found = { shift: 0, width: 0 };
  for (const shift of SHIFTS) {
    let [least, most] = [255, 0];
    for (const colour of box) {
      const value = channel(colour, shift);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    if (most - least > found.width) found = { shift, width: most - least };
  }
  return found;
}

/** Two halves of a box with about as many pixels each. */
function split(box: readonly Colour[], counts: ReadonlyMap<Colour, number>): [Colour[], Colour[]] {
  const { shift } = spread(box);
  const sorted = box.toSorted((a, b) => channel(a, shift) - channel(b, shift));
  const total = sorted.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  let [place, passed] = [0, 0];
  while (place < sorted.length - 1 && passed < total / 2) passed += counts.get(sorted[place++] as Colour) ?? 0;
  return [sorted.slice(0, Math.max(1, place)), sorted.slice(Math.max(1, place))];
}

function average(box: readonly Colour[], counts: ReadonlyMap<Colour, number>): Colour {
  const total = box.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  return SHIFTS.reduce((mean, shift) => {
    const sum = box.reduce((all, colour) => all + channel(colour, shift) * (counts.get(colour) ?? 0), 0);
    return mean | (Math.round(sum / total) << shift);
  }, 0);
}

/** Finds the index of the nearest colour of a palette, each colour once. */
export class ColourIndex {
  readonly #palette: readonly Colour[];
  readonly #known = new Map<Colour, number>();

  constructor(palette: readonly Colour[]) {
    this.#palette = palette;
  }

  find(colour: Colour): number {
    const known = this.#known.get(colour);
    if (known !== undefined) return known;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, other] of this.#palette.entries()) {
      const distance = SHIFTS.reduce((sum, shift) => sum + (channel(colour, shift) - channel(other, shift)) ** 2, 0);
      if (distance < least) [best, least] = [index, distance];
    }
    this.#known.set(colour, best);
    return best;
  }
}
