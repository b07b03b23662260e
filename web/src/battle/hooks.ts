/** What the table does when something changes or is touched: play a move, tell it, walk, drag. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableProps } from "../game/table.ts";
import { t } from "../language.ts";
import type { BattleMove, BattlePicture, Seat } from "../protocol/types.ts";
import { paced, reducedMotion } from "../settings.ts";
import { play } from "../sound.ts";
import { placeOf, squareAt } from "./geometry.ts";
import { type Playing, playing } from "./motions.ts";
import { tellMove } from "./telling.ts";

type Props = TableProps<BattlePicture, BattleMove>;

/** The move just made before our eyes, the same object until the next; null after a jump to anywhere else. */
export function useNews({ ply, last }: Props): BattleMove | null {
  const seen = useRef(ply);
  const news = useRef<BattleMove | null>(null);
  if (ply !== seen.current) news.current = ply === seen.current + 1 ? last : null;
  seen.current = ply;
  return news.current;
}

/** How the news is played; null where nothing is to move. */
export function usePlaying(news: BattleMove | null, seat: Seat): Playing | null {
  const kept = useRef<{ news: BattleMove | null; seat: Seat; playing: Playing | null }>({ news: null, seat, playing: null });
  if (kept.current.news !== news || kept.current.seat !== seat) {
    const isNew = kept.current.news !== news; // the same move seen from the other seat is not played again
    const moves = isNew && news !== null && !reducedMotion.peek();
    kept.current = { news, seat, playing: moves ? playing(news, seat, paced) : null };
  }
  return kept.current.playing;
}

/** Tell each new move to who listens. */
export function useAnnouncing(news: BattleMove | null, announce: Props["announce"]): void {
  useEffect(() => {
    if (news === null) return;
    const { id, args } = tellMove(news);
    announce(t(id, args));
  }, [news]);
}

/** Let every edge be heard that the die tips over. */
export function useTicking(playing: Playing | null): void {
  useEffect(() => {
    if (playing === null) return;
    const each = playing.ends / playing.steps;
    const timers = Array.from({ length: playing.steps }, (_, step) => setTimeout(() => play("tip"), each * (step + 1)));
    return () => timers.forEach(clearTimeout);
  }, [playing]);
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** The square a key leads to, or null for keys that lead nowhere. */
export function walk(key: string, from: string, seat: Seat): string | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  const { x, y } = placeOf(from, seat);
  return squareAt({ x: x + step[0], y: y + step[1] }, seat);
}

/** The square under a point of the screen. */
export function squareUnder(target: EventTarget | Element | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
  return found?.dataset["square"] ?? null;
}

export interface Dragging {
  /** The square the drag began on. */
  from: string;
  /** The square it is over. */
  over: string | null;
}

/** How far a finger may tremble before it drags, in pixels. */
const TREMBLE = 8;

export interface Handlers {
  mayDrag(square: string): boolean;
  begin(square: string): void;
  drop(from: string, over: string): void;
}

/** Drag dice: follow the pointer with `ghost`, say what it is over. A drag is no click. */
export function useDragging(ghost: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers);
  latest.current = handlers; // the table may change while a die is in the air
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const hasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const start = (event: PointerEvent): void => {
    const from = squareUnder(event.target);
    hasDragged.current = false;
    if (from === null || !event.isPrimary || event.button !== 0 || !latest.current.mayDrag(from)) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const finish = (over: string | null): void => {
      listening.abort();
      setDragging(null);
      if (hasDragged.current && over !== null) latest.current.drop(from, over);
    };
    stop.current = () => listening.abort();
    const move = (moved: PointerEvent): void => {
      const distance = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
      if (!hasDragged.current && distance < TREMBLE) return;
      if (!hasDragged.current) latest.current.begin(from);
      hasDragged.current = true;
      ghost.current?.style.setProperty("transform", `translate(${moved.clientX}px, ${moved.clientY}px)`);
      const over = squareUnder(document.elementFromPoint(moved.clientX, moved.clientY));
      setDragging((before) => (before?.over === over && before.from === from ? before : { from, over }));
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", (up) => finish(squareUnder(document.elementFromPoint(up.clientX, up.clientY))), options);
    window.addEventListener("pointercancel", () => finish(null), options);
    window.addEventListener("keydown", (key) => key.key === "Escape" && finish(null), options);
  };
  return { dragging, start, hasDragged };
}
