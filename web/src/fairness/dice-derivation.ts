/** Derives the dice from their seeds as docs/fairness.md specifies; implemented independently of the server. */

const VERSION = "duellum dice 1";
const FAIR_BYTES = 252;
const text = new TextEncoder();

export function decodeHex(hexadecimal: string): Uint8Array<ArrayBuffer> {
  const pairs = hexadecimal.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function encodeHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the server's seed, published before the game. */
export async function computeCommitment(seed: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", decodeHex(seed)));
}

/** The message of the HMAC: the version, then each field on a line, prefixed with its length in bytes. */
export function buildMessage(...fields: string[]): string {
  return [VERSION, ...fields.map((field) => `${text.encode(field).length}:${field}`)].join("\n");
}

export interface Seeds {
  /** The server's seed, 64 hexadecimal digits. */
  readonly seed: string;
  /** The game's id. */
  readonly game: string;
  /** The players' seeds, in the order of the seats. */
  readonly players: readonly [string, string];
}

/** Derive roll `number`, counted from 1, of `count` dice. */
export async function deriveFaces(seeds: Seeds, number: number, count: number): Promise<number[]> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", decodeHex(seeds.seed), algorithm, false, ["sign"]);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const message = buildMessage(seeds.game, ...seeds.players, String(number), String(block));
    const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)));
    for (const byte of digest) if (byte < FAIR_BYTES) faces.push((byte % 6) + 1);
  }
  return faces.slice(0, count);
}
