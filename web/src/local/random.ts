/** The one source of randomness of a local game: the browser's generator, or numbers that a test gives. */

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const ID_LENGTH = 12;
const SEED_BYTES = 32;

export class Random {
  readonly #fill: (bytes: Uint8Array<ArrayBuffer>) => void;

  /** `fill` writes random bytes into an array. */
  constructor(fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => void crypto.getRandomValues(bytes)) {
    this.#fill = fill;
  }

  /** A seed for the dice, 64 hexadecimal digits. */
  seed(): string {
    return Array.from(this.#bytes(SEED_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Twelve letters that cannot be confused, as in the ids of games. */
  letters(): string {
    const limit = 256 - (256 % LETTERS.length); // bytes from here on would favour the first letters
    let text = "";
    while (text.length < ID_LENGTH)
      for (const byte of this.#bytes(ID_LENGTH))
        if (byte < limit && text.length < ID_LENGTH) text += LETTERS[byte % LETTERS.length];
    return text;
  }

  /** A number of so many random bits, at most 31. */
  integer(bits: number): number {
    const [low, middle, high, top] = this.#bytes(4) as unknown as [number, number, number, number];
    return ((low | (middle << 8) | (high << 16) | (top << 24)) >>> 1) >>> (31 - bits);
  }

  #bytes(count: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(count);
    this.#fill(bytes);
    return bytes;
  }
}
