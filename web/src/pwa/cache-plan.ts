/** Which files of a version the service worker keeps, and when. No browser interfaces: tested in Node. */

/** A version of the client: its files by what they are for. Paths are relative to the scope. */
export interface Version {
  /** Changes whenever a file does. */
  readonly name: string;
  /** What every page needs: kept before the version counts as installed. */
  readonly core: readonly string[];
  /** The other files that are the same in every language. */
  readonly rest: readonly string[];
  /** By language the files that only it needs. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** The page that every address shows. */
export const PAGE = "index.html";

type Treatment = "page" | "asset" | "game-file" | "none";

/** What the server has of games from other packages: texts and rulebooks. */
const GAME_FILE = /^api\/rules\/[^/?]+\/(texts\/[a-z]+|book)$/;

/**
 * How to treat a request: the page, a file with a digest in its name, the texts of a game, or nothing of ours. The server's
 * other addresses, other origins and anything but GET are left alone.
 */
export function chooseTreatment(request: Pick<Request, "method" | "mode" | "url">, scope: string): Treatment {
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return "none";
  const path = url.href.slice(scope.length);
  if (path.startsWith("api/")) return GAME_FILE.test(path) ? "game-file" : "none";
  if (request.mode === "navigate") return isFile(path) ? "none" : "page";
  return path.startsWith("assets/") ? "asset" : "none";
}

/** Whether a path names a file rather than a page of the client. */
const isFile = (path: string): boolean => /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(path) && !path.startsWith(PAGE);

/** The files to fetch in idle time, for somebody who uses these languages. */
export function listIdleFiles(version: Version, languages: readonly string[]): string[] {
  return [...version.rest, ...languages.flatMap((language) => version.languages[language] ?? [])];
}

/** Every file of a version; others in the cache belong to an older one. */
export function listAllFiles(version: Version): Set<string> {
  return new Set([...version.core, ...version.rest, ...Object.values(version.languages).flat()]);
}
