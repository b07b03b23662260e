/** Hooks of the table: layout, announcements, animations, focus. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DieAnimation } from "../../die/animation.ts";
import { t, type UntranslatedText } from "../../i18n/translation.ts";
import type { QwixxMove, QwixxPositionView, Seat } from "../../protocol/types.ts";
import { scaleDuration } from "../../settings/settings.ts";
import type { TableProps } from "../table.ts";
import { describeMove } from "./announcements.ts";
import { type Layout, layoutFor } from "./board/board.ts";
import { animateFlight, stoneFlights } from "./board/stone-animation.ts";
import { MAX_CLOSED, MAX_MISTHROWS, STONES_BEFORE_LAST } from "./constants.ts";
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
interface NewMove {
  move: QwixxMove;
  mover: Seat;
  ply: number;
  /** How much slower it is shown: a throw that may be the last one, and the move that ends the game. */
  slowness: number;
}

const DECISIVE = 1.7;

/** The new move, the same object until the next one; null after a jump to a different position. */
export function useNewMove({
  ply,
  last,
  toMove,
  picture,
}: Pick<Props, "ply" | "last" | "toMove" | "picture">): NewMove | null {
  const seen = useRef({ ply, toMove });
  const newMove = useRef<NewMove | null>(null);
  if (ply !== seen.current.ply) {
    const mover = seen.current.toMove;
    const isNext = ply === seen.current.ply + 1;
    newMove.current = isNext && last !== null && mover !== null ? describeNew(last, mover, ply, picture) : null;
  }
  seen.current = { ply, toMove };
  return newMove.current;
}

function describeNew(move: QwixxMove, mover: Seat, ply: number, picture: QwixxPositionView): NewMove {
  const isDecisive = move.kind === "roll" ? mayEnd(picture, mover) : picture.stage === "over";
  return { move, mover, ply, slowness: isDecisive ? DECISIVE : 1 };
}

/** Announce each new move and the prompt after it; those made while the dice roll are announced once these lie still. */
export function useMoveAnnouncements(
  newMove: NewMove | null,
  isRolling: boolean,
  prompt: UntranslatedText,
  announce: Props["announce"],
): void {
  const seen = useRef<NewMove | null>(null);
  const unannounced = useRef<NewMove[]>([]);
  useEffect(() => {
    if (newMove === null) unannounced.current = [];
    else if (newMove !== seen.current) unannounced.current.push(newMove);
    seen.current = newMove;
    if (isRolling || unannounced.current.length === 0) return;
    announce(joinAnnouncements(unannounced.current, prompt));
    unannounced.current = [];
  }, [newMove, isRolling]);
}

function joinAnnouncements(moves: readonly NewMove[], prompt: UntranslatedText): string {
  const texts = moves.map(({ move, mover }) => describeMove(move, mover)).map(({ id, args }) => t(id, args));
  return texts.reduceRight((next, move) => t("qwixx-announcement", { move, prompt: next }), t(prompt.id, prompt.args));
}

export function useStoneAnimation(root: RefObject<HTMLElement | null>, newMove: NewMove | null): void {
  useLayoutEffect(() => {
    if (newMove === null || root.current === null) return;
    const scale = (milliseconds: number) => scaleDuration(milliseconds * newMove.slowness);
    for (const flight of stoneFlights(newMove.move, newMove.mover)) animateFlight(root.current, flight, scale);
  }, [newMove]);
}

const THROW_MS = 950; // milliseconds at normal speed

/** The animations of the last throw; they continue whatever else happens meanwhile. */
export function useDiceAnimation(newMove: NewMove | null): readonly DieAnimation[] | null {
  const lastThrow = useRef<{ newMove: NewMove; animations: readonly DieAnimation[] } | null>(null);
  if (newMove?.move.kind === "roll" && lastThrow.current?.newMove !== newMove) {
    const duration = throwDuration(newMove);
    const animations = duration === 0 ? [] : DICE.map((_, index) => throwAnimation(newMove.ply, index, duration));
    lastThrow.current = { newMove, animations };
  }
  return lastThrow.current?.animations ?? null;
}

/** Whether the dice of the last throw are still moving. */
export function useRolling(root: RefObject<HTMLElement | null>, lastThrow: readonly DieAnimation[] | null): boolean {
  const [landed, setLanded] = useState<readonly DieAnimation[] | null>(null);
  useLayoutEffect(() => {
    if (lastThrow === null || lastThrow.length === 0) return; // to ask for animations makes the browser lay out the page
    let isCurrent = true;
    const dice = root.current?.querySelectorAll(".qwixx-tray .die-body") ?? [];
    const running = [...dice].flatMap((die) => die.getAnimations()); // started by the dice, whose effects come first
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
      if (isCurrent) setLanded(lastThrow);
    });
    return () => {
      isCurrent = false;
    };
  }, [lastThrow]);
  return lastThrow !== null && lastThrow.length > 0 && landed !== lastThrow;
}

/** The delay until the dice lie still and their sums may be shown, as a style of the table. */
export function revealDelay(newMove: NewMove | null): { style: { "--reveal": string } } {
  return { style: { "--reveal": `${newMove?.move.kind === "roll" ? throwDuration(newMove) : 0}ms` } };
}

function throwDuration({ slowness }: NewMove): number {
  return scaleDuration(THROW_MS * slowness);
}

function throwAnimation(ply: number, index: number, duration: number): DieAnimation {
  return { kind: "throw", seed: ply * DICE.length + index, duration: duration * (0.8 + index * 0.04) };
}

/** Move the focus of keyboard users to the next action as it appears, once the dice lie still. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  isKeyboardUsed: RefObject<boolean>,
  isRolling: boolean,
  { ply, canRoll, legal }: Props,
): void {
  useLayoutEffect(() => {
    const table = root.current;
    const active = document.activeElement;
    const isFocusFree = active === document.body || table?.contains(active) === true;
    if (table === null || isRolling || isKeyboardUsed.current !== true || !isFocusFree) return;
    const selector = canRoll ? ".qwixx-roll" : ".qwixx-open, .qwixx-pass";
    const targets = [...table.querySelectorAll<HTMLElement>(selector)];
    (targets.find((target) => target.matches("[data-field]")) ?? targets[0])?.focus();
  }, [ply, canRoll, isRolling, legal.length > 0]);
}

/** Stones that a turn places, locks apart. */
const STONES_A_TURN = 2;

/** Whether the turn of a player could end the game, regardless of the dice. */
export function mayEnd({ rows, supplies, misthrows }: QwixxPositionView, mover: Seat): boolean {
  const closed = rows.filter((row) => row.is_closed).length;
  const closable = rows.filter((row) => !row.is_closed && row.counts[mover] >= STONES_BEFORE_LAST).length;
  return (
    supplies[mover] <= STONES_A_TURN ||
    misthrows[0] + misthrows[1] + 1 >= MAX_MISTHROWS ||
    (closable > 0 && closed + Math.min(closable, STONES_A_TURN) >= MAX_CLOSED)
  );
}
