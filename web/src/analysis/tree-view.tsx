/** The tree of moves: the main line with its variations indented after the moves that they replace. */
import type { JSX } from "preact";
import { sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { translateAll } from "../i18n/translatable.ts";
import { t } from "../i18n/translation.ts";
import type { Position } from "../rules/contract.ts";
import { showNotation } from "../settings/settings.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { movesOn, nextOf, type Path, type Variation } from "./session/variation-tree.ts";

export function TreeView({ session }: { session: AnalysisSession }): JSX.Element {
  const { comment } = session.tree.value;
  return (
    <div class="analysis-lines-tree">
      {comment && <Comment text={comment} />}
      <Continuation session={session} path={[]} isNew />
    </div>
  );
}

interface ContinuationProps {
  session: AnalysisSession;
  path: Path;
  /** Whether nothing of its line stands right before it. */
  isNew: boolean;
}

/** What follows at a place: the moves of the line up to a fork, then the variations there, then the rest. */
function Continuation({ session, path, isNew }: ContinuationProps): JSX.Element {
  const line: Path[] = [];
  let here = path;
  let next = nextOf(session.tree.value, here);
  while (next.length > 0) {
    here = [...here, 0];
    line.push(here);
    if (next.length > 1) break;
    next = nextOf(session.tree.value, here);
  }
  const fork = next.length > 1 ? next : [];
  const before = here.slice(0, -1);
  return (
    <>
      <span class="analysis-run">
        {line.map((at, index) => (
          <MoveButton key={at.length} session={session} path={at} isFirst={isNew && index === 0} />
        ))}
      </span>
      {fork.slice(1).map((node, index) => (
        <Branch key={node.move} session={session} path={[...before, index + 1]} />
      ))}
      {fork.length > 0 && nextOf(session.tree.value, here).length > 0 && (
        <Continuation session={session} path={here} isNew />
      )}
    </>
  );
}

/** A variation, indented. */
function Branch({ session, path }: { session: AnalysisSession; path: Path }): JSX.Element {
  return (
    <div class="analysis-branch" role="group" aria-label={t("analysis-variation")}>
      <MoveButton session={session} path={path} isFirst />
      {nextOf(session.tree.value, path).length > 0 && <Continuation session={session} path={path} isNew={false} />}
    </div>
  );
}

interface MoveButtonProps {
  session: AnalysisSession;
  path: Path;
  /** Whether it begins a line of the list, where the turn's number always stands. */
  isFirst: boolean;
}

function MoveButton({ session, path, isFirst }: MoveButtonProps): JSX.Element {
  const { game } = session;
  const moves = movesOn(session.tree.value, path);
  const positions = session.positionsAfter(moves);
  const before = positions.at(-2) as Position;
  const { move } = session.situationAt(path);
  const words = move?.words();
  const number = turnNumber(session, positions.slice(0, -1), isFirst);
  const isHere = path.join(".") === session.path.value.join(".");
  const node = nextOf(session.tree.value, path.slice(0, -1))[path.at(-1) ?? 0] as Variation;
  const { MoveLabel } = findClient(game);
  const told = words && !showNotation.value ? translateAll([words]) : node.move;
  return (
    <>
      {number !== null && <span class="analysis-turn">{number}</span>}
      <button
        type="button"
        class="ply analysis-move"
        title={node.move}
        aria-label={t("moves-ply", { side: sideName(game, before.toMove), move: told })}
        onClick={() => session.goTo(path)}
        {...(isHere ? { "aria-current": "step" as const } : {})}
      >
        {words && !showNotation.value ? (
          <MoveLabel words={words} seat={before.toMove} following={[]} />
        ) : (
          <code>{node.move}</code>
        )}
      </button>
      {node.comment && <Comment text={node.comment} />}
    </>
  );
}

/** The number of the turn that a move begins, or belongs to where it begins a line of the list. */
function turnNumber(session: AnalysisSession, before: readonly Position[], isFirst: boolean): number | null {
  const starts = before.filter((position, ply) => ply === 0 || session.rules.startsTurn(position));
  return isFirst || starts.at(-1) === before.at(-1) ? starts.length : null;
}

function Comment({ text }: { text: string }): JSX.Element {
  return (
    <span class="analysis-remark" dir="auto">
      {text}
    </span>
  );
}
