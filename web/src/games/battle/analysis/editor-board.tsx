/** The board of the editor: a grid of squares that takes presses, keys and drags. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Face } from "../../../die/face.tsx";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { facesFromSeat } from "../animation/move-animation.ts";
import { rows, stepCursor } from "../board/geometry.ts";
import type { Setup } from "./setup.ts";

interface EditorBoardProps {
  setup: Setup;
  seat: Seat;
  selected: string | null;
  canDrag: boolean;
  press(square: string): void;
  /** Handle a key on a square; false where it means nothing. */
  pressKey(square: string, key: string): boolean;
  drag(from: string, to: string): void;
  describe(square: string): string;
}

const PALACES = ["e1", "e8"];

export function EditorBoard(props: EditorBoardProps): JSX.Element {
  const { setup, seat, selected, canDrag, press, pressKey, drag } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cursor = useSignal("e1");
  const dragged = useRef<string | null>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepCursor(event.key, cursor.value, seat);
    if (next !== null) {
      cursor.value = next;
      grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
    } else if (!event.key.startsWith("Arrow") && !pressKey(cursor.value, event.key)) return;
    event.preventDefault();
  };
  const endDrag = (event: PointerEvent) => {
    const from = dragged.current;
    dragged.current = null;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");
    const to = over?.getAttribute("data-square") ?? null;
    if (from !== null && to !== null && to !== from && grid.current?.contains(over ?? null)) drag(from, to);
  };
  return (
    <div
      ref={grid}
      class="battle-editor-board"
      role="grid"
      tabIndex={-1}
      aria-label={t("battle-board")}
      onKeyDown={handleKey}
      onPointerUp={endDrag}
    >
      {rows(seat).map((row, y) => (
        <div key={y} role="row">
          {row.map((square, x) => (
            <button
              key={square}
              type="button"
              role="gridcell"
              class={`battle-editor-square${(x + y) % 2 === 0 ? " battle-editor-pale" : ""}${PALACES.includes(square) ? " battle-editor-palace" : ""}`}
              data-square={square}
              tabIndex={square === cursor.value ? 0 : -1}
              aria-selected={square === selected}
              aria-label={props.describe(square)}
              onPointerDown={() => {
                dragged.current = canDrag && setup.pieces.has(square) ? square : null;
              }}
              onFocus={() => (cursor.value = square)}
              onClick={() => press(square)}
            >
              <SquareContent setup={setup} square={square} seat={seat} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function SquareContent({ setup, square, seat }: { setup: Setup; square: string; seat: Seat }): JSX.Element {
  const piece = setup.pieces.get(square);
  if (!piece) return <span class="battle-editor-name">{square}</span>;
  return <Face faces={facesFromSeat(piece.faces, seat)} colour={piece.side === 0 ? "first" : "second"} />;
}
