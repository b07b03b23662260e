/** How far the engine of a game is compiled, asked again and again until it is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listEngines } from "../api.ts";
import type { EngineInfo } from "../protocol/types.ts";

const POLL_MS = 700;

/** How much of the engine a level needs is compiled, from 0 to 1; 1 where the server says nothing of it. */
export function findProgress(engines: readonly EngineInfo[], rules: string, level: number): number {
  return engines.find((engine) => engine.rules === rules)?.progress[level - 1] ?? 1;
}

/** Follow the engine of a game while it is wanted; 1 when it is ready, or while nothing is known. */
export function useEngineProgress(rules: string, level: number, isWanted: boolean): number {
  const engines = useSignal<readonly EngineInfo[]>([]);
  const progress = findProgress(engines.value, rules, level);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      engines.value = await listEngines().catch(() => []);
      if (!isOver && findProgress(engines.peek(), rules, level) < 1) timer = setTimeout(() => void ask(), POLL_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [rules, level, isWanted]);
  return progress;
}
