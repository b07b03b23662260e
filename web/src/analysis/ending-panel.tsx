/** What the tablebase says: the verdict on the position, and on each of its moves. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { translateAll } from "../i18n/translatable.ts";
import { percent, t } from "../i18n/translation.ts";
import type { Position } from "../rules/contract.ts";
import { describePlies } from "./plies.ts";
import type { EndingVerdict, GameAnalysis } from "./registry.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";

/** What the tablebase says of the position; a share while it is being solved. */
type EndingState = { verdict: EndingVerdict } | { share: number } | "failed" | null;

interface EndingPanelProps {
  session: AnalysisSession;
  ending: Exclude<EndingState, null>;
}

export function EndingPanel({ session, ending }: EndingPanelProps): JSX.Element {
  const { position } = session.situation.value;
  return (
    <div class="analysis-ending">
      <h3>{t("analysis-endings")}</h3>
      <p role="status">{describeEnding(session, ending)}</p>
      {typeof ending === "object" && "verdict" in ending && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul class="analysis-ending-moves" tabIndex={0} aria-label={t("analysis-ending-moves")}>
          {ending.verdict.moves.map(({ move, plies }) => (
            <li key={move}>
              <EndingMove game={session.game} position={position} move={move} play={() => session.play(move)} />
              <span class="analysis-plies" data-result={Math.sign(plies)}>
                {describePlies(plies)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeEnding({ game, situation }: AnalysisSession, ending: Exclude<EndingState, null>): string {
  if (ending === "failed") return t("analysis-endings-failed");
  if ("share" in ending) return t("analysis-endings-solving", { share: percent(ending.share) });
  const { plies } = ending.verdict;
  const side = sideName(game, situation.value.position.toMove);
  if (plies === 0) return t("analysis-ending-draw");
  return t(plies > 0 ? "analysis-ending-win" : "analysis-ending-loss", { side, count: Math.abs(plies) });
}

interface EndingMoveProps {
  game: string;
  position: Position;
  move: string;
  play(): void;
}

function EndingMove({ game, position, move, play }: EndingMoveProps): JSX.Element | null {
  const { MoveLabel } = findClient(game);
  const legal = position.legalMoves().find(({ text }) => text === move);
  if (!legal) return null; // of the position before, for a moment
  const words = legal.words();
  return (
    <button type="button" class="ply analysis-move" title={move} aria-label={translateAll([words])} onClick={play}>
      <MoveLabel words={words} seat={position.toMove} following={[]} />
    </button>
  );
}

/** What the tablebase says of the position that the session shows. */
export function useEnding(session: AnalysisSession, { endings }: GameAnalysis): EndingState {
  const state = useSignal<EndingState>(null);
  const { position, actor } = session.situation.value;
  useEffect(() => {
    let isCurrent = true;
    const show = (next: EndingState) => {
      if (isCurrent) state.value = next;
    };
    const isHeld = actor !== null && endings?.mayHold(position) === true;
    show(isHeld ? { share: 0 } : null);
    if (isHeld)
      endings
        .probe(position, (share) => show({ share }))
        .then(
          (verdict) => show(verdict && { verdict }),
          () => show("failed"),
        );
    return () => {
      isCurrent = false;
    };
  }, [position.text, actor]);
  return state.value;
}
