/**
 * Hash chains: a party's shares of all rolls of a joint game, fixed by one commitment and revealed one at a time. The
 * secret is the last link; each link's SHA-256 is the link before it; link 0 is the commitment. See docs/fairness.md.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { CHAIN_LENGTH } from "../protocol/constants.ts";

const SHARE = /^[0-9a-f]{64}$/;

/** Draw a secret: 32 random bytes in hexadecimal. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether a text can be a share: one value has one text, because the text goes into the dice. */
export const isShare = (value: unknown): value is string => typeof value === "string" && SHARE.test(value);

/** My share of a roll, from 1; 0 gives the commitment. */
export function computeShare(secret: string, number: number): string {
  if (number < 0 || number > CHAIN_LENGTH) throw new RangeError(`a chain has no share of roll ${number}`);
  return rewindShare(secret, CHAIN_LENGTH - number);
}

/** The share of so many rolls earlier. */
export function rewindShare(share: string, steps: number): string {
  let link: Uint8Array = hexToBytes(share);
  for (let step = 0; step < steps; step++) link = sha256(link);
  return bytesToHex(link);
}

/** Whether this is the share of a roll that was committed to. */
export function isCommittedShare(share: unknown, number: number, commitment: string): boolean {
  return isShare(share) && number >= 1 && number <= CHAIN_LENGTH && rewindShare(share, number) === commitment;
}

/**
 * The chain from its commitment to a share: the share of roll k is its element k. Null for a share of another chain,
 * or one that is not a share.
 */
export function unrollChain(share: unknown, commitment: string): string[] | null {
  if (!isShare(share)) return null;
  const links = [share];
  let link: Uint8Array = hexToBytes(share);
  while (links.at(-1) !== commitment) {
    if (links.length > CHAIN_LENGTH) return null;
    link = sha256(link);
    links.push(bytesToHex(link));
  }
  return links.reverse();
}
