/** What the table does when something changes: lay itself out, tell, throw, let stones fly, keep the focus. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Motion } from "../../die/motion.ts";
import { t } from "../../language.ts";
import type { QwixxMove, QwixxPicture, Seat } from "../../protocol/types.ts";
import { paced } from "../../settings.ts";
import type { TableProps } from "../table.ts";
import { type Layout, layoutFor } from "./board.ts";
import { DICE } from "./choices.ts";
import { flightsOf, fly } from "./flights.ts";
import { type Message, tellMove } from "./telling.ts";

type Props = TableProps<QwixxPicture, QwixxMove>;

/** The layout that suits the room around the table: the window's at first, then what the browser has measured anyway. */
export function useLayout(root: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>(() => layoutFor(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const room = root.current?.parentElement;
    if (!room) return;
    const observer = new ResizeObserver(() => setLayout(layoutFor(room.clientWidth, room.clientHeight)));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return layout;
}

/** The one move that was just made before our eyes, and whose it was. */
export interface News {
  move: QwixxMove;
  mover: Seat;
  ply: number;
}

/** The news, the same object until the next; null after a jump to anywhere else. */
export function useNews({ ply, last, toMove }: Props): News | null {
  const seen = useRef({ ply, toMove });
  const news = useRef<News | null>(null);
  if (ply !== seen.current.ply) {
    const mover = seen.current.toMove;
    const isNext = ply === seen.current.ply + 1;
    news.current = isNext && last !== null && mover !== null ? { move: last, mover, ply } : null;
  }
  seen.current = { ply, toMove };
  return news.current;
}

export function useAnnouncing(news: News | null, next: Message, announce: Props["announce"]): void {
  useEffect(() => {
    if (news === null) return;
    const { id, args } = tellMove(news.move, news.mover);
    announce(t("qwixx-announcement", { told: t(id, args), prompt: t(next.id, next.args) }));
  }, [news]);
}

export function useFlights(root: RefObject<HTMLElement | null>, news: News | null): void {
  useLayoutEffect(() => {
    if (news === null || root.current === null) return;
    for (const flight of flightsOf(news.move, news.mover)) fly(root.current, flight, paced);
  }, [news]);
}

const THROW = 950; // milliseconds at the usual speed

/** How the dice were thrown last; they go on tumbling whatever else happens meanwhile. */
export function useThrow(news: News | null): readonly Motion[] | null {
  const thrown = useRef<{ news: News; motions: readonly Motion[] } | null>(null);
  if (news?.move.kind === "roll" && thrown.current?.news !== news) {
    const duration = paced(THROW);
    const motions = duration === 0 ? [] : DICE.map((_, index) => throwing(news.ply, index, duration));
    thrown.current = { news, motions };
  }
  return thrown.current?.motions ?? null;
}

/** What the dice show is to be seen when they lie still: how long to wait for that, as a style for the table. */
export function reveal(news: News | null): { style: { "--reveal": string } } {
  return { style: { "--reveal": `${news?.move.kind === "roll" ? paced(THROW) : 0}ms` } };
}

function throwing(ply: number, index: number, duration: number): Motion {
  return { kind: "throw", seed: ply * DICE.length + index, duration: duration * (0.8 + index * 0.04) };
}

/** Who plays by keyboard is led to what is to be done next. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  isUsed: RefObject<boolean>,
  { ply, canRoll, legal }: Props,
): void {
  useEffect(() => {
    const table = root.current;
    const active = document.activeElement;
    const isHere = active === document.body || table?.contains(active) === true;
    if (table === null || isUsed.current !== true || !isHere) return;
    const wanted = canRoll ? ".qwixx-roll" : ".qwixx-open, .qwixx-pass";
    const targets = [...table.querySelectorAll<HTMLElement>(wanted)];
    (targets.find((target) => target.matches("[data-field]")) ?? targets[0])?.focus();
  }, [ply, canRoll, legal.length > 0]);
}
