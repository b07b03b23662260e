/** The server's drawing of a position, and its text for screen readers. */
import type { JSX } from "preact";
import type { PlainPositionView } from "../../protocol/types.ts";

export function Drawing({ picture }: { picture: PlainPositionView }): JSX.Element {
  return (
    <>
      <img class="generic-board" src={toDataUrl(picture.svg)} alt="" />
      <pre class="visually-hidden">{picture.text}</pre>
    </>
  );
}

/** The Content-Security-Policy allows images from data URLs; as an image, an SVG can run no script. */
function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
