/** Hooks of the table: animation queue, announcements, sounds. */

import { useEffect, useRef, useState } from "preact/hooks";
import { displayedLanguage, t, type UntranslatedText } from "../../i18n/translation.ts";
import type { BattleMove, BattlePositionView, Danger, Seat } from "../../protocol/types.ts";
import { reducedMotion, scaleDuration } from "../../settings/settings.ts";
import { playSound } from "../../sound.ts";
import type { TableProps } from "../table.ts";
import { describeMove } from "./announcements.ts";
import { animateMove, type MoveAnimation, scheduleSounds } from "./board/move-animation.ts";
import { advance, type BoardFrame, enqueue, type MoveQueue, startQueue } from "./board/move-queue.ts";

type Props = TableProps<BattlePositionView, BattleMove>;

interface Shown extends BoardFrame {
  /** The move that has just been made; null after its animation, and after a jump. */
  animatedMove: BattleMove | null;
  /** The animation of that move; null when nothing is animated. */
  animation: MoveAnimation | null;
}

/** The position to show: it lags behind the current one while a move is being animated. */
export function useMoveQueue({ picture, last, ply, seat }: Pick<Props, "picture" | "last" | "ply" | "seat">): Shown {
  const frame = { picture, last, ply };
  const view = useRef<{ frame: BoardFrame; seat: Seat; queue: MoveQueue; animation: MoveAnimation | null }>({
    frame,
    seat,
    queue: startQueue(frame),
    animation: null,
  });
  const [, redraw] = useState(0);
  const change = (queue: MoveQueue): void => {
    const { animatedMove } = queue;
    const isNew = animatedMove !== view.current.queue.animatedMove;
    if (isNew)
      view.current.animation =
        animatedMove && !reducedMotion.peek() ? animateMove(animatedMove, seat, scaleDuration) : null;
    view.current.queue = queue;
  };
  if (seat !== view.current.seat) Object.assign(view.current, { seat, queue: startQueue(frame), animation: null });
  if (picture !== view.current.frame.picture || ply !== view.current.frame.ply) {
    view.current.frame = frame;
    change(enqueue(view.current.queue, frame, view.current.animation !== null));
  }
  const now = view.current.animation;
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => {
      change(advance(view.current.queue));
      redraw((count) => count + 1);
    }, now.settlesAt);
    return () => clearTimeout(timer);
  }, [now]);
  return { ...view.current.queue.shown, animatedMove: view.current.queue.animatedMove, animation: now };
}

/** Announce each new move to screen readers at once. */
export function useMoveAnnouncements({ ply, last, announce }: Pick<Props, "ply" | "last" | "announce">): void {
  const announcedPly = useRef(ply);
  useEffect(() => {
    if (ply === announcedPly.current + 1 && last !== null) {
      const { id, args } = describeMove(last);
      announce(t(id, args));
    }
    announcedPly.current = ply;
  }, [ply]);
}

/** Announce what the selected die can do. */
export function useSelectionAnnouncements(
  selected: string | null,
  promptText: UntranslatedText | null,
  targets: readonly string[],
  announce: Props["announce"],
): void {
  useEffect(() => {
    if (selected === null || promptText === null) return;
    const squares = new Intl.ListFormat(displayedLanguage.value, { type: "disjunction" }).format(targets);
    announce(t("battle-chosen", { prompt: t(promptText.id, promptText.args), squares }));
  }, [selected]);
}

/** Play a sound as soon as something is in danger; again in the next position where it still is. */
export function useDangerSound(danger: Danger | null, ply: number): void {
  const endangeredPly = danger === null ? null : ply;
  useEffect(() => {
    if (endangeredPly !== null) playSound("danger");
  }, [endangeredPly]);
}

/** Play the sounds of a new move in time with its animation. */
export function useMoveSounds({ animatedMove, animation }: Shown, isSilent = false): void {
  useEffect(() => {
    if (animatedMove === null || isSilent) return;
    const timers = scheduleSounds(animatedMove, animation).map(([sound, at]) => setTimeout(() => playSound(sound), at));
    return () => timers.forEach(clearTimeout);
  }, [animatedMove]);
}
