/** The sounds of a game. */
import { useEffect, useRef } from "preact/hooks";
import { findClient } from "../games/registry.ts";
import { timeLeft } from "../protocol/client-state.ts";
import type { Session } from "../session/session.ts";
import { playSound } from "../sound.ts";
import { LOW_TIME_MS } from "./clock.ts";

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
