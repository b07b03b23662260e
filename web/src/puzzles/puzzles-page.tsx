/**
 * The puzzles: all games at /puzzles, one at /puzzles/<game>, and there /daily, /rated, a theme, or a puzzle's id.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { reloadForUpdate } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { WorkerEngines } from "../engine/worker-host.ts";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import type { Rules } from "../rules/contract.ts";
import { loadRules } from "../rules/registry.ts";
import {
  BEGINNER,
  hasPuzzles,
  listSeries,
  loadPuzzles,
  type Puzzle,
  pickDaily,
  pickFirst,
  pickRated,
} from "./collection.ts";
import { today } from "./daily.tsx";
import { GamesOverview, PuzzlesOverview } from "./overview.tsx";
import { noteDaily, noteResult, recordOf, seenPuzzles } from "./progress.ts";
import { PuzzleFrame } from "./puzzle-frame.tsx";
import type { PuzzleSession } from "./puzzle-session.ts";
import "../lessons/overview.css";
import "../lessons/card.css";
import "./daily.css";
import "./puzzles.css";

interface PuzzlesPageProps {
  /** The game whose puzzles are shown; null for all games. */
  game: string | null;
  /** "daily", "rated", a theme or an id; null for the overview. */
  choice: string | null;
}

/** One Worker for all puzzles of a visit. */
const engines = new WorkerEngines();

export function PuzzlesPage({ game, choice }: PuzzlesPageProps): JSX.Element {
  if (game === null) return <GamesOverview />;
  return hasPuzzles(game) ? <GamePuzzles game={game} choice={choice} /> : <NotFound />;
}

interface Loaded {
  readonly puzzles: readonly Puzzle[];
  readonly rules: Rules;
}

function GamePuzzles({ game, choice }: { game: string; choice: string | null }): JSX.Element {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    Promise.all([loadPuzzles(game), loadRules(game)]).then(([puzzles, rules]) => {
      loaded.value = { puzzles, rules };
    }, reloadForUpdate);
  }, [game]);
  if (!loaded.value) return <AppBar />;
  const { puzzles, rules } = loaded.value;
  if (choice === null) return <PuzzlesOverview game={game} puzzles={puzzles} />;
  return <Series key={choice} game={game} choice={choice} puzzles={puzzles} rules={rules} />;
}

interface SeriesProps extends Loaded {
  game: string;
  choice: string;
}

/** One puzzle, or one after another: of a theme, or as hard as the player is good. */
function Series({ game, choice, puzzles, rules }: SeriesProps): JSX.Element {
  const choices = useMemo(() => listSeries(puzzles, choice), [puzzles, choice]);
  const pick = () => (choice === "daily" ? pickDaily(puzzles, today()) : pickNext(game, choice, choices));
  const current = useSignal<Puzzle | null>(null);
  if (current.peek() === null) current.value = pick();
  const puzzle = current.value;
  usePageTitle(puzzle && t("puzzles-of", { game: gameName(game) }));
  const table = useTable(game, puzzle ? rules.parsePosition(puzzle.position).view() : undefined);
  if (!puzzle) return <NotFound />;
  if (!table) return <AppBar />;
  const end = (session: PuzzleSession): number => {
    const phase = session.phase.peek();
    if (choice === "daily" && phase === "solved") noteDaily(game, today());
    return noteResult(puzzle, phase === "solved" && session.isPerfect);
  };
  const next = choices.length > 1 ? () => (current.value = pick()) : null;
  return <PuzzleFrame puzzle={puzzle} rules={rules} engines={engines} table={table} end={end} next={next} />;
}

function pickNext(game: string, choice: string, choices: readonly Puzzle[]): Puzzle | null {
  const { rating, count } = recordOf(game);
  const seen = seenPuzzles(game);
  const easiest = choice === BEGINNER ? choices.find(({ id }) => !seen.has(id)) : null;
  return easiest ?? pickFirst(choices, count, seen) ?? pickRated(choices, rating, seen, Math.random());
}
