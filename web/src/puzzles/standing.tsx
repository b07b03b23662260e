/** How good the player is at the puzzles of a game: rating with its curve, how many are solved, the longest streak. */
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { ratingHistory, recordOf } from "./progress.ts";

export function Standing({ game }: { game: string }): JSX.Element {
  const { rating, count, solved, bestStreak } = recordOf(game);
  if (count === 0) return <p class="muted">{t("puzzles-first", { rating: String(rating) })}</p>;
  return (
    <div class="standing">
      <dl class="standing-figures">
        <Figure name={t("puzzles-figure-rating")} value={rating} />
        <Figure name={t("puzzles-figure-solved")} value={`${solved} / ${count}`} />
        <Figure name={t("puzzles-figure-streak")} value={bestStreak} />
      </dl>
      <RatingCurve ratings={ratingHistory(game)} />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string | number }): JSX.Element {
  return (
    <div>
      <dt class="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const [WIDTH, HEIGHT, MARGIN] = [240, 56, 5];
/** The curve is drawn over at least so many points of rating, so that a small change looks small. */
const LEAST_RANGE = 120;

/** The ratings after the last puzzles as a line; nothing if there is only one. */
function RatingCurve({ ratings }: { ratings: readonly number[] }): JSX.Element | null {
  if (ratings.length < 2) return null;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(high - low, LEAST_RANGE);
  const bottom = (low + high - range) / 2;
  const points = ratings.map((rating, place) => [
    MARGIN + (place / (ratings.length - 1)) * (WIDTH - 2 * MARGIN),
    HEIGHT - MARGIN - ((rating - bottom) / range) * (HEIGHT - 2 * MARGIN),
  ]);
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const [lastX, lastY] = points.at(-1) ?? [];
  const label = t("puzzles-curve", {
    first: String(ratings[0]),
    last: String(ratings.at(-1)),
    count: ratings.length - 1,
  });
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polygon points={`${MARGIN},${HEIGHT} ${line} ${WIDTH - MARGIN},${HEIGHT}`} />
      <polyline points={line} />
      <circle cx={lastX} cy={lastY} r="3.5" />
    </svg>
  );
}
