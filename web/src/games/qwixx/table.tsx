/** The table of Qwixx Duel: board, dice, supplies, and what to do now. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../language.ts";
import type { QwixxDice, QwixxMove, QwixxPicture } from "../../protocol/types.ts";
import type { TableProps } from "../table.ts";
import { type Cursor, fieldName } from "./board.ts";
import { choicesOf, diceFor } from "./choices.ts";
import { reveal, useAnnouncing, useFlights, useFocus, useLayout, useNews, useThrow } from "./hooks.ts";
import { useKeys } from "./keys.ts";
import { Lots } from "./lots.tsx";
import { Controls, Panel } from "./panel.tsx";
import { Row } from "./row.tsx";
import { Sheet } from "./sheet.tsx";
import { prompt } from "./telling.ts";
import { Tray } from "./tray.tsx";
import "./qwixx.css";

/** How the dice lie before anybody has thrown them. */
const UNTHROWN: QwixxDice = { whites: [5, 2], colours: [3, 6, 4, 1] };

export function QwixxTable(props: TableProps<QwixxPicture, QwixxMove>): JSX.Element {
  const { picture, seat, toMove, canRoll, hint, play, roll, undo } = props;
  const root = useRef<HTMLElement>(null);
  const choices = useMemo(() => choicesOf(props.legal), [props.legal]);
  const layout = useLayout(root);
  const news = useNews(props);
  const [pointed, point] = useState<Cursor | null>(null);
  const keys = useKeys({ root, layout, choices, canRoll, roll, point });
  const dice = useRef(UNTHROWN);
  dice.current = picture.dice ?? dice.current;
  const motions = useThrow(news);
  const told = prompt({ picture, choices, toMove, canRoll });
  useAnnouncing(news, told, props.announce);
  useFlights(root, news);
  useFocus(root, keys.isUsed, props);
  const choice = pointed === null ? undefined : choices.placements.get(fieldName(pointed.row, pointed.place));
  return (
    <section
      ref={root}
      class="qwixx"
      data-layout={layout}
      aria-label={t("qwixx-table")}
      {...reveal(news)}
      {...keys.handlers}
    >
      <Panel picture={picture} choices={choices} prompt={told} />
      {picture.stage === "over" ? (
        <Sheet picture={picture} seat={seat} />
      ) : (
        <Tray
          picture={picture}
          dice={dice.current}
          motions={motions}
          marked={choice === undefined ? [] : diceFor(choice, picture)}
          canRoll={canRoll}
          roll={roll}
        />
      )}
      <Controls
        picture={picture}
        choices={choices}
        isPassHinted={hint !== null && hint === choices.decline?.move}
        play={play}
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
            stop={keys.cursor}
            last={props.last?.kind === "place" ? props.last.move : null}
            hint={hint}
            play={play}
            point={keys.point}
          />
        ))}
      </div>
      <Lots picture={picture} seat={seat} toMove={toMove} />
    </section>
  );
}
