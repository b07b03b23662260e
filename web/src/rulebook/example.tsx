/** An example next to its board: its moves are shown in place, others can be tried, and refusals explained. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import type { AnyDiagram } from "../games/diagram.ts";
import { findClient } from "../games/registry.ts";
import { translateAll } from "../i18n/translatable.ts";
import { t, translateOr } from "../i18n/translation.ts";
import type { MoveView } from "../protocol/types.ts";
import { playSound } from "../sound.ts";
import { ClauseLinks, clauseText } from "./clause-list.tsx";
import type { ExampleView } from "./data/types.ts";
import {
  advance,
  beginTrial,
  demonstrate,
  findNext,
  isAtEnd,
  isShownMove,
  listPictures,
  openExample,
  type Player,
  showRefusal,
  tryMove,
} from "./example-player.ts";
import { BookText } from "./marked.tsx";

/** Milliseconds until the first move of an example that is shown again, and between two moves. */
const FIRST_MS = 350;
const BETWEEN_MS = 1700;

interface ExampleProps {
  rules: string;
  example: ExampleView;
  diagram: AnyDiagram;
  announce(text: string): void;
}

export function Example(props: ExampleProps): JSX.Element {
  const { example, diagram, announce } = props;
  const [player, setPlayer] = useState<Player>(() => openExample(example));
  usePlayback(player, setPlayer, props.rules);
  const others = useMemo(() => listPictures(example), [example]);
  const { Drawing } = diagram;
  const frame = player.frames[player.at] ?? player.frames[0];
  const isLive = player.mode === "trial";
  const comment = describePlayer(props, player);
  useEffect(() => {
    if (comment !== null && player.mode === "refusal") announce(comment);
  }, [comment]);
  return (
    <figure class="card example" id={`example-${example.id}`} data-live={isLive} tabIndex={-1}>
      <div class="example-board">
        {frame && (
          <Drawing
            key={isLive}
            picture={frame.picture}
            last={frame.last}
            ply={player.at}
            toMove={frame.toMove}
            seat={0}
            legal={player.choices.map(({ move }) => move)}
            label={translateAll([example.caption])}
            isLive={isLive}
            others={others}
            next={findNext(example, player)}
            refused={isAtEnd(player) ? (player.refused?.text ?? null) : null}
            play={(move) => setPlayer((now) => tryMove(now, move))}
            announce={announce}
          />
        )}
      </div>
      <figcaption>
        <p>
          <BookText text={example.caption} /> <ClauseLinks clauses={example.clauses} />
        </p>
        {example.facts.length > 0 && (
          <ul class="example-facts">
            {example.facts.map((fact, place) => (
              <li key={place}>
                <BookText text={fact} />
              </li>
            ))}
          </ul>
        )}
        <Controls {...props} player={player} change={setPlayer} />
        <p class="example-comment">
          {comment !== null && (
            <>
              <Icon name={player.mode === "refusal" ? "cross" : "check"} />
              <span>
                {comment} {player.refused !== null && <ClauseLinks clauses={[player.refused.clause]} />}
              </span>
            </>
          )}
        </p>
        <PrintedRefusals {...props} />
      </figcaption>
    </figure>
  );
}

/** Show the frames of a demonstration one after another, with the sounds of their moves. */
function usePlayback(player: Player, change: (update: (now: Player) => Player) => void, rules: string): void {
  const { at, isPlaying, frames } = player;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => change(advance), at === 0 ? FIRST_MS : BETWEEN_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, frames]);
  const last: MoveView | null = at > 0 ? (frames[at]?.last ?? null) : null;
  useEffect(() => {
    const sound = last && findClient(rules).moveSound(last);
    if (sound) playSound(sound);
  }, [last]);
}

/** What is to be said of what the reader did; null if there is nothing. */
function describePlayer({ example, diagram }: ExampleProps, player: Player): string | null {
  const { tried, refused } = player;
  if (tried !== null) {
    const text = diagram.describeMove(tried.move, tried.side === 1 ? 1 : 0);
    return t(isShownMove(example, tried) ? "book-tried-same" : "book-tried", { text });
  }
  if (refused === null || !isAtEnd(player)) return null;
  return t("book-refused", { move: diagram.describeAttempt(refused.text), text: clauseText(refused.clause) });
}

interface ControlsProps extends ExampleProps {
  player: Player;
  change(player: Player): void;
}

function Controls({ rules, example, diagram, player, change }: ControlsProps): JSX.Element {
  const isShown = player.mode !== "example" || player.at > 0;
  return (
    <div class="actions example-controls">
      {example.steps.length > 0 && (
        <button type="button" class="button primary" onClick={() => change(demonstrate(example))}>
          <Icon name={isShown ? "again" : "forward"} />
          {isShown ? t("book-again") : translateOr(`book-play-${rules}`, t("book-play"))}
        </button>
      )}
      {example.choices.length > 0 && (
        <button
          type="button"
          class="button"
          aria-pressed={player.mode === "trial"}
          onClick={() =>
            change(player.mode === "trial" && player.tried === null ? openExample(example) : beginTrial(example))
          }
        >
          <Icon name={player.tried === null ? "person" : "again"} />
          {t(player.tried === null ? "book-try" : "book-try-again")}
        </button>
      )}
      {example.refused.map((refused) => (
        <button
          key={refused.text}
          type="button"
          class="button"
          aria-pressed={player.refused === refused}
          onClick={() => change(showRefusal(example, refused))}
        >
          <Icon name="cross" />
          {t("book-why", { move: diagram.describeAttempt(refused.text) })}
        </button>
      ))}
    </div>
  );
}

/** On paper nothing can be pressed: every refused move with what is played before it, and its clause. */
function PrintedRefusals({ example, diagram }: ExampleProps): JSX.Element | null {
  if (example.refused.length === 0) return null;
  return (
    <ul class="example-facts print-only" aria-hidden="true">
      {example.refused.map(({ text, clause, before }) => {
        const refusal = t("book-refused", { move: diagram.describeAttempt(text), text: clauseText(clause) });
        const moves = before.map(({ words }) => translateAll([words])).join("; ");
        return (
          <li key={`${moves} ${text}`}>
            {moves === "" ? refusal : t("book-refused-after", { moves, refusal })} ({clause})
          </li>
        );
      })}
    </ul>
  );
}
