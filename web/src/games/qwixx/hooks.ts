/** Hooks of the table: layout, announcements, animations, focus. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DieAnimation } from "../../die/animation.ts";
import { t, type UntranslatedText } from "../../i18n/translation.ts";
import type { QwixxMove, QwixxPositionView, Seat } from "../../protocol/types.ts";
import { scaleDuration } from "../../settings/settings.ts";
import type { TableProps } from "../table.ts";
import { animateFlight, stoneFlights } from "./animation/stone-animation.ts";
import { describeMove } from "./announcements.ts";
import { type Layout, layoutFor } from "./board/board.ts";
import { DICE } from "./input/choices.ts";

type Props = TableProps<QwixxPositionView, QwixxMove>;

/** The layout for the available space: estimated from the window at first, then measured by a ResizeObserver. */
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

/** A move that has just been made, and who made it. */
export interface NewMove {
  move: QwixxMove;
  mover: Seat;
  ply: number;
}

/** The new move, the same object until the next one; null after a jump to another position. */
export function useNewMove({ ply, last, toMove }: Props): NewMove | null {
  const seen = useRef({ ply, toMove });
  const newMove = useRef<NewMove | null>(null);
  if (ply !== seen.current.ply) {
    const mover = seen.current.toMove;
    const isNext = ply === seen.current.ply + 1;
    newMove.current = isNext && last !== null && mover !== null ? { move: last, mover, ply } : null;
  }
  seen.current = { ply, toMove };
  return newMove.current;
}

export function useMoveAnnouncements(
  newMove: NewMove | null,
  prompt: UntranslatedText,
  announce: Props["announce"],
): void {
  useEffect(() => {
    if (newMove === null) return;
    const { id, args } = describeMove(newMove.move, newMove.mover);
    announce(t("qwixx-announcement", { move: t(id, args), prompt: t(prompt.id, prompt.args) }));
  }, [newMove]);
}

export function useStoneAnimation(root: RefObject<HTMLElement | null>, newMove: NewMove | null): void {
  useLayoutEffect(() => {
    if (newMove === null || root.current === null) return;
    for (const flight of stoneFlights(newMove.move, newMove.mover)) animateFlight(root.current, flight, scaleDuration);
  }, [newMove]);
}

const THROW_MS = 950; // milliseconds at normal speed

/** The animations of the last throw; they continue whatever else happens meanwhile. */
export function useDiceAnimation(newMove: NewMove | null): readonly DieAnimation[] | null {
  const lastThrow = useRef<{ newMove: NewMove; animations: readonly DieAnimation[] } | null>(null);
  if (newMove?.move.kind === "roll" && lastThrow.current?.newMove !== newMove) {
    const duration = scaleDuration(THROW_MS);
    const animations = duration === 0 ? [] : DICE.map((_, index) => throwAnimation(newMove.ply, index, duration));
    lastThrow.current = { newMove, animations };
  }
  return lastThrow.current?.animations ?? null;
}

/** The delay until the dice lie still and their sums may be shown, as a style of the table. */
export function revealDelay(newMove: NewMove | null): { style: { "--reveal": string } } {
  return { style: { "--reveal": `${newMove?.move.kind === "roll" ? scaleDuration(THROW_MS) : 0}ms` } };
}

function throwAnimation(ply: number, index: number, duration: number): DieAnimation {
  return { kind: "throw", seed: ply * DICE.length + index, duration: duration * (0.8 + index * 0.04) };
}

/** Move the focus of keyboard users to the next action. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  isKeyboardUsed: RefObject<boolean>,
  { ply, canRoll, legal }: Props,
): void {
  useEffect(() => {
    const table = root.current;
    const active = document.activeElement;
    const isFocusFree = active === document.body || table?.contains(active) === true;
    if (table === null || isKeyboardUsed.current !== true || !isFocusFree) return;
    const selector = canRoll ? ".qwixx-roll" : ".qwixx-open, .qwixx-pass";
    const targets = [...table.querySelectorAll<HTMLElement>(selector)];
    (targets.find((target) => target.matches("[data-field]")) ?? targets[0])?.focus();
  }, [ply, canRoll, legal.length > 0]);
}
