/** The puzzles of a game: the file that Python's miner writes, and how one of them is chosen. */

export interface Puzzle {
  readonly game: string;
  readonly id: string;
  readonly rating: number;
  /** What it is about; the first theme is the task. */
  readonly themes: readonly string[];
  /** The position in the game's notation; the solver is to move. */
  readonly position: string;
  /** The lines that solve it, the best first: the solver's moves and the replies to them. */
  readonly answers: readonly (readonly string[])[];
}

const files = import.meta.glob<string>("../../../src/duellum/*/puzzles/puzzles.tsv", {
  query: "?raw",
  import: "default",
});
const pathOf = (game: string): string => `../../../src/duellum/${game}/puzzles/puzzles.tsv`;
const loaded = new Map<string, Promise<readonly Puzzle[]>>();

export const hasPuzzles = (game: string): boolean => pathOf(game) in files;

/** Load the puzzles of a game, the easiest first. Rejects where they cannot be loaded, and may then be asked for again. */
export function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const known = loaded.get(game);
  if (known) return known;
  const load = files[pathOf(game)];
  if (!load) return Promise.reject(new Error(`${game} has no puzzles`));
  const loading = load().then((text) => parseCollection(game, text));
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}

/** Parse a collection: a line for each puzzle, with tabs between id, rating, themes, position and answers. */
export function parseCollection(game: string, text: string): readonly Puzzle[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", rating, themes = "", position = "", answers = ""] = line.split("\t");
      return {
        game,
        id,
        rating: Number(rating),
        themes: themes.split(" "),
        position,
        answers: answers.split(";").map((answer) => answer.split(" ")),
      };
    });
}

const DAY = 86_400_000;
/** A prime larger than any collection: the puzzles of successive days are far apart, and none comes again too soon. */
const STRIDE = 999_983;

/** The number of a day, in universal time: it is the same for everybody. */
export const dayNumber = (now: number): number => Math.floor(now / DAY);

/** The puzzle of a day; null if there are none. */
export function pickDaily(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  return puzzles[(day * STRIDE) % puzzles.length] ?? null;
}

/** How far from the wanted rating a puzzle may be, at first; the window grows until it holds some. */
const WINDOW = 100;

/** A puzzle near a rating that has not been seen, by a random number from 0 to 1; the seen ones again once all are. */
export function pickRated(
  puzzles: readonly Puzzle[],
  rating: number,
  seen: ReadonlySet<string>,
  random: number,
): Puzzle | null {
  const unseen = puzzles.filter(({ id }) => !seen.has(id));
  const choice = unseen.length > 0 ? unseen : puzzles;
  if (choice.length === 0) return null;
  for (let window = WINDOW; ; window *= 2) {
    const near = choice.filter((puzzle) => Math.abs(puzzle.rating - rating) <= window);
    const found = near[Math.floor(random * near.length)];
    if (found) return found;
  }
}

/** The theme of the puzzles that a newcomer sees first. */
export const BEGINNER = "beginner";
/** How many of the easiest puzzles stand for that theme in a game without it. */
const EASIEST = 10;

/** The next puzzle for beginners, the easiest first; null for a player who has tried as many puzzles, or all of them. */
export function pickFirst(puzzles: readonly Puzzle[], count: number, seen: ReadonlySet<string>): Puzzle | null {
  const first = puzzles.filter(({ themes }) => themes.includes(BEGINNER));
  return count < first.length ? (first.find(({ id }) => !seen.has(id)) ?? null) : null;
}

/** The puzzles of a series: all, those of a theme, the easiest, or the one with this id. */
export function listSeries(puzzles: readonly Puzzle[], choice: string): readonly Puzzle[] {
  if (choice === "rated") return puzzles;
  const ofTheme = puzzles.filter(({ themes }) => themes.includes(choice));
  if (ofTheme.length > 0) return ofTheme;
  return choice === BEGINNER ? puzzles.slice(0, EASIEST) : puzzles.filter(({ id }) => id === choice);
}

/** How far a player has come with some puzzles: how many there are, were tried, and are solved. */
export interface ThemeProgress {
  readonly count: number;
  readonly tried: number;
  readonly solved: number;
}

/** The progress with the puzzles that have one of these themes; each counts once. */
export function measureProgress(
  puzzles: readonly Puzzle[],
  themes: readonly string[],
  seen: ReadonlySet<string>,
  failed: ReadonlySet<string>,
): ThemeProgress {
  const chosen = puzzles.filter((puzzle) => puzzle.themes.some((theme) => themes.includes(theme)));
  const tried = chosen.filter(({ id }) => seen.has(id));
  const solved = tried.filter(({ id }) => !failed.has(id));
  return { count: chosen.length, tried: tried.length, solved: solved.length };
}
