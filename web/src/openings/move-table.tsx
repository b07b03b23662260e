/** The moves of a position in a table: how often they were played, how they scored, what the engine says, their plan. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { translateAll } from "../i18n/translatable.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import type { Seat } from "../protocol/types.ts";
import type { BookLine, ExplorerSession } from "./explorer-session.ts";
import { scoreInterval } from "./opening-book.ts";

interface MoveTableProps {
  game: string;
  session: ExplorerSession;
}

/** How many moves are shown at first. */
const FIRST_MOVES = 10;

export function MoveTable({ game, session }: MoveTableProps): JSX.Element {
  const isWhole = useSignal(false);
  const lines = session.lines.value;
  const shown = isWhole.value ? lines : lines.slice(0, FIRST_MOVES);
  const { actor, toMove } = session.position.value;
  if (lines.length === 0)
    return (
      <p class="explorer-end" role="status">
        {t(session.viewedPly.value > 0 ? "openings-end" : "openings-unknown")}
      </p>
    );
  const total = lines.reduce((sum, { games }) => sum + games, 0);
  return (
    <div class="explorer-book">
      <table class="explorer-table">
        <caption>
          {t("openings-table")}
          {actor !== null && <span class="muted"> · {t("openings-to-move", { side: sideName(game, toMove) })}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("openings-move")}</th>
            <th scope="col" class="number">
              {t("openings-games")}
            </th>
            <th scope="col">{t("openings-score")}</th>
            <th scope="col" class="number">
              {t("openings-value")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <Row
              key={line.move}
              game={game}
              seat={toMove}
              line={line}
              total={total}
              play={() => session.play(line.move)}
            />
          ))}
        </tbody>
      </table>
      <p class="explorer-legend muted">{t("openings-legend")}</p>
      {lines.length > FIRST_MOVES && (
        <button type="button" class="button" onClick={() => (isWhole.value = !isWhole.value)}>
          {isWhole.value ? t("openings-best") : t("openings-all", { count: lines.length })}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  game: string;
  seat: Seat;
  line: BookLine;
  total: number;
  play(): void;
}

function Row({ game, seat, line, total, play }: RowProps): JSX.Element {
  const { MoveLabel } = findClient(game);
  const plan = line.plans.map((name) => t(`opening-plan-${name}`)).join(" ");
  return (
    <>
      <tr class="explorer-row">
        <th scope="row">
          <button type="button" class="button explorer-move" aria-label={translateAll([line.words])} onClick={play}>
            <MoveLabel words={line.words} seat={seat} following={[]} />
          </button>
        </th>
        <td class="number">{formatPercent(total > 0 ? line.games / total : 0)}</td>
        <td>
          <Score line={line} />
        </td>
        <td class="number explorer-value">{formatPercent(line.value)}</td>
      </tr>
      <tr class="explorer-plan">
        <td colSpan={4}>{plan}</td>
      </tr>
    </>
  );
}

/** The score of a move as a bar, with its 95 % interval as a thin line. */
function Score({ line }: { line: BookLine }): JSX.Element {
  if (line.games === 0) return <span class="muted">{t("openings-unplayed")}</span>;
  const score = line.points / line.games;
  const [low, high] = scoreInterval(line);
  const words = t("openings-score-words", {
    score: formatPercent(score),
    games: line.games,
    low: formatPercent(low),
    high: formatPercent(high),
  });
  const style = { "--score": `${100 * score}%`, "--low": `${100 * low}%`, "--high": `${100 * high}%` };
  return (
    <span class="score-bar" role="img" aria-label={words} title={words} style={style}>
      <span class="score-figure">{formatPercent(score)}</span>
    </span>
  );
}
