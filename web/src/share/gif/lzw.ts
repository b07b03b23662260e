/** LZW as GIF has it: codes of growing length, packed from the lowest bit on. */

const MAX_CODES = 4096;

/** Collects bits into bytes. */
class BitWriter {
  readonly bytes: number[] = [];
  #bits = 0;
  #count = 0;

  write(code: number, width: number): void {
    this.#bits |= code << this.#count;
    this.#count += width;
    while (this.#count >= 8) {
      this.bytes.push(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  flush(): void {
    if (this.#count > 0) this.bytes.push(this.#bits & 255);
    this.#bits = this.#count = 0;
  }
}

/** Compress indices below `2 ** minWidth`. */
export function compress(indices: Uint8Array, minWidth: number): Uint8Array {
  const clear = 1 << minWidth;
  const output = new BitWriter();
  let codes = new Map<number, number>();
  let next = clear + 2;
  let width = minWidth + 1;
  output.write(clear, width);
  let prefix = indices[0] ?? 0;
  for (let place = 1; place < indices.length; place++) {
    const index = indices[place] as number;
    const key = (prefix << 8) | index;
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    output.write(prefix, width);
    if (next < MAX_CODES) {
      if (next === 1 << width) width += 1;
      codes.set(key, next++);
    } else {
      output.write(clear, width);
      codes = new Map();
      next = clear + 2;
      width = minWidth + 1;
    }
    prefix = index;
  }
  output.write(prefix, width);
  // The decoder has added a code with the last one: its codes may be a bit longer now.
  if (next === 1 << width && width < 12) width += 1;
  output.write(clear + 1, width);
  output.flush();
  return Uint8Array.from(output.bytes);
}
