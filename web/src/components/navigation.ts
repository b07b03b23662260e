/** The sections of the site, as the navigation bar lists them. */
import { HAS_SERVER } from "../api.ts";
import { lastUsedGame } from "../games/last-used.ts";
import type { Route } from "../router.ts";
import type { IconName } from "./icons.tsx";

type Section = "play" | "learn" | "puzzles" | "analyse" | "watch";

interface SectionLink {
  readonly section: Section;
  readonly icon: IconName;
  readonly to: Route;
}

/** The sections on offer. Without a server nobody else's games can be watched. */
export function listSections(hasServer = HAS_SERVER): SectionLink[] {
  const sections: SectionLink[] = [
    { section: "play", icon: "dice", to: { page: "home" } },
    { section: "learn", icon: "learn", to: { page: "learn", course: null, step: null } },
    { section: "puzzles", icon: "puzzle", to: { page: "puzzles", game: null, choice: null } },
    { section: "analyse", icon: "chances", to: { page: "analysis", rules: lastUsedGame() } },
    { section: "watch", icon: "eye", to: { page: "watch" } },
  ];
  return sections.filter(({ section }) => hasServer || section !== "watch");
}

const SECTIONS: Readonly<Record<Route["page"], Section | null>> = {
  home: "play",
  game: "play",
  learn: "learn",
  rules: "learn",
  print: "learn",
  puzzles: "puzzles",
  analysis: "analyse",
  openings: "analyse",
  review: "analyse",
  watch: "watch",
  account: null,
  privacy: null,
  "not-found": null,
};

/** The section that a page belongs to. */
export const findSection = ({ page }: Route): Section | null => SECTIONS[page];

/** Whether a board fills the page: on a small screen it gets the room of the navigation bar. */
export function isBoardPage(route: Route): boolean {
  switch (route.page) {
    case "game":
    case "review":
    case "analysis":
    case "openings":
      return true;
    case "learn":
      return route.step !== null;
    case "puzzles":
      return route.choice !== null;
    default:
      return false;
  }
}

/** The game whose name is in an address. */
export function findNamedGame(route: Route): string | null {
  switch (route.page) {
    case "rules":
    case "analysis":
      return route.rules;
    case "openings":
    case "puzzles":
      return route.game;
    case "learn":
      return route.course;
    default:
      return null;
  }
}
