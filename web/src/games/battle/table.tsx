/** The table of Battle. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { LiveRegion } from "../../components/live-region.tsx";
import { Face } from "../../die/face.tsx";
import { t } from "../../i18n/translation.ts";
import { otherSeat } from "../../protocol/seat.ts";
import type { BattleMove, BattlePositionView, Seat } from "../../protocol/types.ts";
import { tilt } from "../../settings/settings.ts";
import { useRoomSize } from "../room.ts";
import type { TableProps } from "../table.ts";
import { describeDanger, prompt } from "./announcements.ts";
import { parsePath } from "./board/geometry.ts";
import { facesFromSeat } from "./board/move-animation.ts";
import { Scene } from "./board/scene.tsx";
import { Tray } from "./board/tray.tsx";
import { MoveOptions } from "./input/move-options.tsx";
import { PathChooser } from "./input/path-chooser.tsx";
import { useSelectionInput } from "./input/selection-input.ts";
import {
  useDangerSound,
  useMoveAnnouncements,
  useMoveQueue,
  useMoveSounds,
  useSelectionAnnouncements,
} from "./table-behaviour.ts";
import "./styles/index.css";

/** Draw board, trays, tilt slider and move options, and handle the input. */
export function BattleTable(props: TableProps<BattlePositionView, BattleMove>): JSX.Element {
  const { ply, seat, toMove, play } = props;
  const space = useRef<HTMLElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const shown = useMoveQueue(props);
  const { picture, last, animation } = shown;
  const isBehind = shown.ply !== ply;
  const legal = isBehind ? [] : props.legal;
  const hint = isBehind ? null : props.hint;
  const threats = (isBehind ? null : props.threats) ?? [];
  const danger = (isBehind ? null : props.danger) ?? null;
  const pendingPath = props.pendingMove === null ? [] : parsePath(props.pendingMove);
  useRoomSize(space);
  useMoveAnnouncements(props);
  useMoveSounds(shown);
  useDangerSound(danger, ply);
  const input = useSelectionInput({ legal, ply, seat, palace: picture.palaces[seat], scene, ghost, play });
  const { selection, targets, previewed, playMove, point } = input;

  const side: Seat = legal[0]?.side === 1 ? 1 : 0;
  const other = otherSeat(seat);
  const die = picture.dice.find(({ square }) => square === selection.selected) ?? null;
  const twoPaths = (selection.target === null ? null : targets.get(selection.target)) ?? [];
  const isMine = legal.length > 0 && props.sharedMover === null;
  const warning = danger && toMove !== null ? describeDanger(danger, toMove, isMine) : null;
  const promptText =
    die === null && warning ? warning : prompt(isBehind ? null : toMove, legal.length > 0, die, twoPaths.length > 1);
  useSelectionAnnouncements(selection.selected, promptText, [...targets.keys()], props.announce);
  const taken = animation?.captured?.side ?? null;
  const isKingLost = (of: Seat) => !picture.dice.some((one) => one.side === of && one.faces === null);
  return (
    <section ref={space} class="battle-space" style={{ "--tilt": String(tilt.value) }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the squares, which have the focus */}
      <div class="battle" onKeyDown={input.onKeyDown}>
        <Tray
          side={seat}
          lost={picture.lost[seat]}
          isKingLost={isKingLost(seat)}
          animation={taken === seat ? animation : null}
        />
        <Scene
          scene={scene}
          input={input}
          picture={picture}
          seat={seat}
          side={side}
          last={last}
          animation={animation}
          isLive={legal.length > 0}
          hint={hint}
          threats={threats}
          danger={danger}
          pending={pendingPath}
          stars={props.stars ?? []}
          overlay={props.overlay}
        />
        <Tray
          side={other}
          lost={picture.lost[other]}
          isKingLost={isKingLost(other)}
          animation={taken === other ? animation : null}
        />
        <TiltSlider />
        <MoveOptions
          prompt={promptText}
          isWarning={promptText === warning}
          options={[...targets.values()].flat()}
          seat={seat}
          side={side}
          play={playMove}
          point={point}
        />
        {selection.target !== null && twoPaths.length > 1 && (
          <PathChooser
            target={selection.target}
            options={twoPaths}
            seat={seat}
            side={side}
            play={playMove}
            point={point}
          />
        )}
        {props.notices}
        <LiveRegion text={warning ? t(warning.id, warning.args) : ""} />
      </div>
      <div ref={ghost} class="battle-drag-ghost" hidden={!input.isDragging}>
        {die && (
          <Face
            faces={facesFromSeat(previewed[0]?.faces.at(-1) ?? die.faces, seat)}
            colour={side === 0 ? "first" : "second"}
          />
        )}
      </div>
    </section>
  );
}

/** Draw the slider. */
function TiltSlider(): JSX.Element {
  return (
    <label class="battle-tilt" title={t("battle-tilt")}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 7 H17 L22 18 H2 Z M12 7 V18 M4.5 12.5 H19.5" />
      </svg>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={tilt.value}
        aria-label={t("battle-tilt")}
        onInput={(event) => (tilt.value = Number(event.currentTarget.value))}
      />
    </label>
  );
}
