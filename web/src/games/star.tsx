/** The star that marks a square or a field in a lesson, with a word for screen readers. */
import type { JSX } from "preact";

/** A star as an SVG path, 24 units wide. */
const STAR = "M12 2.1L14.8 9.1L22.3 9.6L16.5 14.4L18.3 21.6L12 17.6L5.7 21.6L7.5 14.4L1.7 9.6L9.2 9.1Z";

export function Star(): JSX.Element {
  return (
    <svg class="star" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
