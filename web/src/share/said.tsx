/** What became of a picture or a link: shown next to the buttons, and read out. */
import type { JSX } from "preact";
import { LiveRegion } from "../components/live-region.tsx";

export function Said({ text }: { text: string }): JSX.Element {
  return (
    <>
      <p class="muted share-said" aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} />
    </>
  );
}
