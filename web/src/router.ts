/** A small router: the page that belongs to the address. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "rules"; rules: string | null }
  | { page: "replay"; record: string }
  | { page: "not-found" };

/** Parse a path; the inverse of {@link formatPath}. */
export function parsePath(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "not-found" };
  if (first === undefined) return { page: "home" };
  if (first === "game" && second !== undefined) return { page: "game", game: second };
  if (first === "rules") return { page: "rules", rules: second ?? null };
  if (first === "replay") return { page: "replay", record: second ?? "" };
  return { page: "not-found" };
}

/** Format the path of a page. */
export function formatPath(route: Route): string {
  switch (route.page) {
    case "game":
      return `/game/${route.game}`;
    case "rules":
      return route.rules === null ? "/rules" : `/rules/${route.rules}`;
    case "replay":
      return `/replay/${route.record}`;
    default:
      return "/";
  }
}

export const route = signal<Route>({ page: "home" });

/** Navigate to a page, as if its link had been clicked. */
export function go(to: Route): void {
  history.pushState(null, "", formatPath(to));
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  route.value = parsePath(location.pathname);
}

/** Start to handle clicks on internal links, and the browser's back and forward. */
export function startRouting(): void {
  follow();
  addEventListener("popstate", follow);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    go(parsePath(to.pathname));
  });
}
