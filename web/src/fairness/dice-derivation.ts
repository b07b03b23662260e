/** Derives the dice from their seeds as docs/fairness.md specifies; implemented independently of the server. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const VERSION = "duellum dice 1";
const FAIR_BYTES = 252;
const text = new TextEncoder();

/** SHA-256 of the server's seed, published before a committed game. */
export function computeCommitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** SHA-256 of a text, in hexadecimal. */
export function digestText(content: string): string {
  return bytesToHex(sha256(text.encode(content)));
}

/** The message of the HMAC: the version, then each field on a line, prefixed with its length in bytes. */
export function buildMessage(...fields: string[]): string {
  return [VERSION, ...fields.map((field) => `${text.encode(field).length}:${field}`)].join("\n");
}

interface Seeds {
  /** The server's seed, 64 hexadecimal digits; in a joint game its share of the roll. */
  readonly seed: string;
  /** The game's id. */
  readonly gameId: string;
  /** The players' seeds, in the order of the seats; in a joint game their shares of the roll. */
  readonly players: readonly [string, string];
}

/** Derive roll `number`, counted from 1, of `count` dice. */
export function deriveFaces(seeds: Seeds, number: number, count: number): number[] {
  const key = hexToBytes(seeds.seed);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const message = buildMessage(seeds.gameId, ...seeds.players, String(number), String(block));
    for (const byte of hmac(sha256, key, text.encode(message))) if (byte < FAIR_BYTES) faces.push((byte % 6) + 1);
  }
  return faces.slice(0, count);
}
