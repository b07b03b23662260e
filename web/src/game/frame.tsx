/** The frame around a table: who plays, what is going on, and what one can do besides moving. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import type { AnyTable } from "../games/table.ts";
import { t } from "../language.ts";
import { gameName } from "../naming.ts";
import { Bar } from "../parts/bar.tsx";
import { Icon } from "../parts/icons.tsx";
import { useSoon } from "../parts/soon.ts";
import type { Seat, State } from "../protocol/types.ts";
import { showThreats } from "../settings.ts";
import { ChancesBar } from "./chances.tsx";
import { LYING, useFollowing, useMedia, useReplayKeys, useSounds, useTitle, WIDE } from "./hooks.ts";
import { Notices } from "./notices.tsx";
import { Panel, PanelDialog } from "./panel.tsx";
import { PlayerStrip } from "./players.tsx";
import { ReplayBar } from "./replay.tsx";
import type { Session } from "./session.ts";
import { Tools } from "./tools.tsx";
import { Waiting } from "./waiting.tsx";
import "./frame.css";

interface FrameProps {
  session: Session;
  game: State;
  table: AnyTable;
}

export function Frame({ session, game, table }: FrameProps): JSX.Element {
  const isFlipped = useSignal(false);
  const isOpen = useSignal(false);
  const isWide = useMedia(WIDE);
  const isLying = useMedia(LYING);
  const mine: Seat = session.known.value.you[0] ?? 0;
  const near: Seat = isFlipped.value ? other(mine) : mine;
  useReplayKeys(session);
  useSounds(session);
  useTitle(session, game);
  useFollowing(game);
  useThreats(session, game, mine);
  const flip = () => (isFlipped.value = !isFlipped.value);
  return (
    <div class="frame" data-line={!isWide && (isLying || findClient(game.rules)?.isTall)}>
      <Bar>
        <h1 class="frame-title">{gameName(game.rules)}</h1>
        <ConditionSign session={session} />
      </Bar>
      <div class="frame-body">
        <main class="frame-main">
          <PlayerStrip session={session} game={game} seat={other(near)} />
          <ChancesBar session={session} near={near} />
          {!isWide && <Notices session={session} game={game} />}
          {game.status === "waiting" ? (
            <Waiting session={session} game={game} />
          ) : (
            <TablePlace session={session} game={game} near={near} table={table} />
          )}
          {!isWide && <ReplayBar session={session} game={game} />}
          <PlayerStrip session={session} game={game} seat={near} />
        </main>
        {isWide ? (
          <aside class="frame-side" aria-label={t("panel")}>
            <Tools session={session} game={game} flip={flip} more={null} />
            <Notices session={session} game={game} />
            <ReplayBar session={session} game={game} />
            <Panel session={session} game={game} />
          </aside>
        ) : (
          <Tools session={session} game={game} flip={flip} more={() => (isOpen.value = true)} />
        )}
      </div>
      {isOpen.value && !isWide && <PanelDialog session={session} game={game} close={() => (isOpen.value = false)} />}
    </div>
  );
}

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Ask for the threats against me whenever the table has changed, where they are to be shown. */
function useThreats(session: Session, game: State, seat: Seat): void {
  const isWanted = showThreats.value && game.helps.threats && game.status === "playing";
  useEffect(() => {
    if (isWanted) void session.askThreats(seat);
  }, [isWanted, game.situation.position, seat]);
}

interface TablePlaceProps extends FrameProps {
  near: Seat;
}

function TablePlace({ session, game, near, table: Table }: TablePlaceProps): JSX.Element {
  const said = useSignal("");
  const isTime = useSoon();
  const scene = session.scene.value;
  const acting = session.acting.value;
  const { situation } = game;
  const isMine = scene?.isNow === true && acting !== null;
  const nowToMove = game.status === "playing" ? situation.to_move : null;
  const toMove = scene?.isNow === false ? (game.moves[scene.ply]?.seat ?? null) : nowToMove;
  const hint = scene?.isNow ? session.hint.value : null;
  const threats = scene?.isNow && showThreats.value ? session.threats.value : null;
  const isUndoFree = isMine && situation.undo[acting] === "free";
  return (
    <div class="frame-table" data-past={scene?.isNow === false}>
      {isTime && scene && (
        <Table
          picture={scene.picture}
          legal={isMine && situation.actor !== "dice" ? situation.legal : []}
          last={scene.last}
          ply={scene.ply}
          seat={near}
          toMove={toMove}
          canRoll={isMine && situation.actor === "dice"}
          hint={hint?.move ?? null}
          threats={threats?.moves.map((move) => move.move) ?? null}
          play={(move) => session.play(move)}
          roll={() => session.roll()}
          undo={isUndoFree ? () => session.undo() : null}
          announce={(text) => (said.value = text)}
        />
      )}
      <div class="unseen" aria-live="polite">
        {said.value}
      </div>
    </div>
  );
}

/** Whether the connection stands, where it does not. */
function ConditionSign({ session }: { session: Session }): JSX.Element {
  const isLost = session.condition.value === "lost";
  return (
    <span class="condition" role="status">
      {isLost && (
        <>
          <Icon name="lost" />
          <span>{t("connection-lost")}</span>
        </>
      )}
    </span>
  );
}
