/** A field of the board, or a lock: its stones, and the effect of a placement. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import type { QwixxPlacement, QwixxRow, Seat } from "../../../protocol/types.ts";
import { Star } from "../../star.tsx";
import { describeField } from "../announcements.ts";
import { type Cursor, fieldName, LOCK, numberAt, PLACES } from "./board.ts";
import { Icon } from "./icons.tsx";
import { Stack, Stone } from "./stones.tsx";

interface FieldProps {
  row: QwixxRow;
  cursor: Cursor;
  /** Whose stone would be placed. */
  mover: Seat;
  /** The legal placement on this field; null if there is none. */
  choice: QwixxPlacement | null;
  /** The points a stone in this row adds. */
  pays: number;
  /** Whether Tab focuses this field (roving tabindex). */
  isStop: boolean;
  isLast: boolean;
  isHinted: boolean;
  isStarred: boolean;
  /** Whether a placement here waits for the connection. */
  isPending: boolean;
  /** Whether it can be pressed without a placement. */
  isEditable: boolean;
  play(move: string): void;
  /** Report that the field is under the pointer or focus; null when it no longer is. */
  point(cursor: Cursor | null): void;
}

export function Field(props: FieldProps): JSX.Element {
  const { row, cursor, choice, point } = props;
  const name = describeField(row, cursor, choice);
  const isLock = cursor.place === LOCK;
  return (
    <div class="qwixx-cell" role="gridcell">
      <button
        type="button"
        class={fieldClasses(props)}
        data-field={isLock ? `${row.colour}-lock` : fieldName(cursor.row, cursor.place)}
        data-effect={choice?.effect}
        aria-disabled={choice === null && !props.isEditable}
        tabIndex={props.isStop ? 0 : -1}
        onClick={() => choice !== null && props.play(choice.move)}
        onFocus={() => point(cursor)}
        onBlur={() => point(null)}
        onPointerEnter={() => choice !== null && point(cursor)}
        onPointerLeave={() => choice !== null && point(null)}
      >
        <span class="visually-hidden">{t(name.id, name.args)}</span>
        {props.isPending && <span class="visually-hidden"> {t("pending-mark")}</span>}
        {props.isStarred && <span class="visually-hidden"> {t("lessons-star")}</span>}
        <span class="qwixx-field-content" aria-hidden="true">
          {isLock ? <Lock row={row} /> : <NumberedField {...props} />}
          {props.isStarred && <Star />}
        </span>
      </button>
    </div>
  );
}

function fieldClasses({ cursor, row, choice, isLast, isHinted, isPending }: FieldProps): string {
  const kinds = {
    "qwixx-field": true,
    "qwixx-lock": cursor.place === LOCK,
    "qwixx-open": choice !== null,
    "qwixx-last": isLast,
    "qwixx-hinted": isHinted,
    "qwixx-pending": isPending,
    "qwixx-passed": cursor.place < row.front && choice === null,
  };
  return Object.entries(kinds)
    .filter(([, holds]) => holds)
    .map(([kind]) => kind)
    .join(" ");
}

function NumberedField({ row, cursor, mover, choice, pays, isHinted, isPending }: FieldProps): JSX.Element {
  const stack = row.stones[cursor.place] ?? null;
  const needsFive = cursor.place === PLACES - 1 && !row.is_closed && choice === null;
  return (
    <>
      <span class="qwixx-number">{numberAt(cursor.row, cursor.place)}</span>
      {(stack !== null || needsFive || choice !== null || isPending) && (
        <span class="qwixx-field-stones">
          {stack !== null && <Stack side={stack[0] as Seat} height={stack[1]} />}
          {needsFive && <FiveStonesSign />}
          {stack === null && (choice !== null || isPending) && <GhostStone side={mover} />}
        </span>
      )}
      {stack !== null && cursor.place === row.front && <FrontSign />}
      {choice !== null && <EffectBadge choice={choice} pays={pays} />}
      {isHinted && <Icon name="hint" />}
    </>
  );
}

/** A preview of the stone, shown under the pointer. */
function GhostStone({ side }: { side: Seat }): JSX.Element {
  return (
    <span class="qwixx-ghost">
      <Stone side={side} />
    </span>
  );
}

/** The effect of a placement, and the points it adds where it is a single stone. */
function EffectBadge({ choice, pays }: { choice: QwixxPlacement; pays: number }): JSX.Element {
  return (
    <span class="qwixx-effect">
      <Icon name={choice.effect} />
      {choice.effect === "close" ? null : <span class="qwixx-gain">+{pays}</span>}
      <span class="qwixx-word">{t("qwixx-effect", { effect: choice.effect })}</span>
    </span>
  );
}

/** Five small stones: the last number of a row needs five own stones in it. */
function FiveStonesSign(): JSX.Element {
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
        <span class="qwixx-field-stones">
          <Stack side={row.lock as Seat} height={1} />
        </span>
      )}
    </>
  );
}
