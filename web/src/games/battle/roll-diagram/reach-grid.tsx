/** The squares around a die: those it rolls over, those it can reach with their faces, and the die itself in 3D. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Die } from "../../../die/die.tsx";
import { Face } from "../../../die/face.tsx";
import type { Faces } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import { describePath } from "../announcements.ts";
import type { Place } from "../board/geometry.ts";
import { listShown, placesOf, type Target, topAfter, type Way } from "./reach.ts";
import type { Walk } from "./walk.ts";

interface ReachGridProps {
  faces: Faces;
  targets: readonly Target[];
  target: Target | null;
  walk: Walk;
  /** Choose a target; `isPressed` for a click or touch, false for a key that only moves on to it. */
  select(target: Target, isPressed: boolean): void;
}

export function ReachGrid({ faces, targets, target, walk, select }: ReachGridProps): JSX.Element {
  const count = faces[0];
  const name = useId();
  const at = walk.way === null ? { x: 0, y: 0 } : (placesOf(walk.way.path)[walk.step] as Place);
  const style = { "--count": count };
  return (
    <fieldset class="roll-grid-space" style={style}>
      <legend class="visually-hidden">{t("roll-targets")}</legend>
      <div class="roll-grid">
        {listPassed(count).map((place) => (
          <span key={`${place.x} ${place.y}`} class="roll-passed" style={placeStyle(place)} aria-hidden="true" />
        ))}
        {targets.map((one) => (
          <label
            key={`${count} ${one.x} ${one.y}`}
            class={`roll-target${listShown(one.ways).length > 1 ? " roll-two" : ""}`}
            style={placeStyle(one)}
          >
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              checked={target?.x === one.x && target.y === one.y}
              onClick={(event) => select(one, event.detail > 0)}
            />
            <TargetFaces target={one} />
          </label>
        ))}
        {(target?.ways ?? []).map((way, index) => (
          <WayLine key={way.notation} way={way} count={count} isOther={index > 0} />
        ))}
        <div class="roll-scene" aria-hidden="true">
          <div class="roll-slot" style={placeStyle(at)}>
            <Die faces={walk.faces} colour="first" animation={walk.animation} />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** The face a die shows on a square, or both, each at the side that its way comes from. */
function TargetFaces({ target }: { target: Target }): JSX.Element {
  const shown = listShown(target.ways);
  const slope = Math.sign(target.x) * Math.sign(target.y) < 0 ? "rising" : "falling";
  return (
    <span class={`roll-faces roll-${slope}`}>
      <span class="visually-hidden">{describeTarget(target)}</span>
      {shown.map((way) => (
        <span key={way.notation} class={`roll-face roll-from-${shown.length > 1 ? sideOf(way, target) : "anywhere"}`}>
          <Face faces={way.faces.at(-1) as Faces} colour="first" />
          <span class="roll-digit" aria-hidden="true">
            {topAfter(way)}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Describe a square: its ways, and the faces at their ends. */
function describeTarget({ ways }: Target): string {
  const texts = ways.map((way) => t("roll-way", { way: describePath(way.path, t), face: topAfter(way) }));
  const [first = "", second] = texts;
  return second === undefined ? first : t("roll-two-ways", { first, second });
}

/** The corner of a square, on the screen, that the face of a way is in. */
function sideOf({ path }: Way, { x, y }: Place): string {
  const isVerticalFirst = path[0] === "n" || path[0] === "s";
  const [right, down] = isVerticalFirst ? [x < 0, y > 0] : [x > 0, y < 0];
  return `${down ? "bottom" : "top"}-${right ? "right" : "left"}`;
}

/** The squares that a die may roll over. */
function listPassed(count: number): Place[] {
  const inner = Array.from({ length: 2 * count - 1 }, (_, index) => index + 1 - count);
  return inner.flatMap((x) => inner.map((y) => ({ x, y }))).filter(({ x, y }) => Math.abs(x) + Math.abs(y) < count);
}

function placeStyle({ x, y }: Place): { "--x": number; "--y": number } {
  return { "--x": x, "--y": y };
}

/** The line of a way, from the die to the square. */
function WayLine({ way, count, isOther }: { way: Way; count: number; isOther: boolean }): JSX.Element {
  const points = placesOf(way.path).map(({ x, y }) => `${x},${y}`);
  const side = 2 * count + 1;
  return (
    <svg class="roll-line" viewBox={`${-count - 0.5} ${-count - 0.5} ${side} ${side}`} aria-hidden="true">
      <polyline class="roll-line-edge" points={points.join(" ")} />
      <polyline class={isOther ? "roll-line-other" : ""} points={points.join(" ")} />
    </svg>
  );
}
