/** Addresses that are shared: of the review of a game at a move, or of a page that needs no game. */
import { BASE } from "../router.ts";
import { encodeRecord } from "./record-link.ts";
import type { SharedLink } from "./shared-game.ts";

/** What is in the place of a game's id where the record is in the fragment. */
export const LINK_GAME = "link";

/** The path of a link: `/review/<id>?lang=de#12`, or `/review/link#12.<record>`; null if the record is too long. */
export async function formatLink(link: SharedLink, language: string, base = BASE): Promise<string | null> {
  if (link.kind === "game") {
    // Sites that show a preview of the link ask the server for it in this language.
    const query = language === "en" ? "" : `?lang=${language}`;
    return `${base}review/${encodeURIComponent(link.gameId)}${query}#${link.ply}`;
  }
  if (link.kind === "page") return link.path;
  const data = await encodeRecord(link.record);
  return data === null ? null : `${base}review/${LINK_GAME}#${link.ply}.${data}`;
}

/** The ply and the data in the fragment of such a link, with or without its `#`; null if it is not such a link. */
export function parseFragment(fragment: string): { ply: number; data: string | null } | null {
  const found = /^#?(\d{1,6})(?:\.([\w-]+))?$/.exec(fragment);
  return found && { ply: Number(found[1]), data: found[2] ?? null };
}
