/** The puzzle of the day: its position, and the days on which it was solved. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { displayedLanguage, t } from "../i18n/translation.ts";
import type { PositionView, Seat } from "../protocol/types.ts";
import { loadRules } from "../rules/registry.ts";
import { dayNumber, loadPuzzles, type Puzzle, pickDaily } from "./collection.ts";
import { countDays, isDaySolved } from "./progress.ts";

/** The number of the present day. */
export const today = (): number => dayNumber(Date.now());

interface Daily {
  readonly puzzle: Puzzle;
  readonly picture: PositionView;
  readonly solver: Seat;
}

async function loadDaily(game: string): Promise<Daily | null> {
  const [puzzles, rules] = await Promise.all([loadPuzzles(game), loadRules(game)]);
  const puzzle = pickDaily(puzzles, today());
  if (puzzle === null) return null;
  const position = rules.parsePosition(puzzle.position);
  return { puzzle, picture: position.view(), solver: position.toMove };
}

/** The puzzle of the day of a game; null until it has been loaded, and where that fails. */
export function useDaily(game: string): Daily | null {
  const daily = useSignal<Daily | null>(null);
  useEffect(() => {
    daily.value = null;
    loadDaily(game).then(
      (loaded) => (daily.value = loaded),
      () => undefined, // without a connection: the page does without its board
    );
  }, [game]);
  return daily.value;
}

const WEEK = 7;
const DAY_MS = 86_400_000;

/** The last seven days, today at the end, each marked where its puzzle was solved; and how many in a row. */
export function Week({ game }: { game: string }): JSX.Element {
  const now = today();
  const days = Array.from({ length: WEEK }, (_, place) => now - WEEK + 1 + place);
  const format = new Intl.DateTimeFormat(displayedLanguage.value, { weekday: "narrow", timeZone: "UTC" });
  const streak = countDays(game, now);
  return (
    <div class="week">
      <div
        class="week-days"
        role="img"
        aria-label={t("puzzles-week", { count: days.filter((day) => isDaySolved(game, day)).length })}
      >
        {days.map((day) => (
          <span key={day} class="week-day" data-solved={isDaySolved(game, day)} data-today={day === now}>
            <span class="week-sign">{isDaySolved(game, day) && <Icon name="check" />}</span>
            {format.format(day * DAY_MS)}
          </span>
        ))}
      </div>
      <p class="week-streak" data-streak={streak > 0}>
        <Flame />
        {streak > 0 ? t("puzzles-days", { count: streak }) : t("puzzles-days-none")}
      </p>
    </div>
  );
}

function Flame(): JSX.Element {
  return (
    <svg class="icon flame" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 3c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-2.5 1.2-4 2.4-5.2.3 1.7 1 2.6 2 3.2C10 9 10.5 6 12 3Z" />
    </svg>
  );
}
