/** The editor of Battle's positions: pieces are put on the board, moved, turned face by face, and taken away. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Choice } from "../../../analysis/components/choice.tsx";
import type { EditorProps } from "../../../analysis/registry.ts";
import type { Direction } from "../../../die/orientation.ts";
import { facesShowing } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { sideName } from "../../names.ts";
import { describeSquare } from "../announcements.ts";
import { PALACES, squareName } from "../local/board.ts";
import { DieTurner } from "./die-turner.tsx";
import { EditorBoard } from "./editor-board.tsx";
import {
  formatSetup,
  movePiece,
  parseSetup,
  placePiece,
  removePiece,
  type Setup,
  showFace,
  spinDie,
  tipDie,
} from "./setup.ts";
import "./editor.css";

const TOOLS = ["move", "white-die", "black-die", "white-king", "black-king", "remove"] as const;
type Tool = (typeof TOOLS)[number];
const KEYS: Readonly<Record<string, Direction>> = { n: "n", s: "s", e: "e", w: "w" };

export function BattleEditor({ text, seat, change, announce }: EditorProps): JSX.Element {
  const tool = useSignal<Tool>("move");
  const selected = useSignal<string | null>(null);
  const setup = parseSetup(text);
  const apply = (next: Setup, square: string | null = null) => {
    change(formatSetup(next));
    if (square !== null) announce(describe(next, square));
  };
  const press = (square: string) => {
    const result = pressSquare(setup, tool.value, selected.value, square);
    selected.value = result.selected;
    if (result.setup !== setup) apply(result.setup, square);
  };
  const turnBy = (square: string, key: string): boolean => {
    const direction = KEYS[key.toLowerCase()];
    if (direction) apply(tipDie(setup, square, seeFrom(seat, direction)), square);
    else if (/^[1-6]$/.test(key)) apply(showFace(setup, square, Number(key)), square);
    else if (key.toLowerCase() === "r") apply(spinDie(setup, square), square);
    else if (key === "Delete" || key === "Backspace") apply(removePiece(setup, square), square);
    else return false;
    return true;
  };
  const die = selected.value === null ? null : (setup.pieces.get(selected.value) ?? null);
  return (
    <div class="battle-editor">
      <EditorBoard
        setup={setup}
        seat={seat}
        selected={selected.value}
        press={press}
        pressKey={turnBy}
        drag={(from, to) => {
          selected.value = to;
          apply(movePiece(setup, from, to), to);
        }}
        canDrag={tool.value === "move"}
        describe={(square) => describe(setup, square)}
      />
      <div class="battle-editor-side">
        <Choice
          legend={t("analysis-battle-tool")}
          name="tool"
          options={TOOLS.map((value) => ({ value, text: t("analysis-battle-tools", { tool: value }) }))}
          value={tool.value}
          choose={(value) => {
            tool.value = value as Tool;
            selected.value = null;
          }}
        />
        <DieTurner
          die={die}
          square={selected.value}
          seat={seat}
          tip={(direction) =>
            selected.value !== null && apply(tipDie(setup, selected.value, seeFrom(seat, direction)), selected.value)
          }
          spin={() => selected.value !== null && apply(spinDie(setup, selected.value), selected.value)}
          show={(face) => selected.value !== null && apply(showFace(setup, selected.value, face), selected.value)}
        />
        <Choice
          legend={t("analysis-mover")}
          name="mover"
          options={([0, 1] as const).map((side) => ({ value: String(side), text: sideName("battle", side) }))}
          value={String(setup.toMove)}
          choose={(value) => apply({ ...setup, toMove: value === "1" ? 1 : 0, sinceCapture: 0, number: 1 })}
        />
        <button type="button" class="button subtle" onClick={() => apply({ ...setup, pieces: new Map() })}>
          {t("analysis-clear")}
        </button>
      </div>
    </div>
  );
}

/** What a press on a square does with a tool. */
function pressSquare(
  setup: Setup,
  tool: Tool,
  selected: string | null,
  square: string,
): { setup: Setup; selected: string | null } {
  if (tool === "remove") return { setup: removePiece(setup, square), selected: null };
  if (tool !== "move") {
    const side: Seat = tool.startsWith("white") ? 0 : 1;
    const faces = tool.endsWith("king") ? null : facesShowing(1);
    const known = setup.pieces.get(square);
    const isThere = known?.side === side && (known.faces === null) === (faces === null);
    return { setup: isThere ? setup : placePiece(setup, square, { side, faces }), selected: square };
  }
  if (selected === square) return { setup, selected: null };
  if (selected === null || !setup.pieces.has(selected))
    return { setup, selected: setup.pieces.has(square) ? square : null };
  return { setup: movePiece(setup, selected, square), selected: square };
}

/** A direction on the screen as one on the board. */
function seeFrom(seat: Seat, direction: Direction): Direction {
  return seat === 0 ? direction : ({ n: "s", s: "n", e: "w", w: "e" } as const)[direction];
}

function describe(setup: Setup, square: string): string {
  const piece = setup.pieces.get(square);
  const die = piece && {
    square,
    side: piece.side,
    faces: piece.faces ? ([...piece.faces] as [number, number, number]) : null,
  };
  const palaces: [string, string] = [squareName(PALACES[0]), squareName(PALACES[1])];
  const { id, args } = describeSquare(square, die, { game: "battle", dice: [], lost: [0, 0], quiet: 0, palaces });
  return t(id, args);
}
