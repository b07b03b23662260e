/** Records in links: a game travels in the fragment of an address, so that it opens without a server storing it. */

/** The longest record in a link, in bytes: far longer than any that fits, unless it is made to unpack to much. */
export const MAX_LINKED_RECORD_BYTES = 200_000;
/** The longest data of a link: longer ones are cut by some messengers. */
export const MAX_DATA = 6_000;

/** The record as the data of a link: compressed (raw DEFLATE), in base64url; null if it would be too long. */
export async function encodeRecord(record: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(record);
  if (bytes.length > MAX_LINKED_RECORD_BYTES) return null;
  const packed = await pass(bytes, new CompressionStream("deflate-raw"));
  const data = packed && formatBase64Url(packed);
  return data !== null && data.length <= MAX_DATA ? data : null;
}

/** The record that the data of a link holds; null if it holds none. */
export async function decodeRecord(data: string): Promise<string | null> {
  const packed = data.length <= MAX_DATA ? parseBase64Url(data) : null;
  if (packed === null) return null;
  const bytes = await pass(packed, new DecompressionStream("deflate-raw")).catch(() => null);
  if (bytes === null) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes passed through a stream; null if more come out than a record has: a small text can unpack to gigabytes. */
async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_LINKED_RECORD_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

interface GenericTransformStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
}

function formatBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
