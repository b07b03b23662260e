/** The frame around a table: players, notices, toolbar and panel. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAfterPaint } from "../components/after-paint.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { Menu } from "../components/menu.tsx";
import { gameName, sideName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import type { AnyTable } from "../games/table.ts";
import { percent, t } from "../i18n/translation.ts";
import { markPlayed } from "../lessons/progress.ts";
import { otherSeat } from "../protocol/seat.ts";
import type { Seat, State } from "../protocol/types.ts";
import { go } from "../router.ts";
import type { SeatThreats, Session } from "../session/session.ts";
import { showThreats } from "../settings/settings.ts";
import { loadGameMenu, loadSeatExtras } from "./late-parts.ts";
import { Notices } from "./notices/notices.tsx";
import { Panel, PanelDialog } from "./panel/panel.tsx";
import { usePlyKeys } from "./ply-keys.ts";
import { useIsRollWaiting } from "./roll-waiting.ts";
import { LOW_SCREEN, useMediaQuery, WIDE_SCREEN } from "./screen-size.ts";
import { PendingGame } from "./seats/pending-game.tsx";
import { PlayerStrip } from "./seats/player-strip.tsx";
import type { SeatExtrasProps } from "./seats/seat-extras.tsx";
import { useSounds } from "./sounds.ts";
import { ToolButton, Toolbar } from "./toolbar.tsx";
import "./styles/index.css";

interface FrameProps {
  session: Session;
  game: State;
  table: AnyTable;
}

export function Frame({ session, game, table }: FrameProps): JSX.Element {
  const isFlipped = useSignal(false);
  const isOpen = useSignal(false);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isLow = useMediaQuery(LOW_SCREEN);
  const mine: Seat = session.clientState.value.you[0] ?? 0;
  const near: Seat = isFlipped.value ? otherSeat(mine) : mine;
  usePlyKeys(session);
  useSounds(session);
  useTitle(session, game);
  useRematchRedirect(game);
  useThreats(session, game);
  usePlayedMark(session, game);
  const flip = () => (isFlipped.value = !isFlipped.value);
  return (
    <div class="frame" data-line={!isWide && (isLow || findClient(game.rules).isTall)}>
      <AppBar>
        <h1 class="frame-title">{gameName(game.rules)}</h1>
        <ConnectionIndicator session={session} />
      </AppBar>
      <div class="frame-body">
        <main class="frame-main">
          <PlayerStrip session={session} game={game} seat={otherSeat(near)}>
            <SeatExtras session={session} game={game} seat={otherSeat(near)} isNear={false} />
          </PlayerStrip>
          {!isWide && <WinProbabilityBar session={session} near={near} />}
          {game.status === "waiting" ? (
            <PendingGame session={session} game={game} />
          ) : (
            <TableArea session={session} game={game} near={near} table={table} isWide={isWide} />
          )}
          <PlayerStrip session={session} game={game} seat={near}>
            <SeatExtras session={session} game={game} seat={near} isNear />
          </PlayerStrip>
        </main>
        {isWide ? (
          <aside class="card frame-side" aria-label={t("panel")}>
            <Toolbar session={session} game={game} flip={flip}>
              <Menu class="button subtle tool-button" text={t("tool-more")}>
                <Lazy load={loadGameMenu} props={{ session, game }} />
              </Menu>
            </Toolbar>
            <WinProbabilityBar session={session} near={near} />
            <Notices session={session} game={game} canClose={false} />
            <Panel session={session} game={game} />
          </aside>
        ) : (
          <Toolbar session={session} game={game} flip={flip}>
            <ToolButton icon="list" text={t("tool-more")} onPress={() => (isOpen.value = true)} />
          </Toolbar>
        )}
      </div>
      {isOpen.value && !isWide && <PanelDialog session={session} game={game} close={() => (isOpen.value = false)} />}
    </div>
  );
}

/** What is next to a player's name: the points of a match, and reactions of people. */
function SeatExtras(props: SeatExtrasProps): JSX.Element | null {
  const { previous, seats } = props.game;
  const hasExtras = previous !== null || seats.every(({ kind }) => kind === "person");
  return hasExtras ? <Lazy load={loadSeatExtras} props={props} /> : null;
}

/** Show in the tab's title when it is my turn. */
function useTitle(session: Session, game: State): void {
  const isMine = session.actingSeat.value !== null && session.clientState.value.you.length === 1;
  const page = gameName(game.rules);
  const title = isMine ? t("page-title-your-turn", { page }) : t("page-title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Remember, once I have moved, that I have played this game: its lessons are no longer offered. */
function usePlayedMark(session: Session, game: State): void {
  const { you } = session.clientState.value;
  const hasMoved = game.moves.some((ply) => you.includes(ply.seat));
  useEffect(() => {
    if (hasMoved) markPlayed(game.rules);
  }, [hasMoved]);
}

/** Go to the rematch as soon as it has been created. */
function useRematchRedirect(game: State): void {
  const first = useRef(game.following);
  useEffect(() => {
    if (game.following !== null && first.current === null) go({ page: "game", gameId: game.following });
  }, [game.following]);
}

/** Request the threats against me after each change of position; at a shared screen those against the side to move. */
function useThreats(session: Session, game: State): void {
  const isEnabled = showThreats.value && game.helps.threats && game.status === "playing";
  const { you } = session.clientState.value;
  const seat = you.length === 1 ? (you[0] ?? 0) : game.situation.to_move;
  useEffect(() => {
    if (isEnabled) void session.requestThreats(seat);
  }, [isEnabled, game.situation.position, seat]);
}

interface TableAreaProps extends FrameProps {
  near: Seat;
  isWide: boolean;
}

function TableArea({ session, game, near, table: Table, isWide }: TableAreaProps): JSX.Element {
  const announcement = useSignal("");
  const isPainted = useAfterPaint();
  const isWaiting = useIsRollWaiting(game);
  const shown = session.shownPosition.value;
  const actingSeat = session.actingSeat.value;
  const { situation } = game;
  const late = session.lateCommand.value?.body;
  const isMine = shown?.isNow === true && actingSeat !== null && late === undefined;
  const nowToMove = game.status === "playing" ? situation.to_move : null;
  const toMove = shown?.isNow === false ? (game.moves[shown.ply]?.seat ?? null) : nowToMove;
  const hint = shown?.isNow ? session.hint.value : null;
  const threats = shown?.isNow && showThreats.value ? session.threats.value : null;
  const isUndoFree = isMine && situation.undo[actingSeat] === "free";
  const undo = session.canTakeBack.value ? () => session.takeBack() : () => session.undo();
  const isShared = session.clientState.value.you.length === 2;
  return (
    <div class="frame-table" data-past={shown?.isNow === false}>
      {isPainted && shown && (
        <Table
          picture={shown.picture}
          legal={isMine && situation.actor !== "dice" ? situation.legal : []}
          last={shown.last}
          ply={shown.ply}
          seat={near}
          toMove={toMove}
          canRoll={isMine && situation.actor === "dice" && !isWaiting}
          isThrown={shown.isNow && isWaiting}
          hint={hint?.move ?? null}
          threats={threats?.moves.map((move) => move.move) ?? null}
          danger={shown.isNow ? situation.danger : null}
          play={(move) => session.play(move)}
          roll={() => session.roll()}
          undo={isUndoFree || session.canTakeBack.value ? undo : null}
          pendingMove={shown.isNow && late?.type === "play" ? late.move : null}
          sharedMover={isShared && toMove !== null ? sideName(game.rules, toMove) : null}
          setRolling={(isRolling) => (session.isRolling.value = isRolling)}
          announce={(text) => (announcement.value = text)}
          notices={isWide ? null : <Notices session={session} game={game} canClose />}
        />
      )}
      <LiveRegion text={announcement.value} />
      <LiveRegion text={threats === null ? "" : describeThreats(game, threats)} />
    </div>
  );
}

/** How many threats there are, and against whom; the board shows where. */
function describeThreats(game: State, { seat, moves }: SeatThreats): string {
  return t("threats-count", { side: sideName(game.rules, seat), count: moves.length });
}

/** Shows when the connection is lost. */
function ConnectionIndicator({ session }: { session: Session }): JSX.Element {
  const isLost = session.status.value === "lost";
  return (
    <span class="connection-status" role="status">
      {isLost && (
        <>
          <Icon name="lost" />
          <span>{t(session.isNetworkOff.value ? "connection-network-off" : "connection-lost")}</span>
        </>
      )}
    </span>
  );
}

function WinProbabilityBar({ session, near }: { session: Session; near: Seat }): JSX.Element | null {
  const { game } = session.clientState.value;
  const isEnabled = session.showsWinProbability.value && game?.helps.chances === true && game.status === "playing";
  const isFree = game?.situation.actor !== null && game?.seats[game.situation.to_move].kind !== "bot";
  useEffect(() => {
    if (isEnabled && isFree) void session.requestWinProbability();
  }, [isEnabled, isFree, game?.situation.position]);
  if (!game?.helps.chances || session.clientState.value.you.length === 0) return null;
  const winProbability = isEnabled ? session.winProbability.value : null;
  return (
    <div class="win-probability" data-shown={isEnabled}>
      {winProbability && <Bar first={winProbability.first} near={near} />}
    </div>
  );
}

function Bar({ first, near }: { first: number; near: Seat }): JSX.Element {
  const mine = near === 0 ? first : 1 - first;
  return (
    <div class="win-probability-bar" role="img" aria-label={t("chances-text", { percent: percent(mine) })}>
      <span class="win-probability-text">{t("chances-figure", { percent: percent(mine) })}</span>
      <span class="win-probability-track">
        <span class="win-probability-mine" style={{ transform: `scaleX(${mine})` }} />
      </span>
    </div>
  );
}
