/** What the person at the table has chosen and looks at: by tap, drag, hover or key. */

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BattleMove, Seat } from "../../protocol/types.ts";
import { type Choosing, movable, NOTHING, type Option, optionsFrom, stepBack, touch } from "./choices.ts";
import { squareUnder, useDragging, walk } from "./hooks.ts";

export interface Selecting {
  choosing: Choosing;
  /** The square that the keyboard is on. */
  cursor: string;
  movable: Set<string>;
  /** By target, the ways of the chosen die. */
  targets: Map<string, Option[]>;
  /** The ways looked at. */
  previewed: Option[];
  isDragging: boolean;
  /** Make a move; look at one, or at a square. */
  make(move: string): void;
  point(at: string | null): void;
  /** What the scene and the table listen to. */
  onScene: Record<
    "onClick" | "onPointerDown" | "onPointerOver" | "onPointerLeave" | "onFocusIn",
    (event: never) => void
  >;
  onKeyDown(event: KeyboardEvent): void;
}

interface Given {
  legal: BattleMove[];
  ply: number;
  seat: Seat;
  palace: string;
  scene: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  play(move: string): void;
}

/** Follow what is chosen; whatever changes on the table ends it. */
export function useSelecting({ legal, ply, seat, palace, scene, ghost, play }: Given): Selecting {
  const [choosing, setChoosing] = useState<Choosing>(NOTHING);
  const [pointed, point] = useState<string | null>(null);
  const [cursor, setCursor] = useState(palace);
  useEffect(() => setChoosing(NOTHING), [ply, legal.length === 0]);
  const can = movable(legal);
  const targets = optionsFrom(legal, choosing.selected);

  const make = (move: string): void => {
    setChoosing(NOTHING);
    point(null);
    play(move);
  };
  const handle = (square: string, before = choosing): void => {
    const touched = touch(before, square, legal);
    setChoosing(touched.choosing);
    setCursor(square);
    if (touched.move !== null) make(touched.move);
  };
  const { dragging, start, hasDragged } = useDragging(ghost, {
    mayDrag: (square) => can.has(square),
    begin: (square) => setChoosing({ selected: square, target: null }),
    drop: (from, over) => optionsFrom(legal, from).has(over) && handle(over, { selected: from, target: null }),
  });
  const focus = (square: string): void => {
    setCursor(square);
    scene.current
      ?.querySelector<HTMLElement>(`.battle-square[data-square="${square}"]`)
      ?.focus({ preventScroll: true });
  };
  const goBack = (): boolean => {
    const back = choosing.target ?? choosing.selected;
    if (back === null) return false;
    focus(back);
    setChoosing(stepBack(choosing));
    return true;
  };
  const walkOrTouch = (key: string): boolean => {
    const next = walk(key, cursor, seat);
    if (key === "Enter" || key === " ") handle(cursor);
    else if (next !== null) focus(next);
    return key.startsWith("Arrow") || key === "Enter" || key === " ";
  };

  const looked = dragging?.over ?? pointed ?? choosing.target;
  const ways = [...targets.values()].flat();
  return {
    choosing,
    cursor,
    movable: can,
    targets,
    previewed: ways.filter((way) => way.target === looked || way.move === looked),
    isDragging: dragging !== null,
    make,
    point,
    onScene: {
      onPointerDown: start,
      onClick: (event: MouseEvent) => {
        const square = squareUnder(event.target);
        if (square !== null && !hasDragged.current) handle(square);
      },
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === "mouse" && !inChooser(event.target)) point(squareUnder(event.target));
      },
      onPointerLeave: () => point(null),
      onFocusIn: (event: FocusEvent) => {
        if (!inChooser(event.target)) point(squareUnder(event.target));
      },
    },
    onKeyDown: (event) => {
      const isSquare = event.target instanceof HTMLElement && event.target.role === "gridcell";
      if (event.key === "Escape" ? !goBack() : !isSquare || !walkOrTouch(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function inChooser(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".battle-chooser") !== null;
}
