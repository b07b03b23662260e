/** A die: a real cube with pips, that can tip over its edges and be thrown. */

import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Motion } from "./motion.ts";
import { frames, restingShades, restingTransform } from "./motion.ts";
import type { Faces } from "./orientation.ts";
import { BODY, VALUES } from "./orientation.ts";
import type { DieColour } from "./pips.tsx";
import { Crown, Pips } from "./pips.tsx";
import "./die.css";

export interface DieProps {
  /** How it lies, as the eye sees it; null for the king-cube. */
  faces: Faces | null;
  colour: DieColour;
  /** A new motion is played once, when it comes; it ends as `faces` say. */
  motion?: Motion | null;
  /** What it is, for those who cannot see it; without it the die is mere decoration. */
  label?: string;
  onRest?: () => void;
}

/**
 * Draw a die. Its size is the CSS length `--die`, the distance of squares to roll over `--pitch`. It stands up where
 * its surroundings have `transform-style: preserve-3d` and a perspective; elsewhere it is seen from straight above.
 */
export function Die({ faces, colour, motion = null, label, onRest }: DieProps): JSX.Element {
  const root = useRef<HTMLSpanElement>(null);
  usePlaying(root, motion, faces, onRest);
  const isMoving = motion !== null;
  const body = useMemo(() => <Body faces={faces} isMoving={isMoving} />, [String(faces), isMoving]);
  const named = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <span ref={root} class={`die die-${colour}`} {...named}>
      <span class="die-shadow" />
      {body}
    </span>
  );
}

/** The cube: the face it lies on and the veils that follow the light are there only for a die that moves. */
function Body({ faces, isMoving }: { faces: Faces | null; isMoving: boolean }): JSX.Element {
  const shades = restingShades(faces);
  return (
    <span class="die-body" style={{ transform: restingTransform(faces) }}>
      {VALUES.map((value, index) =>
        isMoving || value !== 7 - (faces?.[0] ?? 1) ? (
          <span key={value} class={`die-face die-${BODY[index]}`}>
            {faces === null ? <Crown shade={shades[index] ?? 0} /> : <Pips value={value} shade={shades[index] ?? 0} />}
            {isMoving && <span class="die-shade" />}
          </span>
        ) : null,
      )}
    </span>
  );
}

function usePlaying(
  root: { current: HTMLSpanElement | null },
  motion: Motion | null,
  faces: Faces | null,
  onRest: (() => void) | undefined,
): void {
  const rested = useRef(onRest);
  rested.current = onRest;
  useLayoutEffect(() => {
    if (motion === null || root.current === null) return;
    const playing = play(root.current, motion, faces);
    let isCut = false;
    Promise.all(playing.map((animation) => animation.finished)).then(
      () => isCut || rested.current?.(),
      () => undefined, // cut short: the die lies as it should already
    );
    return () => {
      isCut = true;
      for (const animation of playing) animation.cancel();
    };
  }, [motion]);
}

function play(root: HTMLElement, motion: Motion, faces: Faces | null): Animation[] {
  const { body, shadow, shades, duration } = frames(motion, faces);
  const timing: KeyframeAnimationOptions = { duration, delay: motion.delay ?? 0, fill: "backwards" };
  const parts = [...root.querySelectorAll(".die-shadow, .die-body, .die-shade")];
  const tracks = [shadow, body, ...shades];
  root.classList.add("die-moving");
  const playing = parts.map((part, index) => part.animate(tracks[index] ?? [], timing));
  Promise.allSettled(playing.map((animation) => animation.finished)).then(() => root.classList.remove("die-moving"));
  return playing;
}
