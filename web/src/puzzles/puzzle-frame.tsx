/** A puzzle at the real table: the card with the task, and the table with the marks of a hint. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { useExerciseFocus, useExerciseSounds } from "../components/exercise.ts";
import { LiveRegion } from "../components/live-region.tsx";
import type { EngineHost } from "../engine/contract.ts";
import { gameName } from "../games/names.ts";
import { type AnyTable, STUDY } from "../games/table.ts";
import { settle } from "../lessons/settle.ts";
import type { Rules } from "../rules/contract.ts";
import type { Puzzle } from "./collection.ts";
import { markPiece } from "./games.ts";
import { Judge } from "./judge.ts";
import { PuzzleCard } from "./puzzle-card.tsx";
import { PuzzleSession } from "./puzzle-session.ts";
import { commentText } from "./puzzle-texts.ts";

interface PuzzleFrameProps {
  puzzle: Puzzle;
  rules: Rules;
  engines: EngineHost;
  table: AnyTable;
  /** Called once when the puzzle is over. */
  end(session: PuzzleSession): number;
  /** Shows the next puzzle; null if there is none. */
  next: (() => void) | null;
}

export function PuzzleFrame(props: PuzzleFrameProps): JSX.Element {
  const { puzzle, table: Table } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const announcement = useSignal("");
  const session = useSession(props, table);
  const change = useResult(props, session);
  useExerciseFocus(frame, session.phase.value, session);
  useExerciseSounds(puzzle.game, session.shown.value.last, session.phase.value === "solved");
  const { picture, last, toMove, ply } = session.shown.value;
  const isDoing = session.phase.value === "doing";
  const legal = isDoing ? session.legal.value : [];
  const hint = isDoing ? session.hint.value : 0;
  const marks = hint === 1 ? markPiece(puzzle.game, session.nextMove, legal) : [];
  return (
    <div ref={frame} class="frame lesson puzzle" data-line="true">
      <AppBar>
        <h1 class="frame-title">{gameName(puzzle.game)}</h1>
      </AppBar>
      <main class="frame-body lesson-body">
        <PuzzleCard session={session} change={change} next={props.next} />
        <div ref={table} class="frame-table">
          <Table
            {...STUDY}
            picture={picture}
            legal={[...legal]}
            last={last}
            ply={ply}
            seat={session.solver}
            toMove={toMove}
            hint={hint === 2 || (hint === 1 && marks.length === 0) ? session.nextMove : null}
            stars={marks}
            play={(move) => void session.play(move)}
            announce={(text) => (announcement.value = text)}
          />
        </div>
        <LiveRegion text={announcement.value} />
        <LiveRegion text={commentText(session)} />
      </main>
    </div>
  );
}

/** The session of a puzzle. The table stays the same from one to the next, so its plies are counted on. */
function useSession(props: PuzzleFrameProps, table: { readonly current: Element | null }): PuzzleSession {
  const { puzzle, rules, engines } = props;
  const before = useRef<PuzzleSession | null>(null);
  const session = useMemo(() => {
    before.current?.stop();
    const ply = (before.current?.shown.peek().ply ?? -2) + 2;
    const judge = new Judge(puzzle.game, rules, engines);
    return new PuzzleSession(
      puzzle,
      rules,
      ply,
      (isBeforeReply) => settle(table.current, isBeforeReply),
      (position, move, after) => judge.assess(position, move, after),
    );
  }, [puzzle, rules]);
  before.current = session;
  useEffect(() => () => before.current?.stop(), []);
  return session;
}

/** Note the result when the puzzle is over, or when the first mistake is made; gives the change of the rating. */
function useResult(props: PuzzleFrameProps, session: PuzzleSession): number {
  const change = useSignal(0);
  const phase = session.phase.value;
  const isOver = phase === "solved" || phase === "shown" || phase === "wrong";
  // Together with the picture: a solver who sees that the puzzle is over may leave at once.
  useLayoutEffect(() => {
    change.value = 0;
  }, [session]);
  useLayoutEffect(() => {
    if (isOver) change.value += props.end(session);
  }, [session, phase]);
  return change.value;
}
