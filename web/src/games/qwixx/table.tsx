/** The table of Qwixx Duel: board, dice, supplies and prompt. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/translation.ts";
import type { QwixxDice, QwixxMove, QwixxPositionView } from "../../protocol/types.ts";
import { useRoomSize } from "../room.ts";
import type { TableProps } from "../table.ts";
import { prompt, shorten } from "./announcements.ts";
import { type Cursor, fieldName } from "./board/board.ts";
import { Row } from "./board/row.tsx";
import { Tray } from "./board/tray.tsx";
import { diceFor, groupChoices } from "./input/choices.ts";
import { useKeyboard } from "./input/keyboard.ts";
import { PlayerAreas } from "./panel/player-areas.tsx";
import { ScoreSheet } from "./panel/score-sheet.tsx";
import { Controls, TurnPanel } from "./panel/turn-panel.tsx";
import {
  revealDelay,
  useDiceAnimation,
  useFocus,
  useLayout,
  useMoveAnnouncements,
  useNewMove,
  useRolling,
  useStoneAnimation,
} from "./table-behaviour.ts";
import "./styles/index.css";

/** The dice shown before the first roll. */
const INITIAL_DICE: QwixxDice = { whites: [5, 2], colours: [3, 6, 4, 1] };

export function QwixxTable(props: TableProps<QwixxPositionView, QwixxMove>): JSX.Element {
  const { picture, seat, toMove, canRoll, hint, play, roll, undo } = props;
  const space = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const choices = useMemo(() => groupChoices(props.legal), [props.legal]);
  useRoomSize(space);
  const layout = useLayout(root);
  const newMove = useNewMove(props);
  const [pointedField, point] = useState<Cursor | null>(null);
  const keyboard = useKeyboard({ root, layout, choices, canRoll, roll, point });
  const dice = useRef(INITIAL_DICE);
  dice.current = picture.dice ?? dice.current;
  const animations = useDiceAnimation(newMove);
  const isRolling = useRolling(root, animations) && newMove !== null;
  useLayoutEffect(() => props.setRolling?.(isRolling), [isRolling]);
  const promptMessage = prompt({
    picture,
    choices,
    toMove,
    canRoll,
    isRolling: isRolling || props.isThrown,
    isShared: props.sharedMover !== null,
    isPending: props.pendingMove !== null,
  });
  useMoveAnnouncements(newMove, isRolling, promptMessage, props.announce);
  useStoneAnimation(root, newMove);
  useFocus(root, keyboard.isKeyboardUsed, isRolling, props);
  const choice =
    pointedField === null ? undefined : choices.placements.get(fieldName(pointedField.row, pointedField.place));
  return (
    <div ref={space} class="qwixx-space">
      <section
        ref={root}
        class="qwixx"
        data-layout={layout}
        aria-label={t("qwixx-table")}
        {...revealDelay(newMove)}
        {...keyboard.handlers}
      >
        <TurnPanel
          picture={picture}
          choices={choices}
          prompt={layout === "rows" ? promptMessage : shorten(promptMessage)}
        />
        {picture.stage === "over" ? (
          <ScoreSheet picture={picture} seat={seat} />
        ) : (
          <Tray
            picture={picture}
            dice={dice.current}
            animations={animations}
            isRolling={isRolling}
            marked={choice === undefined ? [] : diceFor(choice, picture)}
          />
        )}
        <Controls
          picture={picture}
          choices={choices}
          isPassHinted={hint !== null && hint === choices.decline?.move}
          play={play}
          roll={canRoll ? roll : null}
          undo={undo}
        />
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
              hint={hint}
              stars={props.stars ?? []}
              pending={props.pendingMove}
              play={play}
              point={keyboard.point}
            />
          ))}
        </div>
        <PlayerAreas picture={picture} seat={seat} toMove={toMove} />
        {props.overlay}
        {props.notices}
      </section>
    </div>
  );
}
