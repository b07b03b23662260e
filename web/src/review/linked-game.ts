/** Opens a game that travels in its link: the record is kept like that of a file, and shown at the same move. */
import { formatFileId, openRecord } from "../record/record-loader.ts";
import { redirect } from "../router.ts";
import { parseFragment } from "../share/links.ts";
import { decodeRecord } from "../share/record-link.ts";

/** Go on to the review of the game in a fragment; false where it holds none. Rejects like {@link openRecord}. */
export async function openLinkedGame(fragment: string): Promise<boolean> {
  const found = parseFragment(fragment);
  const record = found?.data ? await decodeRecord(found.data) : null;
  if (!found || record === null) return false;
  const name = await openRecord(record);
  redirect({ page: "review", game: formatFileId(name) }, `#${found.ply}`);
  return true;
}
