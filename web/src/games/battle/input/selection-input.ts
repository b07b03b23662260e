/** Input on the board: selecting and previewing moves by tap, drag, hover or key. */

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BattleMove, Seat } from "../../../protocol/types.ts";
import { useDrag } from "../../drag.ts";
import { stepCursor } from "../board/geometry.ts";
import {
  cancelStep,
  findMovable,
  NO_SELECTION,
  type Option,
  optionsFrom,
  type Selection,
  selectSquare,
} from "./selection.ts";

export interface SelectionInput {
  selection: Selection;
  /** The square that has the keyboard focus. */
  cursor: string;
  movable: Set<string>;
  /** The options of the selected die, by target. */
  targets: Map<string, Option[]>;
  /** The options under the pointer or focus. */
  previewed: Option[];
  isDragging: boolean;
  /** Play a move; preview a move or a square. */
  playMove(move: string): void;
  point(at: string | null): void;
  /** The event handlers of the scene and of the table. */
  onScene: Record<
    "onClick" | "onPointerDown" | "onPointerOver" | "onPointerLeave" | "onFocusIn",
    (event: never) => void
  >;
  onKeyDown(event: KeyboardEvent): void;
}

interface SelectionInputProps {
  legal: BattleMove[];
  ply: number;
  seat: Seat;
  palace: string;
  scene: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  play(move: string): void;
}

/** Keep the selection; a change of position resets it. */
export function useSelectionInput({
  legal,
  ply,
  seat,
  palace,
  scene,
  ghost,
  play,
}: SelectionInputProps): SelectionInput {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const [pointed, point] = useState<string | null>(null);
  const [cursor, setCursor] = useState(palace);
  useLayoutEffect(() => setSelection(NO_SELECTION), [ply, legal.length === 0]);
  const movableSquares = findMovable(legal);
  const targets = optionsFrom(legal, selection.selected);

  const playMove = (move: string): void => {
    setSelection(NO_SELECTION);
    point(null);
    play(move);
  };
  const handleSquare = (square: string, before = selection): void => {
    const result = selectSquare(before, square, legal);
    setSelection(result.selection);
    setCursor(square);
    if (result.move !== null) playMove(result.move);
  };
  const { drag, start, hasDragged } = useDrag(ghost, {
    pick: (target) => {
      const square = squareUnder(target);
      return square !== null && movableSquares.has(square) ? square : null;
    },
    placeUnder: squareUnder,
    begin: (square) => setSelection({ selected: square, target: null }),
    drop: (from, over) => {
      const mayDrop = over !== null && optionsFrom(legal, from).has(over);
      if (mayDrop) handleSquare(over, { selected: from, target: null });
    },
  });
  const focus = (square: string): void => {
    setCursor(square);
    scene.current
      ?.querySelector<HTMLElement>(`.battle-square[data-square="${square}"]`)
      ?.focus({ preventScroll: true });
  };
  const goBack = (): boolean => {
    const back = selection.target ?? selection.selected;
    if (back === null) return false;
    focus(back);
    setSelection(cancelStep(selection));
    return true;
  };
  const handleSquareKey = (key: string): boolean => {
    const next = stepCursor(key, cursor, seat);
    if (key === "Enter" || key === " ") handleSquare(cursor);
    else if (next !== null) focus(next);
    return key.startsWith("Arrow") || key === "Enter" || key === " ";
  };

  const focused = drag?.over ?? pointed ?? selection.target;
  const options = [...targets.values()].flat();
  return {
    selection,
    cursor,
    movable: movableSquares,
    targets,
    previewed: options.filter((option) => option.target === focused || option.move === focused),
    isDragging: drag !== null,
    playMove,
    point,
    onScene: {
      onPointerDown: start,
      onClick: (event: MouseEvent) => {
        const square = findPressed(event, selection.selected, targets);
        if (square !== null && !hasDragged.current) handleSquare(square);
      },
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === "mouse") point(squareUnder(event.target));
      },
      onPointerLeave: () => point(null),
      onFocusIn: (event: FocusEvent) => point(squareUnder(event.target)),
    },
    onKeyDown: (event) => {
      const isSquare = event.target instanceof HTMLElement && event.target.role === "gridcell";
      if (event.key === "Escape" ? !goBack() : !isSquare || !handleSquareKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The square an element belongs to. */
export function squareUnder(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
  return found?.dataset.square ?? null;
}

/** The square that was pressed; the selected die is raised, and a target that it covers counts instead of it. */
function findPressed(event: MouseEvent, selected: string | null, targets: ReadonlyMap<string, unknown>): string | null {
  const square = squareUnder(event.target);
  if (square === null || square !== selected) return square;
  const covered = document.elementsFromPoint(event.clientX, event.clientY).map(squareUnder);
  return covered.find((below) => below !== null && targets.has(below)) ?? square;
}
