/** Hooks of the analysis board: the address, what the browser keeps, the engine, keys and sounds. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { WorkerEngines } from "../engine/worker-host.ts";
import { findClient } from "../games/registry.ts";
import { playSound } from "../sound.ts";
import { formatAddress, formatFragment } from "./address.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { EngineSession } from "./session/engine-session.ts";
import { findStorage, keep } from "./session/storage.ts";
import { movesOn } from "./session/variation-tree.ts";

/** How long after a change the address and the stored analysis are written: browsers limit how often that may be. */
const SAVE_DELAY_MS = 250;

/** Keep the analysis in the address, and in full in the browser. */
export function useAutosave(session: AnalysisSession): void {
  const timer = useRef(0);
  const save = useRef(() => {});
  useSignalEffect(() => {
    const fragment = formatFragment(session.game, session.analysis);
    const address = formatAddress(session.game, session.analysis);
    clearTimeout(timer.current);
    save.current = () => {
      if (location.hash !== address) history.replaceState(null, "", location.pathname + location.search + address);
      keep(findStorage(), session.game, fragment);
      save.current = () => {};
    };
    timer.current = window.setTimeout(() => save.current(), SAVE_DELAY_MS);
  });
  useEffect(() => {
    const now = () => save.current();
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      clearTimeout(timer.current);
    };
  }, [session]);
}

/** An engine that searches what the session shows. */
export function useEngine(session: AnalysisSession): { engine: EngineSession; engines: WorkerEngines } {
  const made = useMemo(() => {
    const engines = new WorkerEngines();
    return { engines, engine: new EngineSession(engines, session.game) };
  }, [session]);
  useSignalEffect(() => {
    const { start, tree, path } = session.analysis;
    made.engine.follow({ start, moves: movesOn(tree, path), actor: session.situation.value.actor });
  });
  useEffect(
    () => () => {
      made.engine.stop();
      made.engines.close();
    },
    [made],
  );
  return made;
}

/** Walk through the variations with the arrow keys, unless the focused element needs them. */
export function useTreeKeys(session: AnalysisSession): void {
  useEffect(() => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: session.back,
      ArrowRight: session.forward,
      ArrowUp: () => session.switchVariation(-1),
      ArrowDown: () => session.switchVariation(1),
      Home: session.first,
      End: session.last,
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest(".frame-table, input, select, textarea, dialog, [role=grid]")) return;
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}

/** Play the sound of a move on a step forward, unless the table does so itself. */
export function useMoveSounds(session: AnalysisSession): void {
  const { last, ply } = session.shown.value;
  const before = useRef(ply);
  useEffect(() => {
    const sound = ply === before.current + 1 && last ? findClient(session.game).moveSound(last) : null;
    before.current = ply;
    if (sound) playSound(sound);
  }, [ply]);
}
