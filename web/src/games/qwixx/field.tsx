/** A field of the board, or a lock: what stands there, and what a stone would do there. */
import type { JSX } from "preact";
import { t } from "../../language.ts";
import type { QwixxPlacement, QwixxRow, Seat } from "../../protocol/types.ts";
import { type Cursor, fieldName, LOCK, numberAt, PLACES } from "./board.ts";
import { Icon } from "./icons.tsx";
import { Stack, Stone } from "./stones.tsx";
import { nameField } from "./telling.ts";

export interface FieldProps {
  row: QwixxRow;
  cursor: Cursor;
  /** Whose stone would be placed. */
  mover: Seat;
  /** What the person at this screen may do here. */
  choice: QwixxPlacement | null;
  /** What the stone would add, as the row pays. */
  pays: number;
  /** Whether the keyboard comes here when it comes to the board. */
  isStop: boolean;
  isLast: boolean;
  isHinted: boolean;
  play(move: string): void;
  /** The field is pointed at or has the focus; null when no longer. */
  point(cursor: Cursor | null): void;
}

export function Field(props: FieldProps): JSX.Element {
  const { row, cursor, choice, point } = props;
  const name = nameField(row, cursor, choice);
  const isLock = cursor.place === LOCK;
  return (
    <div class="qwixx-cell" role="gridcell">
      <button
        type="button"
        class={classes(props)}
        data-field={isLock ? `${row.colour}-lock` : fieldName(cursor.row, cursor.place)}
        data-effect={choice?.effect}
        aria-disabled={choice === null}
        tabIndex={props.isStop ? 0 : -1}
        onClick={() => choice !== null && props.play(choice.move)}
        onFocus={() => point(cursor)}
        onBlur={() => point(null)}
        onPointerEnter={() => choice !== null && point(cursor)}
        onPointerLeave={() => choice !== null && point(null)}
      >
        <span class="unseen">{t(name.id, name.args)}</span>
        <span class="qwixx-drawn" aria-hidden="true">
          {isLock ? <Lock row={row} /> : <NumberedField {...props} />}
        </span>
      </button>
    </div>
  );
}

function classes({ cursor, row, choice, isLast, isHinted }: FieldProps): string {
  const kinds = {
    "qwixx-field": true,
    "qwixx-lock": cursor.place === LOCK,
    "qwixx-open": choice !== null,
    "qwixx-last": isLast,
    "qwixx-hinted": isHinted,
    "qwixx-passed": cursor.place < row.front && choice === null,
  };
  return Object.entries(kinds)
    .filter(([, holds]) => holds)
    .map(([kind]) => kind)
    .join(" ");
}

function NumberedField({ row, cursor, mover, choice, pays, isHinted }: FieldProps): JSX.Element {
  const stack = row.stones[cursor.place] ?? null;
  const needsFive = cursor.place === PLACES - 1 && !row.is_closed && choice === null;
  return (
    <>
      <span class="qwixx-number">{numberAt(cursor.row, cursor.place)}</span>
      {(stack !== null || needsFive || choice !== null) && (
        <span class="qwixx-standing">
          {stack !== null && <Stack side={stack[0] as Seat} height={stack[1]} />}
          {needsFive && <Five />}
          {stack === null && choice !== null && <Ghost side={mover} />}
        </span>
      )}
      {stack !== null && cursor.place === row.front && <FrontSign />}
      {choice !== null && <Effect choice={choice} pays={pays} />}
      {isHinted && <Icon name="hint" />}
    </>
  );
}

/** The stone as it would lie there, while the field is pointed at. */
function Ghost({ side }: { side: Seat }): JSX.Element {
  return (
    <span class="qwixx-ghost">
      <Stone side={side} />
    </span>
  );
}

/** What the stone would do and, where it is one stone alone, what it would add. */
function Effect({ choice, pays }: { choice: QwixxPlacement; pays: number }): JSX.Element {
  return (
    <span class="qwixx-effect">
      <Icon name={choice.effect} />
      {choice.effect === "close" ? null : <span class="qwixx-gain">+{pays}</span>}
      <span class="qwixx-word">{t("qwixx-effect", { effect: choice.effect })}</span>
    </span>
  );
}

/** The right-most number needs five own stones before it: so many small ones say so. */
function Five(): JSX.Element {
  return (
    <svg class="qwixx-five" viewBox="0 0 30 30" aria-hidden="true">
      {[5, 15, 25].map((x) => [5, 15, 25].map((y) => (x === 15) === (y === 15) && <circle cx={x} cy={y} r={4} />))}
    </svg>
  );
}

function FrontSign(): JSX.Element {
  return (
    <span class="qwixx-front">
      <Icon name="front" />
    </span>
  );
}

function Lock({ row }: { row: QwixxRow }): JSX.Element {
  return (
    <>
      <Icon name={row.is_closed ? "close" : "open"} />
      {row.lock !== null && (
        <span class="qwixx-standing">
          <Stack side={row.lock as Seat} height={1} />
        </span>
      )}
    </>
  );
}
