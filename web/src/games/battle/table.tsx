/** The table of Battle. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Face } from "../../die/pips.tsx";
import type { BattleMove, BattlePicture, Seat } from "../../protocol/types.ts";
import { tilt } from "../../settings.ts";
import type { TableProps } from "../table.ts";
import { Board, Rim } from "./board.tsx";
import { Chooser } from "./chooser.tsx";
import { parseWay } from "./geometry.ts";
import { useAnnouncing, useChosen, useSounds, useStage } from "./hooks.ts";
import { Marks } from "./marks.tsx";
import { seen } from "./motions.ts";
import { Moves } from "./moves.tsx";
import { useSelecting } from "./selecting.ts";
import { Standing } from "./standing.tsx";
import { prompt } from "./telling.ts";
import { Tilt } from "./tilt.tsx";
import { Tray } from "./tray.tsx";
import "./table.css";
import "./board.css";
import "./marks.css";

/** Draw the board with all that stands beside it, and let the person at this screen move. */
export function BattleTable(props: TableProps<BattlePicture, BattleMove>): JSX.Element {
  const { ply, seat, toMove, play } = props;
  const scene = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const shown = useStage(props);
  const { picture, last, playing } = shown;
  const isBehind = shown.ply !== ply;
  const legal = isBehind ? [] : props.legal;
  const hint = isBehind ? null : props.hint;
  const threats = (isBehind ? null : props.threats) ?? [];
  useAnnouncing(props);
  useSounds(shown);
  const selecting = useSelecting({ legal, ply, seat, palace: picture.palaces[seat], scene, ghost, play });
  const { choosing, targets, previewed, make, point } = selecting;

  const side: Seat = legal[0]?.side === 1 ? 1 : 0;
  const other: Seat = seat === 0 ? 1 : 0;
  const die = picture.dice.find(({ square }) => square === choosing.selected) ?? null;
  const two = (choosing.target === null ? null : targets.get(choosing.target)) ?? [];
  const asked = prompt(isBehind ? null : toMove, legal.length > 0, die, two.length > 1);
  useChosen(choosing.selected, asked, [...targets.keys()], props.announce);
  const taken = playing?.captured?.faces ? playing.captured.side : null;
  const shared = {
    picture,
    seat,
    side,
    last,
    targets,
    previewed,
    movable: selecting.movable,
    selected: choosing.selected,
  };
  return (
    <section class="battle-space" style={{ "--tilt": String(tilt.value) }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the squares, which have the focus */}
      <div class="battle" onKeyDown={selecting.onKeyDown}>
        <Tray side={seat} lost={picture.lost[seat]} playing={taken === seat ? playing : null} />
        <div ref={scene} class={`battle-scene${legal.length > 0 ? " live" : ""}`} {...selecting.onScene}>
          <div class="battle-board">
            <Rim seat={seat} />
            <div class="battle-field">
              <Board
                {...shared}
                awaited={playing?.target ?? null}
                cursor={selecting.cursor}
                hinted={hint === null ? null : hint.slice(0, 2)}
                threatened={new Set(threats.flatMap((threat) => parseWay(threat).at(-1) ?? []))}
              />
              <div class="battle-grain" />
              <Marks {...shared} hint={hint} threats={threats} />
            </div>
          </div>
          <div class="battle-board battle-upright">
            <Standing {...shared} playing={playing} />
          </div>
          {choosing.target !== null && two.length > 1 && (
            <Chooser target={choosing.target} ways={two} seat={seat} side={side} play={make} point={point} />
          )}
        </div>
        <Tray side={other} lost={picture.lost[other]} playing={taken === other ? playing : null} />
        <Tilt />
        <Moves prompt={asked} ways={[...targets.values()].flat()} seat={seat} side={side} play={make} point={point} />
      </div>
      <div ref={ghost} class="battle-dragged" hidden={!selecting.isDragging}>
        {die && (
          <Face faces={seen(previewed[0]?.faces.at(-1) ?? die.faces, seat)} colour={side === 0 ? "first" : "second"} />
        )}
      </div>
    </section>
  );
}
