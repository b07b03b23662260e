/** The board of the editor: four rows of fields and their locks, a grid that takes presses and keys. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../../i18n/translation.ts";
import type { QwixxRow } from "../../../protocol/types.ts";
import { describeField } from "../announcements.ts";
import { type Cursor, LOCK, moveCursor } from "../board/board.ts";
import { Sign } from "../board/sign.tsx";
import { COLOURS, numberOf, WIDTH } from "../local/board.ts";
import { countStones, type Fields, isClosed, type Row, type Stack } from "./position-text.ts";

interface EditorBoardProps {
  fields: Fields;
  press(field: number): void;
  remove(field: number): void;
  pressLock(row: number): void;
}

const SIDES = ["black", "grey"] as const;

export function EditorBoard({ fields, press, remove, pressLock }: EditorBoardProps): JSX.Element {
  const grid = useRef<HTMLDivElement>(null);
  const cursor = useSignal<Cursor>({ row: 0, place: 0 });
  const handleKey = (event: KeyboardEvent) => {
    const { row, place } = cursor.value;
    if ((event.key === "Delete" || event.key === "Backspace") && place < WIDTH) remove(row * WIDTH + place);
    const next = moveCursor(cursor.value, event.key, "rows", []);
    if (next === null) return;
    event.preventDefault();
    cursor.value = next;
    grid.current?.querySelectorAll<HTMLElement>("button")[next.row * (LOCK + 1) + next.place]?.focus();
  };
  return (
    <div
      ref={grid}
      class="qwixx-editor-board"
      role="grid"
      tabIndex={-1}
      aria-label={t("qwixx-board")}
      onKeyDown={handleKey}
    >
      {fields.board.map((row, index) => (
        <div key={index} class={`qwixx-editor-row qwixx-editor-${COLOURS[index]}`} role="row">
          <span class="qwixx-editor-sign" aria-hidden="true">
            <Sign colour={COLOURS[index] ?? "r"} />
          </span>
          {Array.from({ length: LOCK + 1 }, (_, place) => (
            <button
              key={place}
              type="button"
              role="gridcell"
              class={place === LOCK ? "qwixx-editor-lock" : "qwixx-editor-field"}
              tabIndex={cursor.value.row === index && cursor.value.place === place ? 0 : -1}
              aria-label={describe(row, { row: index, place })}
              data-field={
                place === LOCK ? `${COLOURS[index]}-lock` : `${COLOURS[index]}${numberOf(index * WIDTH + place)}`
              }
              onFocus={() => (cursor.value = { row: index, place })}
              onClick={() => (place === LOCK ? pressLock(index) : press(index * WIDTH + place))}
            >
              <Content row={row} index={index} place={place} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Content({ row, index, place }: { row: Row; index: number; place: number }): JSX.Element {
  const stack: Stack | null = place === LOCK ? (row.lock === null ? null : [row.lock, 1]) : (row.stacks[place] ?? null);
  return (
    <span class="qwixx-editor-content" aria-hidden="true">
      {!stack && place !== LOCK && <span class="qwixx-editor-figure">{numberOf(index * WIDTH + place)}</span>}
      {stack && (
        <span class={`qwixx-editor-stone qwixx-editor-${SIDES[stack[0]]}`}>{stack[1] > 1 ? stack[1] : ""}</span>
      )}
    </span>
  );
}

/** A field in the table's own words. */
function describe(row: Row, cursor: Cursor): string {
  const view: QwixxRow = {
    colour: COLOURS[cursor.row] ?? "r",
    stones: row.stacks.map((stack) => (stack ? [stack[0], stack[1]] : null)),
    front: row.stacks.findLastIndex((stack) => stack !== null),
    is_closed: isClosed(row),
    lock: row.lock,
    counts: [countStones(row, 0), countStones(row, 1)],
    scores: [0, 0],
    pays: [0, 0],
  };
  const { id, args } = describeField(view, cursor, null);
  return t(id, args);
}
