/** What tabs tell each other about the games of this browser. */

export interface Announcement {
  readonly game: string;
  readonly what: "saved" | "deleted" | "moved";
}

const NAME = "duellum.games";

/** Listen to the other tabs, and to the other side of this one: page and Worker hear each other, too. */
export function openAnnouncements(listen: (announcement: Announcement) => void): (announcement: Announcement) => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined; // tabs notice when they write
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<Announcement>) => listen(event.data);
  return (announcement) => channel.postMessage(announcement);
}
