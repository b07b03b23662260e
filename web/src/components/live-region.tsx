/** An aria-live region: screen readers announce its text whenever it changes. */
import type { JSX } from "preact";

export function LiveRegion({ text }: { text: string }): JSX.Element {
  return (
    <div class="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
