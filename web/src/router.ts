/** A small router: the page that belongs to the address. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "game"; gameId: string }
  | { page: "rules"; rules: string | null; tool: string | null }
  | { page: "review"; gameId: string }
  | { page: "print" }
  | { page: "openings"; game: string }
  | { page: "learn"; course: string | null; step: number | null }
  | { page: "analysis"; rules: string }
  | { page: "puzzles"; game: string | null; choice: string | null }
  | { page: "watch" }
  | { page: "account" }
  | { page: "privacy" }
  | { page: "not-found" };

/** The path of the first page: "/", or where a static host has the client. */
export const BASE: string = import.meta.env.BASE_URL;

/** Parse a path; the inverse of {@link formatPath}. */
export function parsePath(path: string, base = BASE): Route {
  if (!`${path}/`.startsWith(base)) return { page: "not-found" };
  const [first, second, third, ...rest] = path
    .slice(base.length)
    .split("/")
    .filter((part) => part !== "");
  if (rest.length > 0) return { page: "not-found" };
  if (first === "learn") return parseLearnPath(second ?? null, third ?? null);
  if (first === "puzzles") return { page: "puzzles", game: second ?? null, choice: third ?? null };
  if (third !== undefined && first !== "rules") return { page: "not-found" };
  if (first === undefined) return { page: "home" };
  if (first === "game" && second !== undefined) return { page: "game", gameId: second };
  if (first === "print" && second === undefined) return { page: "print" };
  if (first === "watch" && second === undefined) return { page: "watch" };
  if (first === "account" && second === undefined) return { page: "account" };
  if (first === "privacy" && second === undefined) return { page: "privacy" };
  if (first === "openings" && second !== undefined) return { page: "openings", game: second };
  if (first === "rules") return { page: "rules", rules: second ?? null, tool: third ?? null };
  if (first === "analysis" && second !== undefined) return { page: "analysis", rules: second };
  if (first === "review") return { page: "review", gameId: second ?? "" };
  if (first === "replay") return { page: "review", gameId: `file-${second ?? ""}` }; // where saved games were shown once
  return { page: "not-found" };
}

/** Parse the path of a lesson: `/learn`, `/learn/<game>`, `/learn/<game>/3`. */
function parseLearnPath(course: string | null, step: string | null): Route {
  if (step === null) return { page: "learn", course, step: null };
  return /^[1-9]\d*$/.test(step) ? { page: "learn", course, step: Number(step) } : { page: "not-found" };
}

/** Format the path of a page. */
export function formatPath(route: Route, base = BASE): string {
  return (
    base +
    listParts(route)
      .filter((part) => part !== null)
      .join("/")
  );
}

function listParts(route: Route): (string | number | null)[] {
  switch (route.page) {
    case "game":
      return ["game", route.gameId];
    case "rules":
      return ["rules", route.rules, route.tool];
    case "review":
      return ["review", route.gameId];
    case "print":
    case "watch":
    case "account":
    case "privacy":
      return [route.page];
    case "analysis":
      return ["analysis", route.rules];
    case "openings":
      return ["openings", route.game];
    case "learn":
      return ["learn", route.course, route.step];
    case "puzzles":
      return ["puzzles", route.game, route.choice];
    default:
      return [];
  }
}

export const gamePath = (gameId: string): string => formatPath({ page: "game", gameId });
export const rulesPath = (rules: string): string => formatPath({ page: "rules", rules, tool: null });

/** The address of a game's review, at the position after this number of plies. */
export function reviewPath(gameId: string, ply: number | null = null): string {
  return formatPath({ page: "review", gameId }) + (ply === null ? "" : `#${ply}`);
}

export const route = signal<Route>({ page: "home" });

/** The address of a clause in a game's rulebook. */
export function clausePath(rules: string, clause: string): string {
  return `${rulesPath(rules)}#${clause}`;
}

/** Navigate to a page, as if its link had been clicked; `rest` is the query and fragment of its address. */
export function go(to: Route, rest = ""): void {
  history.pushState(null, "", formatPath(to) + rest);
  follow();
  scrollTo(0, 0);
}

/** Replace the page of a link that leads elsewhere now. */
export function redirect(to: Route, rest = ""): void {
  history.replaceState(null, "", formatPath(to) + rest);
  follow();
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
    if (to.origin !== location.origin || to.pathname.startsWith("/api/") || !to.pathname.startsWith(BASE)) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    go(parsePath(to.pathname), to.search + to.hash);
  });
}
