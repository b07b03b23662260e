/** Keeps the tablebase in the browser's cache, compressed, so that it is solved once: 18 MB become 3. */

const CACHE = "duellum-endings";
const addressOf = (digest: string): string => `${import.meta.env.BASE_URL}endings/${digest}`;

/** The part of the browser's caches that is used. */
type Caches = Pick<CacheStorage, "open">;

/** The browser's caches; null if there are none, as in a page without a secure connection. */
const findCaches = (): Caches | null => (globalThis as { caches?: Caches }).caches ?? null;

/** The tables of a digest; null if they are not kept, or not whole. */
export async function readKeptTables(digest: string, caches = findCaches()): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches?.open(CACHE))?.match(addressOf(digest));
    if (!kept?.body) return null;
    const stream = kept.body.pipeThrough(new DecompressionStream("gzip"));
    const tables = new Uint8Array(await new Response(stream).arrayBuffer());
    return (await computeDigest(tables)) === digest ? tables : null;
  } catch {
    return null; // damaged, or the browser does not let us
  }
}

/** Keep tables; nothing happens where the browser has no room. */
export async function keepTables(
  digest: string,
  tables: Uint8Array<ArrayBuffer>,
  caches = findCaches(),
): Promise<void> {
  try {
    const stream = new Blob([tables]).stream().pipeThrough(new CompressionStream("gzip"));
    const packed = await new Response(stream).arrayBuffer();
    await (await caches?.open(CACHE))?.put(addressOf(digest), new Response(packed));
  } catch {
    // Solved again next time.
  }
}

async function computeDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
