/** The editor of Battle's positions: the table's own board with a palette of dice. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pieceUnder } from "../../../analysis/palette-tool.tsx";
import type { EditorProps } from "../../../analysis/registry.ts";
import { Choice } from "../../../components/choice.tsx";
import type { PreparedAnimation } from "../../../die/animation.ts";
import { Die } from "../../../die/die.tsx";
import type { Direction } from "../../../die/orientation.ts";
import { facesShowing } from "../../../die/orientation.ts";
import { SmallDie } from "../../../die/small-die.tsx";
import { animateTurns, findTurns, type Turn } from "../../../die/turn.ts";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { BattlePositionView, Seat } from "../../../protocol/types.ts";
import { scaleDuration, tilt } from "../../../settings/settings.ts";
import { playSound } from "../../../sound.ts";
import { useDrag } from "../../drag.ts";
import { sideName } from "../../names.ts";
import { useRoomSize } from "../../room.ts";
import { describeSquare } from "../announcements.ts";
import { squareStyle } from "../board/board-overlay.tsx";
import { stepCursor } from "../board/geometry.ts";
import { BACK, facesFromSeat, type MoveAnimation, stepDuration } from "../board/move-animation.ts";
import { Scene } from "../board/scene.tsx";
import { squareUnder } from "../input/selection-input.ts";
import { PALACES, squareName } from "../pieces.ts";
import { DieTurner } from "./die-turner.tsx";
import { findPiece, Palette, type Tool } from "./palette.tsx";
import {
  formatSetup,
  movePiece,
  type Piece,
  parseSetup,
  placePiece,
  removePiece,
  type Setup,
  switchSide,
  turnDie,
} from "./setup.ts";
import "../styles/index.css";
import "./editor.css";

/** A piece that is dragged: from a square, or from the palette. */
interface Dragged {
  readonly piece: Piece;
  readonly from: string | null;
}

const TIPS: Readonly<Record<string, Direction>> = { ArrowUp: "n", ArrowDown: "s", ArrowRight: "e", ArrowLeft: "w" };

export function BattleEditorTable({ text, seat, change, announce, keysId }: EditorProps): JSX.Element {
  const space = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const tool = useSignal<Tool>("hand");
  const selected = useSignal<string | null>(null);
  const cursor = useSignal(squareName(PALACES[seat]));
  const animation = useSignal<MoveAnimation | null>(null);
  let setup = parseSetup(text); // a second key may come before the next picture
  useRoomSize(space);
  // A different position, such as the start, has no chosen die.
  const own = useRef(new Set([text]));
  useEffect(() => {
    if (!own.current.has(text)) selected.value = null;
  }, [text]);

  const apply = (next: Setup, square: string, turns: MoveAnimation | null = null) => {
    if (next === setup) return;
    setup = next;
    animation.value = turns;
    const changed = formatSetup(next);
    own.current.add(changed);
    change(changed);
    announce(describe(next, square));
    playSound(turns ? "tip" : "place");
  };
  const remove = (square: string) => {
    selected.value = null;
    apply(removePiece(setup, square), square);
  };
  const put = (square: string, piece: Piece) => {
    selected.value = square;
    apply(placePiece(setup, square, piece), square);
  };
  /** Turn the die on a square, in directions of the screen. */
  const turn = (square: string, turns: readonly Turn[]) => {
    const faces = facesFromSeat(setup.pieces.get(square)?.faces ?? null, seat);
    if (!faces) return;
    const next = turnDie(
      setup,
      square,
      turns.map((one) => seeFrom(seat, one)),
    );
    const roll = animateTurns(faces, turns, scaleDuration(stepDuration(turns.length)));
    apply(next, square, roll && turnOn(square, roll));
  };
  const press = (square: string) => {
    const there = setup.pieces.get(square);
    cursor.value = square;
    if (tool.value === "remove") remove(square);
    else if (tool.value !== "hand") {
      if (there && looksLike(there, tool.value)) selected.value = selected.value === square ? null : square;
      else put(square, tool.value);
    } else if (selected.value !== null && selected.value !== square && setup.pieces.has(selected.value)) {
      const from = selected.value;
      selected.value = square;
      apply(movePiece(setup, from, square), square);
    } else selected.value = there && selected.value !== square ? square : null;
  };
  const pressKey = (square: string, key: string): boolean => {
    const there = setup.pieces.get(square);
    if (/^[1-6]$/.test(key)) {
      if (there?.faces) {
        const turns = findTurns(there.faces, Number(key)).map((one) => seeFrom(seat, one));
        turn(square, turns);
      } else put(square, { side: sideOf(tool.value, there), faces: facesShowing(Number(key)) });
    } else if (key === "k") put(square, { side: sideOfKing(setup, tool.value, there), faces: null });
    else if (key === "c") apply(switchSide(setup, square), square);
    else if (key === "r") turn(square, ["spin"]);
    else if (key === "delete" || key === "backspace") remove(square);
    else if (key === "enter" || key === " ") press(square);
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSquare = event.target instanceof HTMLElement && event.target.role === "gridcell";
    const tipped = TIPS[event.key];
    if (event.key === "Escape" && (selected.value !== null || tool.value !== "hand")) {
      tool.value = "hand";
      selected.value = null;
    } else if (!isSquare) return;
    else if (tipped && event.shiftKey) turn(cursor.value, [tipped]);
    else if (tipped) {
      cursor.value = stepCursor(event.key, cursor.value, seat) ?? cursor.value;
      scene.current?.querySelector<HTMLElement>(`.battle-square[data-square="${cursor.value}"]`)?.focus();
    } else if (!pressKey(cursor.value, event.key.toLowerCase())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { drag, start, hasDragged } = useDrag<Dragged>(ghost, {
    pick: (target) => {
      const fresh = findPiece(pieceUnder(target));
      if (fresh) return { piece: fresh, from: null };
      const from = tool.value === "remove" ? null : squareUnder(target);
      const piece = from === null ? undefined : setup.pieces.get(from);
      return piece ? { piece, from } : null;
    },
    placeUnder: squareUnder,
    begin: () => {
      selected.value = null;
    },
    drop: ({ piece, from }, over) => {
      if (over === null) return from !== null && remove(from);
      if (from === null) put(over, piece);
      else if (from !== over) {
        selected.value = over;
        apply(movePiece(setup, from, over), over);
      }
    },
  });
  const lifted = drag?.item.from ?? null;
  const chosen = selected.value === null ? undefined : setup.pieces.get(selected.value);
  const palette = { seat, tool: tool.value, choose: chooseTool };
  function chooseTool(next: Tool): void {
    tool.value = next;
    selected.value = null;
  }
  return (
    <section ref={space} class="battle-space" style={{ "--tilt": String(tilt.value) }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: events bubble up here from squares and radio buttons */}
      <div
        ref={table}
        class="battle-editor"
        onKeyDown={handleKey}
        onPointerDown={start}
        onClickCapture={(event) => hasDragged.current && event.preventDefault()}
      >
        <Palette {...palette} side={otherSeat(seat)} extra="remove" />
        <Scene
          scene={scene}
          input={{
            selection: { selected: selected.value, target: null },
            cursor: cursor.value,
            movable: new Set(),
            targets: new Map(),
            previewed: [],
            onScene: {
              onClick: (event: MouseEvent) => {
                const square = squareUnder(event.target);
                if (square !== null && !hasDragged.current) press(square);
              },
              onPointerDown: () => undefined,
              onPointerOver: () => undefined,
              onPointerLeave: () => undefined,
              onFocusIn: (event: FocusEvent) => {
                cursor.value = squareUnder(event.target) ?? cursor.value;
              },
            },
          }}
          picture={viewSetup(setup, lifted)}
          seat={seat}
          side={seat}
          last={null}
          animation={animation.value}
          isLive
          hint={null}
          threats={[]}
          danger={null}
          pending={[]}
          stars={[]}
          describedBy={keysId}
          overlay={drag?.over && <DropFrame square={drag.over} seat={seat} />}
        />
        <Palette {...palette} side={seat} extra="hand" />
        <p class="battle-editor-prompt">{t("analysis-battle-prompt", { tool: promptOf(tool.value) })}</p>
        {chosen && selected.value !== null && drag === null && (
          <DieTurner
            square={selected.value}
            isKing={chosen.faces === null}
            table={table}
            turn={(to) => selected.value !== null && turn(selected.value, [to])}
            remove={() => selected.value !== null && remove(selected.value)}
          />
        )}
      </div>
      <div ref={ghost} class="battle-editor-ghost" hidden={drag === null}>
        {drag && (
          <span class="battle-tool-stand">
            <Die
              faces={facesFromSeat(drag.item.piece.faces, seat)}
              colour={drag.item.piece.side === 0 ? "first" : "second"}
            />
          </span>
        )}
      </div>
    </section>
  );
}

/** Whose move it is. */
export function BattleEditorControls({ text, change }: EditorProps): JSX.Element {
  const setup = parseSetup(text);
  return (
    <Choice
      label={t("analysis-mover")}
      options={(["0", "1"] as const).map((value) => ({ value, text: <Mover side={value === "1" ? 1 : 0} /> }))}
      chosen={setup.toMove === 1 ? "1" : "0"}
      choose={(value) => change(formatSetup({ ...setup, toMove: value === "1" ? 1 : 0, sinceCapture: 0, number: 1 }))}
    />
  );
}

function Mover({ side }: { side: Seat }): JSX.Element {
  return (
    <>
      <SmallDie face={0} colour={side === 0 ? "first" : "second"} />
      {sideName("battle", side)}
    </>
  );
}

/** A frame on the square that a die is dragged over. */
function DropFrame({ square, seat }: { square: string; seat: Seat }): JSX.Element {
  return (
    <div class="battle-editor-over">
      <span style={squareStyle(square, seat)} />
    </div>
  );
}

/** The same piece, however the die is turned about the vertical axis. */
function looksLike(there: Piece, piece: Piece): boolean {
  return there.side === piece.side && there.faces?.[0] === piece.faces?.[0];
}

/** Whose piece a key places: that of the palette, or of what is replaced. */
function sideOf(tool: Tool, there: Piece | undefined): Seat {
  return typeof tool === "object" ? tool.side : (there?.side ?? 0);
}

/** Whose king a key places: the one that is missing, unless the palette says whose. */
function sideOfKing({ pieces }: Setup, tool: Tool, there: Piece | undefined): Seat {
  const kings = [...pieces.values()].filter(({ faces }) => faces === null);
  const [king] = kings;
  return typeof tool !== "object" && king && kings.length === 1 ? otherSeat(king.side) : sideOf(tool, there);
}

function promptOf(tool: Tool): string {
  return typeof tool === "object" ? "piece" : tool;
}

/** The turn of a die as the board plays it: like a move that ends on its own square. */
function turnOn(square: string, roll: PreparedAnimation): MoveAnimation {
  const { duration } = roll.keyframes;
  return { target: square, roll, captured: null, arrivesAt: 0, endsAt: duration, settlesAt: duration, steps: 1 };
}

/** A turn on the screen as one on the board, or the other way round. */
function seeFrom(seat: Seat, turn: Turn): Turn {
  return seat === 0 || turn === "spin" ? turn : BACK[turn];
}

/** The picture of the board, without the die that is being dragged. */
function viewSetup({ pieces }: Setup, lifted: string | null = null): BattlePositionView {
  const dice = [...pieces].map(([square, { side, faces }]) => ({
    square,
    side,
    faces: faces && ([...faces] as [number, number, number]),
  }));
  const palaces: [string, string] = [squareName(PALACES[0]), squareName(PALACES[1])];
  return { game: "battle", dice: dice.filter(({ square }) => square !== lifted), lost: [0, 0], quiet: 0, palaces };
}

function describe(setup: Setup, square: string): string {
  const picture = viewSetup(setup);
  const die = picture.dice.find((one) => one.square === square);
  const { id, args } = describeSquare(square, die, picture);
  return t(id, args);
}
