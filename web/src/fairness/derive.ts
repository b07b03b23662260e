/** The dice derived from their seeds, as docs/fairness.md tells it; written for the browser alone and from the text. */

const VERSION = "duellum dice 1";
const FAIR_BYTES = 252;
const text = new TextEncoder();

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  const pairs = hexadecimal.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the server's seed: what it was bound to before anybody played. */
export async function commitment(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
}

/** What is authenticated: the version, then every field on a line behind its length in bytes. */
export function message(...fields: string[]): string {
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

/** The faces of a game's roll with this number, the first being 1, of `count` dice. */
export async function deriveFaces(seeds: Seeds, number: number, count: number): Promise<number[]> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(seeds.seed), algorithm, false, ["sign"]);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const said = message(seeds.game, ...seeds.players, String(number), String(block));
    const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(said)));
    for (const byte of digest) if (byte < FAIR_BYTES) faces.push((byte % 6) + 1);
  }
  return faces.slice(0, count);
}
