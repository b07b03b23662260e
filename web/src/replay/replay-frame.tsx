/** The frame around a replayed game: the same table, for viewing only. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Dialog } from "../components/dialog.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { StepButtons } from "../game/components/move-list.tsx";
import { PlayerStrip } from "../game/components/player-strip.tsx";
import { ToolButton } from "../game/components/toolbar.tsx";
import { LOW_SCREEN, useMediaQuery, usePlyKeys, WIDE_SCREEN } from "../game/hooks.ts";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import type { AnyTable } from "../games/table.ts";
import { t } from "../i18n/translation.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Seat } from "../protocol/types.ts";
import { playSound } from "../sound.ts";
import { CommentNotice, ReplayPanel, type ReplayProps, ReplayResult } from "./replay-panel.tsx";
import { gameAt, type ReplaySession, toMoveAt } from "./replay-session.ts";
import "./replay-frame.css";

export function ReplayFrame({ session, table, selectGame }: ReplayProps & { table: AnyTable }): JSX.Element {
  const near = useSignal<Seat>(0);
  const isOpen = useSignal(false);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isLow = useMediaQuery(LOW_SCREEN);
  const { replay } = session;
  const at = session.at.value;
  const game = gameAt(replay, at);
  usePlyKeys(session);
  useStepSounds(session);
  const flip = <ToolButton icon="flip" text={t("tool-flip")} onPress={() => (near.value = otherSeat(near.value))} />;
  return (
    <div class="frame replay" data-line={!isWide && (isLow || findClient(replay.rules).isTall)}>
      <AppBar>
        <h1 class="frame-title">{gameName(replay.rules)}</h1>
        <span class="replay-label muted">{t("replay-title")}</span>
      </AppBar>
      <div class="frame-body">
        <main class="frame-main">
          <PlayerStrip session={session} game={game} seat={otherSeat(near.value)} />
          <TableArea session={session} near={near.value} table={table} isWide={isWide} />
          <PlayerStrip session={session} game={game} seat={near.value} />
        </main>
        {isWide ? (
          <aside class="frame-side" aria-label={t("panel")}>
            <ReplayResult session={session} />
            <section class="replay-header" aria-label={t("tools")}>
              <PlyIndicator session={session} />
              {flip}
            </section>
            <ReplayPanel session={session} selectGame={selectGame} />
          </aside>
        ) : (
          <section class="toolbar" aria-label={t("tools")}>
            <PlyIndicator session={session} />
            <StepButtons session={session} at={at} count={replay.moves.length} figures />
            {flip}
            <ToolButton icon="list" text={t("tool-more")} onPress={() => (isOpen.value = true)} />
          </section>
        )}
      </div>
      {isOpen.value && !isWide && (
        <Dialog title={t("panel")} close={() => (isOpen.value = false)}>
          <ReplayResult session={session} />
          <ReplayPanel session={session} selectGame={selectGame} />
        </Dialog>
      )}
    </div>
  );
}

/** Which move is shown; screen readers announce it. */
function PlyIndicator({ session }: { session: ReplaySession }): JSX.Element {
  return (
    <p class="replay-position muted" role="status">
      {t("replay-at", { ply: session.at.value, count: session.ply.value })}
    </p>
  );
}

interface TableAreaProps {
  session: ReplaySession;
  near: Seat;
  table: AnyTable;
  isWide: boolean;
}

const nothing = (): void => undefined;

function TableArea({ session, near, table: Table, isWide }: TableAreaProps): JSX.Element {
  const announcement = useSignal("");
  const { picture, move, ply } = session.position;
  return (
    <div class="frame-table">
      <Table
        picture={picture}
        legal={[]}
        last={move}
        ply={ply}
        seat={near}
        toMove={toMoveAt(session.replay, ply)}
        canRoll={false}
        isThrown={false}
        hint={null}
        threats={null}
        pendingMove={null}
        sharedMover={null}
        play={nothing}
        roll={nothing}
        undo={null}
        announce={(text) => (announcement.value = text)}
        notices={isWide ? null : <Notices session={session} />}
      />
      <LiveRegion text={announcement.value} />
    </div>
  );
}

/** The result at the end, and the comment on the move that is shown. */
function Notices({ session }: { session: ReplaySession }): JSX.Element {
  return (
    <div class="notices" aria-live="polite">
      {session.at.value === session.replay.moves.length && <ReplayResult session={session} />}
      <CommentNotice session={session} />
    </div>
  );
}

/** Play the sound of the move on a step forward. */
function useStepSounds(session: ReplaySession): void {
  const { move, ply } = session.position;
  const before = useRef(ply);
  useEffect(() => {
    const sound = ply === before.current + 1 && move ? findClient(session.replay.rules).moveSound(move) : null;
    before.current = ply;
    if (sound) playSound(sound);
  }, [ply]);
}
