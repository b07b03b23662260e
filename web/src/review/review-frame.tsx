/** The frame around a game under review: the same table, the curve, and what is said of each move. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Dialog } from "../components/dialog.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { StepButtons } from "../game/panel/move-list.tsx";
import { usePlyKeys } from "../game/ply-keys.ts";
import { LOW_SCREEN, useMediaQuery, WIDE_SCREEN } from "../game/screen-size.ts";
import { PlayerStrip } from "../game/seats/player-strip.tsx";
import { ToolButton } from "../game/toolbar.tsx";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { type AnyTable, STUDY } from "../games/table.ts";
import { t } from "../i18n/translation.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Seat } from "../protocol/types.ts";
import { playSound } from "../sound.ts";
import { isError } from "./analysis/contract.ts";
import { Curve } from "./curve.tsx";
import { gameAt } from "./replay-session.ts";
import { CommentNotice, ReviewPanel, type ReviewProps, ReviewResult } from "./review-panel.tsx";
import type { ReviewSession } from "./review-session.ts";
import { Summary } from "./summary.tsx";
import { VerdictNotice } from "./verdict.tsx";
import "../game/styles/index.css";
import "./review-frame.css";

export function ReviewFrame({ id, session, table, selectGame }: ReviewProps & { table: AnyTable }): JSX.Element {
  const near = useSignal<Seat>(session.ownSeat ?? 0);
  const isOpen = useSignal(false);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isLow = useMediaQuery(LOW_SCREEN);
  const { replay } = session.steps;
  const at = session.steps.at.value;
  const game = gameAt(replay, at);
  usePlyKeys(session);
  useStepSounds(session);
  const flip = <ToolButton icon="flip" text={t("tool-flip")} onPress={() => (near.value = otherSeat(near.value))} />;
  const panel = <ReviewPanel id={id} session={session} selectGame={selectGame} />;
  return (
    <div class="frame review" data-line={!isWide && (isLow || findClient(replay.rules).isTall)}>
      <AppBar>
        <h1 class="frame-title">{gameName(replay.rules)}</h1>
        <span class="review-label muted">{t("review-title")}</span>
      </AppBar>
      <div class="frame-body">
        <main class="frame-main">
          <PlayerStrip session={session} game={game} seat={otherSeat(near.value)} />
          {!isWide && <SlimCurve session={session} />}
          <TableArea session={session} near={near.value} table={table} isWide={isWide} />
          <PlayerStrip session={session} game={game} seat={near.value} />
        </main>
        {isWide ? (
          <aside class="card frame-side review-side" aria-label={t("panel")}>
            <Summary session={session} />
            <section class="review-header" aria-label={t("tools")}>
              <PlyIndicator session={session} />
              <ErrorButton session={session} direction={-1} />
              <ErrorButton session={session} direction={1} />
              {flip}
            </section>
            <Verdict session={session} />
            {panel}
          </aside>
        ) : (
          <section class="toolbar" aria-label={t("tools")}>
            <PlyIndicator session={session} />
            <StepButtons session={session} at={at} count={replay.moves.length} figures />
            {session.review && <ErrorButton session={session} direction={1} />}
            {!session.review && flip}
            <ToolButton icon="list" text={t("tool-more")} onPress={() => (isOpen.value = true)} />
          </section>
        )}
      </div>
      {isOpen.value && !isWide && (
        <Dialog title={t("panel")} close={() => (isOpen.value = false)}>
          <Summary session={session} />
          <div class="review-header">
            <ErrorButton session={session} direction={-1} />
            <ErrorButton session={session} direction={1} />
            {flip}
          </div>
          {panel}
        </Dialog>
      )}
    </div>
  );
}

/** The curve if there is little room: between the players and the table. */
function SlimCurve({ session }: { session: ReviewSession }): JSX.Element | null {
  if (!session.review) return null;
  const analysis = session.review.analysis.value;
  return (
    <div class="win-probability review-slim">
      {analysis && <Curve analysis={analysis} at={session.steps.at.value} viewPly={(ply) => session.viewPly(ply)} />}
    </div>
  );
}

/** The result where the game begins and ends, and what is said of each move. */
function Verdict({ session }: { session: ReviewSession }): JSX.Element {
  const at = session.steps.at.value;
  return (
    <div class="review-verdict" aria-live="polite">
      {(at === 0 || at === session.ply.value) && <ReviewResult session={session} />}
      {session.review && <VerdictNotice session={session} review={session.review} />}
    </div>
  );
}

/** Which move is shown; screen readers announce it. */
function PlyIndicator({ session }: { session: ReviewSession }): JSX.Element {
  return (
    <p class="review-position muted" role="status">
      {t("replay-at", { ply: session.steps.at.value, count: session.ply.value })}
    </p>
  );
}

/** Goes to the next error, or the one before. */
function ErrorButton({ session, direction }: { session: ReviewSession; direction: 1 | -1 }): JSX.Element | null {
  if (!session.review) return null;
  const to = session.findError(direction);
  return (
    <ToolButton
      icon={direction === 1 ? "forward" : "back"}
      text={t(direction === 1 ? "review-next-error" : "review-previous-error")}
      isOff={to === null}
      onPress={() => to !== null && session.viewPly(to)}
    />
  );
}

interface TableAreaProps {
  session: ReviewSession;
  near: Seat;
  table: AnyTable;
  isWide: boolean;
}

function TableArea({ session, near, table: Table, isWide }: TableAreaProps): JSX.Element {
  const announcement = useSignal("");
  const { picture, last, ply, toMove, legal } = session.shown.value;
  return (
    <div class="frame-table" data-past={session.aside.value !== null}>
      <Table
        {...STUDY}
        picture={picture}
        legal={[...legal]}
        last={last}
        ply={ply}
        seat={near}
        toMove={toMove}
        play={(move) => void session.tryMove(move)}
        announce={(text) => (announcement.value = text)}
        notices={isWide ? null : <Notices session={session} />}
      />
      <LiveRegion text={announcement.value} />
    </div>
  );
}

/** The result at the end, the comment on the move that is shown, and the verdict; of the last move if it is an error. */
function Notices({ session }: { session: ReviewSession }): JSX.Element {
  const ply = session.analysedPly;
  const isAtEnd = session.steps.at.value === session.ply.value;
  const isGraded = ply?.kind === "decision" && (isAtEnd ? isError(ply.grade) : ply.grade !== null);
  const isTold = session.aside.value !== null || isGraded;
  return (
    <div class="notices" aria-live="polite">
      {isAtEnd && <ReviewResult session={session} />}
      <CommentNotice session={session} />
      {session.review && isTold && <VerdictNotice session={session} review={session.review} />}
    </div>
  );
}

/** Play the sound of the move on a step forward. */
function useStepSounds(session: ReviewSession): void {
  const { last, ply } = session.shown.value;
  const before = useRef(ply);
  useEffect(() => {
    const sound = ply === before.current + 1 && last ? findClient(session.steps.replay.rules).moveSound(last) : null;
    before.current = ply;
    if (sound) playSound(sound);
  }, [ply]);
}
