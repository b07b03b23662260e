/** The icons of the editors of positions. */
import type { JSX } from "preact";

const PATHS = {
  hand: "M8 12V6.2a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-.5V5.8a1.5 1.5 0 0 1 3 0V14c0 4-2 6.5-5.6 6.5-3 0-4.4-1.2-6-4.2l-2-3.8c-.8-1.6 1-2.6 2.2-1.3L8 13.5",
  remove: "M5 7h14M9.5 7V4.5h5V7M7 7l.9 13h8.2L17 7M10.5 10.5v6M13.5 10.5v6",
  n: "M5.5 14.5 12 8l6.5 6.5",
  s: "M5.5 9.5 12 16l6.5-6.5",
  e: "M9.5 5.5 16 12l-6.5 6.5",
  w: "M14.5 5.5 8 12l6.5 6.5",
  spin: "M5 12a7 7 0 1 1 2.2 5.1M19.5 4v4.5H15",
} as const;

export function EditorIcon({ name }: { name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
