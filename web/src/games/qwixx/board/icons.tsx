/** The icons of this table: effects of a placement, and controls. */
import type { JSX } from "preact";

const SHAPES = {
  place: "M12 3v9m-4-4 4 4 4-4M4 18.5c0-1.9 3.6-3.2 8-3.2s8 1.3 8 3.2-3.6 3.2-8 3.2-8-1.3-8-3.2Z",
  stack:
    "M4 6.5C4 4.6 7.6 3.3 12 3.3s8 1.3 8 3.2-3.6 3.2-8 3.2-8-1.3-8-3.2Zm0 0v11c0 1.9 3.6 3.2 8 3.2s8-1.3 8-3.2v-11M4 12c0 1.9 3.6 3.2 8 3.2s8-1.3 8-3.2",
  capture: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 1.5v5.5m0 10v5.5M1.5 12H7m10 0h5.5",
  close: "M5 11h14v9.5H5ZM8 11V7.5a4 4 0 0 1 8 0V11m-4 3.5v2.5",
  open: "M5 11h14v9.5H5ZM8 11V6.5a4 4 0 0 1 7.8-1.2M12 14.5v2.5",
  undo: "M8.5 4 4 8.5 8.5 13M4.5 8.5H14a5.5 5.5 0 0 1 0 11H9",
  pass: "M5 5l7 7-7 7m7-14 7 7-7 7",
  hint: "M9 18.5h6m-5 3h4M8.5 15.5c-.3-1.6-2.5-3-2.5-6a6 6 0 0 1 12 0c0 3-2.2 4.4-2.5 6Z",
  out: "M5 5l14 14M19 5 5 19",
  turn: "M7 4l10 8-10 8Z",
  front: "M3 12h15m-6-6 6 6-6 6",
} as const;

/** An icon in the colour of the surrounding text, which says the same. */
export function Icon({ name }: { name: keyof typeof SHAPES }): JSX.Element {
  return (
    <svg class={`icon qwixx-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
