/** What goes on around a table besides drawing it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import { t } from "../language.ts";
import { gameName } from "../naming.ts";
import { timeLeft } from "../protocol/state.ts";
import type { State } from "../protocol/types.ts";
import { go } from "../router.ts";
import { play } from "../sound.ts";
import type { Session } from "./session.ts";
import type { Viewing } from "./viewing.ts";

/** Room for a column beside the table, without taking it from the table. */
export const WIDE = "(min-width: 75rem) and (min-height: 30rem)";
/** A phone lying on its side, or a small laptop: height is what is short. */
export const LYING = "(max-height: 30rem) and (orientation: landscape), (max-height: 52rem) and (min-width: 48rem)";

/** Whether the screen is as a media query says. */
export function useMedia(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => (matches.value = list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches.value;
}

/** The arrow keys look back and forth, unless they are needed where the focus is. */
export function useReplayKeys(session: Viewing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(".frame-table, input, select, dialog")) return;
      const count = session.ply.peek();
      const at = session.looking.peek() ?? count;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      session.look(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}

/** Let moves, the start, the end and a clock that runs out be heard. */
export function useSounds(session: Session): void {
  const { last, game, you } = session.known.value;
  const status = useRef(game?.status);
  useEffect(() => {
    const sound = last && game && findClient(game.rules)?.moveSound(last);
    if (sound) play(sound);
  }, [last]);
  useEffect(() => {
    const before = status.current;
    status.current = game?.status;
    if (before === "waiting" && game?.status === "playing") play("start");
    if (before === "playing" && game?.status === "over") {
      const winner = game.outcome?.winner ?? null;
      play(winner === null || you.length === 2 || you.includes(winner) ? "win" : "loss");
    }
  }, [game?.status]);
  useClockAlarm(session);
}

const ALARM = 10_000;

function useClockAlarm(session: Session): void {
  const rung = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const acting = session.acting.peek();
      const left = timeLeft(session.known.peek(), Date.now());
      const isShort = acting !== null && left !== null && left[acting] > 0 && left[acting] < ALARM;
      if (isShort && !rung.current) play("alert");
      rung.current = isShort;
    }, 500);
    return () => clearInterval(timer);
  }, [session]);
}

/** Say in the tab's title when it is my turn. */
export function useTitle(session: Session, game: State): void {
  const isMine = session.acting.value !== null && session.known.value.you.length === 1;
  const page = gameName(game.rules);
  const title = isMine ? t("page-title-your-turn", { page }) : t("page-title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Go on to the rematch as soon as there is one. */
export function useFollowing(game: State): void {
  const first = useRef(game.following);
  useEffect(() => {
    if (game.following !== null && first.current === null) go({ page: "game", game: game.following });
  }, [game.following]);
}
