/** Qwixx Duel drawn small, for the rulebook: the table's board, dice and supplies without its scores. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t, type UntranslatedText } from "../../i18n/translation.ts";
import type { QwixxDice, QwixxMove, QwixxPositionView, QwixxRow } from "../../protocol/types.ts";
import type { Diagram, DiagramProps } from "../diagram.ts";
import { describeField, describeMove, prompt, shorten } from "./announcements.ts";
import { COLOURS, type Cursor, fieldName, LOCK } from "./board/board.ts";
import { Row } from "./board/row.tsx";
import { Tray } from "./board/tray.tsx";
import { diceFor, groupChoices } from "./input/choices.ts";
import { useKeyboard } from "./input/keyboard.ts";
import { PlayerAreas } from "./panel/player-areas.tsx";
import { Controls } from "./panel/turn-panel.tsx";
import { revealDelay, useDiceAnimation, useNewMove, useRolling, useStoneAnimation } from "./table-behaviour.ts";
import "./diagram.css";

type Props = DiagramProps<QwixxPositionView, QwixxMove>;

const say = ({ id, args }: UntranslatedText): string => t(id, args);

function QwixxDrawing(props: Props): JSX.Element {
  const { picture, seat, toMove, isLive, refused, play, announce } = props;
  const root = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => groupChoices(isLive ? props.legal : []), [props.legal, isLive]);
  const [pointedField, point] = useState<Cursor | null>(null);
  const keyboard = useKeyboard({ root, layout: "rows", choices, canRoll: false, roll: () => undefined, point });
  const newMove = useNewMove(props);
  const animations = useDiceAnimation(newMove);
  const isRolling = useRolling(root, animations) && newMove !== null;
  useStoneAnimation(root, newMove);
  useEffect(() => {
    if (newMove !== null && !isRolling) announce(say(describeMove(newMove.move, newMove.mover)));
  }, [newMove, isRolling]);
  useEffect(() => {
    if (isLive) root.current?.querySelector<HTMLElement>(".qwixx-open, .qwixx-pass")?.focus({ preventScroll: true });
  }, [isLive]);
  const choice = pointedField && choices.placements.get(fieldName(pointedField.row, pointedField.place));
  const image = isLive
    ? {}
    : { role: "img" as const, "aria-label": `${props.label} ${describePicture(picture).map(say).join(". ")}` };
  return (
    <div
      ref={root}
      class="qwixx-diagram"
      data-refused={refused !== null}
      {...revealDelay(newMove)}
      {...keyboard.handlers}
    >
      <div {...image}>
        <div class="qwixx-diagram-picture" inert={!isLive}>
          {[picture, ...props.others].some(({ dice }) => dice !== null) && (
            <Tray
              picture={picture}
              dice={picture.dice ?? findDice(props.others)}
              animations={animations}
              isRolling={isRolling}
              marked={choice ? diceFor(choice, picture) : []}
            />
          )}
          <div class="qwixx-board" role="grid" aria-label={t("qwixx-board")}>
            {picture.rows.map((row, index) => (
              <Row
                key={row.colour}
                row={row}
                index={index}
                seat={seat}
                mover={toMove ?? seat}
                choices={choices}
                stop={keyboard.cursor}
                last={props.last?.kind === "place" ? props.last.move : null}
                hint={refused ?? props.next}
                pending={null}
                stars={props.stars ?? []}
                play={play}
                point={keyboard.point}
              />
            ))}
          </div>
          <PlayerAreas picture={picture} seat={seat} toMove={toMove} />
        </div>
      </div>
      {isLive && <Turn {...props} choices={choices} />}
    </div>
  );
}

/** Dice to draw faintly before they are rolled: those of the roll that follows. */
function findDice(others: readonly QwixxPositionView[]): QwixxDice {
  return others.find(({ dice }) => dice !== null)?.dice ?? { whites: [1, 1], colours: [] };
}

/** What to do now, and the button that passes. */
function Turn({ picture, toMove, play, choices }: Props & { choices: ReturnType<typeof groupChoices> }): JSX.Element {
  const isRolled = picture.stage !== "roll";
  const still = { canRoll: false, isRolling: false, isShared: false, isPending: false };
  const isOpen = choices.decline !== null || choices.placements.size > 0;
  return (
    <div class="qwixx-diagram-turn">
      <p>{isOpen && (isRolled ? say(shorten(prompt({ picture, choices, toMove, ...still }))) : t("qwixx-choose"))}</p>
      <Controls picture={picture} choices={choices} isPassHinted={false} play={play} roll={null} undo={null} />
    </div>
  );
}

export const diagram: Diagram<QwixxPositionView, QwixxMove> = {
  Drawing: QwixxDrawing,
  describeMove: (move, mover) => say(describeMove(move, mover)),
  describeAttempt,
};

/** A field by its colour and number, or that nothing is placed. */
function describeAttempt(notation: string): string {
  const [colour = "", number] = [notation.charAt(0), Number(notation.slice(1))];
  if (!Number.isInteger(number) || notation === "-") return t("qwixx-move-pass", { effect: "pass" });
  return t("qwixx-move", { colour, number, effect: "place", height: 1 });
}

function describePicture(picture: QwixxPositionView): UntranslatedText[] {
  const [black, grey] = picture.misthrows;
  const misthrows = { id: "qwixx-misthrows-label", args: { count: black + grey, black, grey } };
  return [
    ...(picture.dice === null ? [] : describeDice(picture.dice)),
    ...picture.rows.flatMap(describeRow),
    ...(black + grey > 0 ? [misthrows] : []),
  ];
}

function describeRow(row: QwixxRow, index: number): UntranslatedText[] {
  const places = row.stones.flatMap((stack, place) => (stack === null ? [] : [place]));
  if (row.is_closed) places.push(LOCK);
  return places.map((place) => describeField(row, { row: index, place }, null));
}

function describeDice({ whites, colours }: QwixxDice): UntranslatedText[] {
  const coloured = COLOURS.map((colour, index) => ({ colour, face: colours[index] ?? null }));
  return [...whites.map((face) => ({ colour: "white", face })), ...coloured].flatMap(({ colour, face }) =>
    face === null ? [] : [{ id: "qwixx-die", args: { colour, face } }],
  );
}
