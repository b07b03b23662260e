/** Battle drawn small, for the rulebook: the table's board without trays and notices. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../../die/face.tsx";
import { t } from "../../i18n/translation.ts";
import type { BattleMove, BattlePositionView, Seat } from "../../protocol/types.ts";
import type { Diagram, DiagramProps } from "../diagram.ts";
import { describeMove, describePath, describeSquare, prompt } from "./announcements.ts";
import { parseDirections } from "./board/geometry.ts";
import { facesFromSeat } from "./board/move-animation.ts";
import { Scene } from "./board/scene.tsx";
import { PathChooser } from "./input/path-chooser.tsx";
import { useSelectionInput } from "./input/selection-input.ts";
import { useMoveAnnouncements, useMoveQueue, useMoveSounds, useSelectionAnnouncements } from "./table-behaviour.ts";
import "./diagram.css";

type Props = DiagramProps<BattlePositionView, BattleMove>;

function BattleDrawing(props: Props): JSX.Element {
  const { ply, seat, play, isLive, announce, refused } = props;
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const shown = useMoveQueue(props);
  const { picture, last, animation } = shown;
  const legal = isLive ? props.legal : [];
  useMoveAnnouncements(props);
  useMoveSounds(shown, props.isSilent);
  const start = legal[0]?.start ?? picture.palaces[seat];
  const input = useSelectionInput({ legal, ply, seat, palace: start, scene, ghost, play });
  const { selection, targets, previewed, playMove, point } = input;
  const side: Seat = legal[0]?.side === 1 ? 1 : 0;
  const die = picture.dice.find(({ square }) => square === selection.selected) ?? null;
  const ways = (selection.target === null ? null : targets.get(selection.target)) ?? [];
  const promptText = prompt(props.toMove, legal.length > 0, die, ways.length > 1);
  useSelectionAnnouncements(selection.selected, promptText, [...targets.keys()], announce);
  useEffect(() => {
    if (isLive)
      root.current?.querySelector<HTMLElement>(".battle-square[tabindex='0']")?.focus({ preventScroll: true });
  }, [isLive]);
  const image = isLive ? {} : { role: "img" as const, "aria-label": `${props.label} ${describeDice(props.picture)}` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the squares, which have the focus
    <div ref={root} class="battle-diagram" onKeyDown={input.onKeyDown}>
      <div {...image}>
        <div class="battle-diagram-scene" inert={!isLive}>
          <Scene
            scene={scene}
            input={input}
            picture={picture}
            seat={seat}
            side={side}
            last={last}
            animation={animation}
            isLive={legal.length > 0}
            hint={props.next}
            threats={refused === null ? [] : [refused]}
            danger={null}
            pending={[]}
            stars={props.stars ?? []}
          />
        </div>
      </div>
      {isLive && (
        <p class="battle-diagram-prompt">{promptText && legal.length > 0 && t(promptText.id, promptText.args)}</p>
      )}
      {selection.target !== null && ways.length > 1 && (
        <PathChooser target={selection.target} options={ways} seat={seat} side={side} play={playMove} point={point} />
      )}
      <div ref={ghost} class="battle-drag-ghost" hidden={!input.isDragging}>
        {die && (
          <Face
            faces={facesFromSeat(previewed[0]?.faces.at(-1) ?? die.faces, seat)}
            colour={side === 0 ? "first" : "second"}
          />
        )}
      </div>
    </div>
  );
}

/** Every die with its square, in words. */
function describeDice(picture: BattlePositionView): string {
  const sentences = picture.dice.map((die) => describeSquare(die.square, die, picture));
  return sentences.map(({ id, args }) => t(id, args)).join(" ");
}

export const diagram: Diagram<BattlePositionView, BattleMove> = {
  Drawing: BattleDrawing,
  describeMove: (move) => {
    const { id, args } = describeMove(move);
    return t(id, args);
  },
  describeAttempt: (notation) => {
    const path = describePath(parseDirections(notation.slice(2)), t);
    return t("battle-attempt", { from: notation.slice(0, 2), path });
  },
};
