/** Hooks of the game page: screen size, keys, sounds, title, rematch. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { t } from "../i18n/translation.ts";
import { markPlayed } from "../lessons/progress.ts";
import { timeLeft } from "../protocol/client-state.ts";
import type { State } from "../protocol/types.ts";
import { go } from "../router.ts";
import { playSound } from "../sound.ts";
import { LOW_TIME_MS } from "./clock.ts";
import type { PlyNavigation } from "./session/ply-navigation.ts";
import type { Session } from "./session/session.ts";

/** Wide enough for a column beside the table. */
export const WIDE_SCREEN = "(min-width: 75rem) and (min-height: 30rem)";
/** Little height: a phone in landscape, a short phone, or a small laptop. */
export const LOW_SCREEN = "(max-height: 41rem), (max-height: 52rem) and (min-width: 48rem)";

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => (matches.value = list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches.value;
}

/** Step through the moves with the arrow keys, unless the focused element needs them. */
export function usePlyKeys(session: PlyNavigation): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(".frame-table, input, select, dialog")) return;
      const count = session.ply.peek();
      const at = session.viewedPly.peek() ?? count;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      session.viewPly(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}

/** How long a throw may wait for the other player's share before anybody is told; normally it takes milliseconds. */
const ROLL_PATIENCE_MS = 1000;

/** Whether a throw has been waiting for a share for longer than usual. */
export function useIsRollWaiting(game: State): boolean {
  const waiting = useSignal<number | null>(null);
  const number = game.dice?.pending?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    const timer = setTimeout(() => (waiting.value = number), ROLL_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== null && waiting.value === number;
}

/** Play sounds for moves, start, end, and a clock that runs low. */
export function useSounds(session: Session): void {
  const { last, game, you } = session.clientState.value;
  const status = useRef(game?.status);
  useEffect(() => {
    const sound = last && game && findClient(game.rules).moveSound(last);
    if (sound) playSound(sound);
  }, [last]);
  useEffect(() => {
    const before = status.current;
    status.current = game?.status;
    if (before === "waiting" && game?.status === "playing") playSound("start");
    if (before === "playing" && game?.status === "over") {
      const winner = game.outcome?.winner ?? null;
      playSound(winner === null || you.length === 2 || you.includes(winner) ? "win" : "loss");
    }
  }, [game?.status]);
  useClockAlarm(session);
}

function useClockAlarm(session: Session): void {
  const hasRung = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const actingSeat = session.actingSeat.peek();
      const left = timeLeft(session.clientState.peek(), Date.now());
      const isShort = actingSeat !== null && left !== null && left[actingSeat] > 0 && left[actingSeat] < LOW_TIME_MS;
      if (isShort && !hasRung.current) playSound("alert");
      hasRung.current = isShort;
    }, 500);
    return () => clearInterval(timer);
  }, [session]);
}

/** Show in the tab's title when it is my turn. */
export function useTitle(session: Session, game: State): void {
  const isMine = session.actingSeat.value !== null && session.clientState.value.you.length === 1;
  const page = gameName(game.rules);
  const title = isMine ? t("page-title-your-turn", { page }) : t("page-title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Remember, once I have moved, that I have played this game: its lessons are no longer offered. */
export function usePlayedMark(session: Session, game: State): void {
  const { you } = session.clientState.value;
  const hasMoved = game.moves.some((ply) => you.includes(ply.seat));
  useEffect(() => {
    if (hasMoved) markPlayed(game.rules);
  }, [hasMoved]);
}

/** Go to the rematch as soon as it has been created. */
export function useRematchRedirect(game: State): void {
  const first = useRef(game.following);
  useEffect(() => {
    if (game.following !== null && first.current === null) go({ page: "game", game: game.following });
  }, [game.following]);
}
