/** What the table does when something changes or is touched: play a move, tell it, walk, drag. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { spoken, t } from "../../language.ts";
import type { BattleMove, BattlePicture, Seat } from "../../protocol/types.ts";
import { paced, reducedMotion } from "../../settings.ts";
import { play } from "../../sound.ts";
import type { TableProps } from "../table.ts";
import { placeOf, squareAt } from "./geometry.ts";
import { type Playing, playing, sounds } from "./motions.ts";
import { advance, open, receive, type Scene, type Stage } from "./pacing.ts";
import { type Message, tellMove } from "./telling.ts";

type Props = TableProps<BattlePicture, BattleMove>;

export interface Shown extends Scene {
  /** The move that has just led here; null when it is no longer new, or after a jump. */
  news: BattleMove | null;
  /** How the move that led here is being played; null when all is at rest. */
  playing: Playing | null;
}

/** What is on the screen: behind what is on the table while a move is still being played. */
export function useStage({ picture, last, ply, seat }: Props): Shown {
  const scene = { picture, last, ply };
  const kept = useRef<{ scene: Scene; seat: Seat; stage: Stage; playing: Playing | null }>({
    scene,
    seat,
    stage: open(scene),
    playing: null,
  });
  const [, redraw] = useState(0);
  const change = (stage: Stage): void => {
    const { news } = stage;
    const isNew = news !== kept.current.stage.news;
    if (isNew) kept.current.playing = news && !reducedMotion.peek() ? playing(news, seat, paced) : null;
    kept.current.stage = stage;
  };
  if (seat !== kept.current.seat) Object.assign(kept.current, { seat, stage: open(scene), playing: null });
  if (picture !== kept.current.scene.picture || ply !== kept.current.scene.ply) {
    kept.current.scene = scene;
    change(receive(kept.current.stage, scene, kept.current.playing !== null));
  }
  const now = kept.current.playing;
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => {
      change(advance(kept.current.stage));
      redraw((count) => count + 1);
    }, now.rests);
    return () => clearTimeout(timer);
  }, [now]);
  return { ...kept.current.stage.shown, news: kept.current.stage.news, playing: now };
}

/** Tell each new move to who listens, at once. */
export function useAnnouncing({ ply, last, announce }: Props): void {
  const told = useRef(ply);
  useEffect(() => {
    if (ply === told.current + 1 && last !== null) {
      const { id, args } = tellMove(last);
      announce(t(id, args));
    }
    told.current = ply;
  }, [ply]);
}

/** Tell who listens what a die just chosen can do. */
export function useChosen(
  selected: string | null,
  asked: Message | null,
  targets: readonly string[],
  announce: Props["announce"],
): void {
  useEffect(() => {
    if (selected === null || asked === null) return;
    const squares = new Intl.ListFormat(spoken.value, { type: "disjunction" }).format(targets);
    announce(t("battle-chosen", { prompt: t(asked.id, asked.args), squares }));
  }, [selected]);
}

/** Let a new move be heard as it is seen. */
export function useSounds({ news, playing }: Shown): void {
  useEffect(() => {
    if (news === null) return;
    const timers = sounds(news, playing).map(([sound, at]) => setTimeout(() => play(sound), at));
    return () => timers.forEach(clearTimeout);
  }, [news]);
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
  return found?.dataset.square ?? null;
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
    window.addEventListener(
      "pointerup",
      (up) => finish(squareUnder(document.elementFromPoint(up.clientX, up.clientY))),
      options,
    );
    window.addEventListener("pointercancel", () => finish(null), options);
    window.addEventListener("keydown", (key) => key.key === "Escape" && finish(null), options);
  };
  return { dragging, start, hasDragged };
}
