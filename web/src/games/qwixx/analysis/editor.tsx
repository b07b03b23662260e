/** The editor of Qwixx Duel's positions: the table's own board, a palette of stones, and dice that can be turned. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { pieceUnder } from "../../../analysis/palette-tool.tsx";
import type { EditorProps } from "../../../analysis/registry.ts";
import { Choice } from "../../../components/choice.tsx";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { QwixxRow, Seat } from "../../../protocol/types.ts";
import { playSound } from "../../../sound.ts";
import { useDrag } from "../../drag.ts";
import { sideName } from "../../names.ts";
import { useRoomSize } from "../../room.ts";
import { describeField, SIDES } from "../announcements.ts";
import { type Cursor, LOCK, moveCursor } from "../board/board.ts";
import { Icon } from "../board/icons.tsx";
import { Row } from "../board/row.tsx";
import { Stack, Stone } from "../board/stones.tsx";
import { COLOURS, fieldName, findField, placeOf, rowOf, WIDTH } from "../fields.ts";
import { groupChoices } from "../input/choices.ts";
import { useLayout } from "../table-behaviour.ts";
import { EditorDice } from "./editor-dice.tsx";
import { Misthrows } from "./misthrows.tsx";
import { findStones, Palette, STONES, type Tool } from "./palette.tsx";
import {
  addMisthrow,
  addStones,
  clearField,
  countStones,
  countSupply,
  type Fields,
  formatFields,
  isClosed,
  listFirstFields,
  parseSetup,
  removeMisthrow,
  removeStone,
  type Stage,
  type Stack as Stones,
  setLock,
  setStage,
  stackOn,
  stageOf,
} from "./setup.ts";
import "../styles/index.css";
import "./editor.css";

const MISTHROWS = "misthrows";
const NO_CHOICES = groupChoices([]);
const STAGES = ["roll", "first", "second"] as const;

/** Stones that are dragged: from a field, a lock or the misthrows, or from the palette. */
interface Dragged {
  readonly stones: Stones;
  readonly from: string | null;
}

export function QwixxEditorTable({ text, seat, change, announce, keysId }: EditorProps): JSX.Element {
  const space = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const tool = useSignal<Tool>(STONES[0] ?? "hand");
  const cursor = useSignal<Cursor>({ row: 0, place: 0 });
  const fields = parseSetup(text);
  useRoomSize(space);
  const layout = useLayout(root);
  const apply = (next: Fields, place: string | null = null) => {
    change(formatFields(next));
    if (place === null) return;
    playSound("place");
    announce(describe(next, place));
  };
  const add = (place: string, [side, count]: Stones) => apply(addAt(fields, place, side, count), place);
  const remove = (place: string, target: Element) =>
    apply(removeAt(fields, place, stonesAt(fields, place, target)?.[0]), place);
  const press = (place: string, target: Element) => {
    if (tool.value === "remove") remove(place, target);
    else if (tool.value !== "hand") {
      const [side] = tool.value;
      if (lockRow(place) !== null && ownerAt(fields, place) === side) remove(place, target);
      else add(place, tool.value);
    }
  };
  const { drag, start, hasDragged } = useDrag<Dragged>(ghost, {
    pick: (target) => {
      const fresh = findStones(pieceUnder(target));
      if (fresh) return { stones: fresh, from: null };
      const from = placeUnder(target);
      const stones = from === null ? null : stonesAt(fields, from, target);
      return stones && tool.value !== "remove" ? { stones, from } : null;
    },
    placeUnder,
    begin: () => undefined,
    drop: ({ stones, from }, over) => {
      if (over === from) return;
      const lifted = from === null ? fields : clearAt(fields, from, stones[0]);
      if (over === null) {
        if (from !== null) apply(lifted, from);
      } else {
        const free = findField(over) === undefined || from === null ? lifted : clearAt(lifted, over, stones[0]);
        apply(addAt(free, over, stones[0], stones[1]), over);
      }
    },
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const place = placeUnder(event.target);
    if (place === null) return;
    const key = event.key.toLowerCase();
    const next = place === MISTHROWS ? null : moveCursor(cursor.value, event.key, layout, []);
    if (next !== null) {
      cursor.value = next;
      root.current?.querySelector<HTMLElement>(`[data-field="${placeAt(next)}"]`)?.focus();
    } else if (key === "b" || key === "g") add(place, [key === "b" ? 0 : 1, 1]);
    else if (key === "delete" || key === "backspace") remove(place, event.target);
    else return;
    event.preventDefault();
  };
  const shown = drag?.item.from == null ? fields : clearAt(fields, drag.item.from, drag.item.stones[0]);
  return (
    <div ref={space} class="qwixx-space">
      <section
        ref={root}
        class="qwixx qwixx-editor"
        data-layout={layout}
        aria-label={t("qwixx-table")}
        onKeyDown={handleKey}
        onPointerDown={start}
        onClickCapture={(event) => hasDragged.current && event.preventDefault()}
        onClick={(event) => {
          const target = event.target as Element;
          const place = placeUnder(target);
          if (place !== null && !hasDragged.current) press(place, target);
        }}
      >
        <Palette tool={tool.value} choose={(next) => (tool.value = next)} />
        <EditorDice fields={fields} apply={apply} />
        <div class="qwixx-board" role="grid" aria-label={t("qwixx-board")} aria-describedby={keysId}>
          {shown.board.map((_, index) => (
            <Row
              key={index}
              row={viewRow(shown, index)}
              index={index}
              seat={seat}
              mover={seat}
              choices={NO_CHOICES}
              stop={cursor.value}
              last={drag?.over ?? null}
              hint={null}
              stars={[]}
              pending={null}
              isEditable
              play={() => undefined}
              point={(at) => {
                if (at !== null) cursor.value = at;
              }}
            />
          ))}
        </div>
        <div class="qwixx-areas">
          <Supply side={seat} stones={countSupply(fields, seat)} isActive={fields.toMove === seat} />
          <Misthrows misthrows={shown.misthrows} seat={seat} isOver={drag?.over === MISTHROWS} />
          <Supply
            side={otherSeat(seat)}
            stones={countSupply(fields, otherSeat(seat))}
            isActive={fields.toMove === otherSeat(seat)}
          />
        </div>
      </section>
      <div ref={ghost} class="qwixx-editor-ghost" hidden={drag === null}>
        {drag && <Stack side={drag.item.stones[0]} height={drag.item.stones[1]} />}
      </div>
    </div>
  );
}

/** Whose turn it is, and what is due in it. */
export function QwixxEditorControls({ text, change }: EditorProps): JSX.Element {
  const fields = parseSetup(text);
  const apply = (next: Fields) => change(formatFields(next));
  return (
    <>
      <Choice
        label={t("analysis-mover")}
        options={(["0", "1"] as const).map((value) => ({ value, text: <Mover side={value === "1" ? 1 : 0} /> }))}
        chosen={fields.toMove === 1 ? "1" : "0"}
        choose={(value) => {
          const first = fields.first === null ? null : "-";
          apply({ ...fields, toMove: value === "1" ? 1 : 0, first });
        }}
      />
      <Choice<Stage>
        label={t("analysis-qwixx-stage")}
        options={STAGES.map((value) => ({ value, text: t("analysis-qwixx-stages", { stage: value }) }))}
        chosen={stageOf(fields)}
        choose={(stage) => apply(setStage(fields, stage))}
      />
      {fields.first !== null && <FirstAction fields={fields} apply={apply} />}
    </>
  );
}

function Mover({ side }: { side: Seat }): JSX.Element {
  return (
    <>
      <Stone side={side} />
      {sideName("qwixx", side)}
    </>
  );
}

/** What action 1 did. */
function FirstAction({ fields, apply }: { fields: Fields; apply(next: Fields): void }): JSX.Element {
  return (
    <label class="setting">
      <span>{t("analysis-qwixx-first")}</span>
      <select
        class="field"
        value={String(fields.first)}
        onChange={({ currentTarget: { value } }) => apply({ ...fields, first: value === "-" ? "-" : Number(value) })}
      >
        <option value="-">{t("analysis-qwixx-first-declined")}</option>
        {listFirstFields(fields).map((field) => (
          <option key={field} value={String(field)}>
            {fieldName(field)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Supply({ side, stones, isActive }: { side: Seat; stones: number; isActive: boolean }): JSX.Element {
  return (
    <div class={`qwixx-area${isActive ? " qwixx-active" : ""}`}>
      {isActive && <Icon name="turn" />}
      <span class="qwixx-supply" aria-hidden="true">
        <Stone side={side}>{stones}</Stone>
      </span>
      <span class="qwixx-area-name">
        <strong>{t("qwixx-side", { side: SIDES[side] })}</strong>
        <span class="qwixx-supply-count">{t("qwixx-supply", { stones })}</span>
      </span>
    </div>
  );
}

// -- Places: the names of fields, of locks such as r-lock, and the misthrows ---------------------------------

function placeUnder(target: Element | null): string | null {
  const found = target?.closest<HTMLElement>("[data-field], [data-misthrows]");
  return found ? (found.dataset.field ?? MISTHROWS) : null;
}

function placeAt({ row, place }: Cursor): string {
  return place === LOCK ? `${COLOURS[row]}-lock` : fieldName(row * WIDTH + place);
}

/** The row that a lock belongs to; null for other places. */
function lockRow(place: string): number | null {
  return place.endsWith("-lock") ? COLOURS.findIndex((colour) => place.startsWith(colour)) : null;
}

function ownerAt(fields: Fields, place: string): Seat | null {
  const row = lockRow(place);
  return row === null ? null : (fields.board[row]?.lock ?? null);
}

/** The stones that a press at an element picks up. */
function stonesAt(fields: Fields, place: string, target: Element): Stones | null {
  const field = findField(place);
  if (field !== undefined) return stackOn(fields, field);
  const slot = target.closest<HTMLElement>("[data-owner]")?.dataset.owner;
  const owner = place === MISTHROWS ? (slot === undefined ? null : slot === "1" ? 1 : 0) : ownerAt(fields, place);
  return owner === null ? null : [owner, 1];
}

function addAt(fields: Fields, place: string, side: Seat, count: number): Fields {
  const [field, row] = [findField(place), lockRow(place)];
  if (field !== undefined) return addStones(fields, field, side, count);
  return row === null ? addMisthrow(fields, side) : setLock(fields, row, side);
}

/** Take one stone away. */
function removeAt(fields: Fields, place: string, side: Seat | undefined): Fields {
  const [field, row] = [findField(place), lockRow(place)];
  if (field !== undefined) return removeStone(fields, field);
  return row === null ? removeMisthrow(fields, side) : setLock(fields, row, null);
}

/** Take everything away that was picked up. */
function clearAt(fields: Fields, place: string, side: Seat): Fields {
  const [field, row] = [findField(place), lockRow(place)];
  if (field !== undefined) return clearField(fields, field);
  return row === null ? removeMisthrow(fields, side) : setLock(fields, row, null);
}

// -- Views --------------------------------------------------------------------------------------------------

function viewRow({ board }: Fields, index: number): QwixxRow {
  const row = board[index] ?? { stacks: [], lock: null };
  return {
    colour: COLOURS[index] ?? "r",
    stones: row.stacks.map((stack) => stack && [stack[0], stack[1]]),
    front: row.stacks.findLastIndex((stack) => stack !== null),
    is_closed: isClosed(row),
    lock: row.lock,
    counts: [countStones(row, 0), countStones(row, 1)],
    scores: [0, 0],
    pays: [0, 0],
  };
}

/** What is at a place now, in the table's own words. */
function describe(fields: Fields, place: string): string {
  const [field, lock] = [findField(place), lockRow(place)];
  if (field === undefined && lock === null) {
    const [black, grey] = fields.misthrows;
    return t("qwixx-misthrows-label", { count: black + grey, black, grey });
  }
  const cursor = field === undefined ? { row: lock ?? 0, place: LOCK } : { row: rowOf(field), place: placeOf(field) };
  const { id, args } = describeField(viewRow(fields, cursor.row), cursor, null);
  return t(id, args);
}
