/** A line of the engine: what it is worth, its first move in words, and every move as a button that plays up to it. */
import type { JSX } from "preact";
import { MoveDice } from "../game/panel/move-text.tsx";
import { sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { translateAll } from "../i18n/translatable.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import { showNotation } from "../settings/settings.ts";
import { describePlies } from "./plies.ts";
import type { Line, LineMove } from "./session/line.ts";

interface LineRowProps {
  game: string;
  /** Counted from 1, the best. */
  number: number;
  line: Line;
  play(moves: readonly string[]): void;
}

export function LineRow({ game, number, line, play }: LineRowProps): JSX.Element | null {
  const [first] = line.moves;
  if (!first) return null;
  const worth = line.pliesToEnd === null ? formatPercent(line.value) : describePlies(line.pliesToEnd);
  return (
    <li class="analysis-line" aria-label={t("analysis-line", { number })}>
      <span class={`analysis-worth${number === 1 ? " analysis-best" : ""}`}>{worth}</span>
      <LineButton game={game} move={first} isFirst play={play} />
      <span class="analysis-rest">
        {line.moves.slice(1).map((move, index) => (
          <LineButton key={index} game={game} move={move} isFirst={false} play={play} />
        ))}
      </span>
    </li>
  );
}

interface LineButtonProps extends Pick<LineRowProps, "game" | "play"> {
  move: LineMove;
  isFirst: boolean;
}

function LineButton({ game, move, isFirst, play }: LineButtonProps): JSX.Element {
  const { MoveLabel } = findClient(game);
  const words = translateAll([move.words]);
  const label = t("moves-ply", { side: sideName(game, move.seat), move: showNotation.value ? move.text : words });
  return (
    <button
      type="button"
      class={`ply analysis-move${isFirst ? " analysis-first" : ""}`}
      title={isFirst ? move.text : `${move.text}: ${words}`}
      aria-label={label}
      onClick={() => play(move.moves)}
    >
      {showNotation.value ? (
        <code>{move.text}</code>
      ) : isFirst ? (
        <>
          <MoveDice rules={game} seat={move.seat} words={[move.words]} />
          <span>{words}</span>
        </>
      ) : (
        <MoveLabel words={move.words} seat={move.seat} following={[]} />
      )}
    </button>
  );
}
