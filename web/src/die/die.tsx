/** A die drawn as a CSS 3D cube, which can tip over its edges and be thrown. */

import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { DieAnimation } from "./animation.ts";
import { buildKeyframes, restingShades, restingTransform } from "./animation.ts";
import type { DieColour } from "./face.tsx";
import { Crown, Pips } from "./face.tsx";
import type { Faces } from "./orientation.ts";
import { BODY, VALUES } from "./orientation.ts";
import "./die.css";

interface DieProps {
  /** Its orientation as seen on the screen; null for the king-cube. */
  faces: Faces | null;
  colour: DieColour;
  /** An animation, played once when it changes; it ends in the orientation `faces`. */
  animation?: DieAnimation | null;
  /** The label for screen readers; without one the die is hidden from them. */
  label?: string;
  onRest?: () => void;
}

/**
 * Draw a die. Its size is the CSS length `--die`, the distance between squares `--pitch`. It is three-dimensional where
 * its parents have `transform-style: preserve-3d` and a perspective; elsewhere it is seen from straight above.
 */
export function Die({ faces, colour, animation = null, label, onRest }: DieProps): JSX.Element {
  const root = useRef<HTMLSpanElement>(null);
  useAnimation(root, animation, faces, onRest);
  const isAnimated = animation !== null;
  const body = useMemo(() => <Body faces={faces} isAnimated={isAnimated} />, [String(faces), isAnimated]);
  const named = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <span ref={root} class={`die die-${colour}`} {...named}>
      <span class="die-shadow" />
      {body}
    </span>
  );
}

/** The cube. The bottom face and the shading layers are rendered only for a die that is animated. */
function Body({ faces, isAnimated }: { faces: Faces | null; isAnimated: boolean }): JSX.Element {
  const shades = restingShades(faces);
  return (
    <span class="die-body" style={{ transform: restingTransform(faces) }}>
      {VALUES.map((value, index) =>
        isAnimated || value !== 7 - (faces?.[0] ?? 1) ? (
          <span key={value} class={`die-face die-${BODY[index]}`}>
            {faces === null ? <Crown shade={shades[index] ?? 0} /> : <Pips value={value} shade={shades[index] ?? 0} />}
            {isAnimated && <span class="die-shade" />}
          </span>
        ) : null,
      )}
    </span>
  );
}

function useAnimation(
  root: { current: HTMLSpanElement | null },
  animation: DieAnimation | null,
  faces: Faces | null,
  onRest: (() => void) | undefined,
): void {
  const onRestRef = useRef(onRest);
  onRestRef.current = onRest;
  useLayoutEffect(() => {
    if (animation === null || root.current === null) return;
    const animations = startAnimations(root.current, animation, faces);
    let isCancelled = false;
    Promise.all(animations.map((animation) => animation.finished)).then(
      () => isCancelled || onRestRef.current?.(),
      () => undefined, // cancelled: the die is drawn in its final orientation already
    );
    return () => {
      isCancelled = true;
      for (const animation of animations) animation.cancel();
    };
  }, [animation]);
}

function startAnimations(root: HTMLElement, animation: DieAnimation, faces: Faces | null): Animation[] {
  const { body, shadow, shades, duration } = buildKeyframes(animation, faces);
  const timing: KeyframeAnimationOptions = { duration, delay: animation.delay ?? 0, fill: "backwards" };
  const parts = [...root.querySelectorAll(".die-shadow, .die-body, .die-shade")];
  const tracks = [shadow, body, ...shades];
  root.classList.add("die-moving");
  const animations = parts.map((part, index) => part.animate(tracks[index] ?? [], timing));
  Promise.allSettled(animations.map((animation) => animation.finished)).then(() => root.classList.remove("die-moving"));
  return animations;
}
