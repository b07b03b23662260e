/** A saved game on its table: as in play, but that nothing can be done but to look. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { other } from "../game/frame.tsx";
import { LYING, useMedia, useReplayKeys, WIDE } from "../game/hooks.ts";
import { Steps } from "../game/moves.tsx";
import { PlayerStrip } from "../game/players.tsx";
import { Tool } from "../game/tools.tsx";
import { findClient } from "../games/registry.ts";
import type { AnyTable } from "../games/table.ts";
import { t } from "../language.ts";
import { gameName } from "../naming.ts";
import { Bar } from "../parts/bar.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Seat } from "../protocol/types.ts";
import { play } from "../sound.ts";
import { Ending, Note, ReplayPanel, type ReplayProps } from "./panel.tsx";
import { gameAt, type Replaying, toMoveAt } from "./replaying.ts";
import "./replay.css";

export function ReplayFrame({ replaying, table, turn }: ReplayProps & { table: AnyTable }): JSX.Element {
  const near = useSignal<Seat>(0);
  const isOpen = useSignal(false);
  const isWide = useMedia(WIDE);
  const isLying = useMedia(LYING);
  const { saved } = replaying;
  const at = replaying.at.value;
  const game = gameAt(saved, at);
  useReplayKeys(replaying);
  useStepSounds(replaying);
  const flip = <Tool icon="flip" text={t("tool-flip")} press={() => (near.value = other(near.value))} />;
  return (
    <div class="frame replay" data-line={!isWide && (isLying || findClient(saved.rules)?.isTall)}>
      <Bar>
        <h1 class="frame-title">{gameName(saved.rules)}</h1>
        <span class="replay-sign soft">{t("replay-title")}</span>
      </Bar>
      <div class="frame-body">
        <main class="frame-main">
          <PlayerStrip session={replaying} game={game} seat={other(near.value)} />
          {!isWide && (
            <div class="notices" aria-live="polite">
              {at === saved.moves.length && <Ending replaying={replaying} />}
              <Note replaying={replaying} />
            </div>
          )}
          <TablePlace replaying={replaying} near={near.value} table={table} />
          <PlayerStrip session={replaying} game={game} seat={near.value} />
        </main>
        {isWide ? (
          <aside class="frame-side" aria-label={t("panel")}>
            <Ending replaying={replaying} />
            <section class="replay-head" aria-label={t("tools")}>
              <Whereabouts replaying={replaying} />
              {flip}
            </section>
            <ReplayPanel replaying={replaying} turn={turn} />
          </aside>
        ) : (
          <section class="tools" aria-label={t("tools")}>
            <Whereabouts replaying={replaying} />
            <Steps session={replaying} at={at} count={saved.moves.length} figures />
            {flip}
            <Tool icon="list" text={t("tool-more")} press={() => (isOpen.value = true)} />
          </section>
        )}
      </div>
      {isOpen.value && !isWide && (
        <Dialog title={t("panel")} close={() => (isOpen.value = false)}>
          <Ending replaying={replaying} />
          <ReplayPanel replaying={replaying} turn={turn} />
        </Dialog>
      )}
    </div>
  );
}

/** Which move is on the table, said aloud as well. */
function Whereabouts({ replaying }: { replaying: Replaying }): JSX.Element {
  return (
    <p class="replay-at soft" role="status">
      {t("replay-at", { ply: replaying.at.value, count: replaying.ply.value })}
    </p>
  );
}

interface TablePlaceProps {
  replaying: Replaying;
  near: Seat;
  table: AnyTable;
}

const nothing = (): void => undefined;

function TablePlace({ replaying, near, table: Table }: TablePlaceProps): JSX.Element {
  const said = useSignal("");
  const { picture, move, ply } = replaying.position;
  return (
    <div class="frame-table">
      <Table
        picture={picture}
        legal={[]}
        last={move}
        ply={ply}
        seat={near}
        toMove={toMoveAt(replaying.saved, ply)}
        canRoll={false}
        hint={null}
        threats={null}
        play={nothing}
        roll={nothing}
        undo={null}
        announce={(text) => (said.value = text)}
      />
      <div class="unseen" aria-live="polite">
        {said.value}
      </div>
    </div>
  );
}

/** A step forward sounds as the move did. */
function useStepSounds(replaying: Replaying): void {
  const { move, ply } = replaying.position;
  const before = useRef(ply);
  useEffect(() => {
    const sound = ply === before.current + 1 && move ? findClient(replaying.saved.rules)?.moveSound(move) : null;
    before.current = ply;
    if (sound) play(sound);
  }, [ply]);
}
