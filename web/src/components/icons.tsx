/** The icons, as SVG paths. */
import type { JSX } from "preact";

const PATHS = {
  home: "M4 11 12 4l8 7M6.5 9.5V20h11V9.5M10 20v-6h4v6",
  back: "M15 5 8 12l7 7",
  forward: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  undo: "M8.5 4 4 8.5 8.5 13M4 8.5h10a5.5 5.5 0 0 1 0 11H9",
  flip: "M7 4v15m0-15L3.5 8M7 4l3.5 4M17 20V5m0 15-3.5-4M17 20l3.5-4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  chances: "M4 20V10m5.3 10V4m5.4 16v-8M20 20V7",
  flag: "M6 21V4m0 1c4-3 7 3 12 0v9c-5 3-8-3-12 0",
  hands: "M3 13l4-4 5 3 5-3 4 4M7 9V6h10v3M8 15l3 3 2-1 3-3",
  again: "M19.5 9A8 8 0 1 0 20 14M20 4v5h-5",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  share: "M12 15V3m0 0L8 7m4-4 4 4M6 11H5v10h14V11h-1",
  save: "M12 3v12m0 0 4.5-4.5M12 15l-4.5-4.5M4 20h16",
  open: "M4 19V5h6l2 3h8v11H4Z",
  settings: "M5 7h8m4 0h2M5 17h2m4 0h8M15 5v4M9 15v4",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  learn: "M2.5 9 12 4.5 21.5 9 12 13.5 2.5 9Zm4 2.2V16c3 2.6 8 2.6 11 0v-4.8M21.5 9v5.5",
  puzzle: "M9 6.5a2.5 2.5 0 0 1 5 0H18v4.2a2.4 2.4 0 0 0 0 4.8V20H5v-4.5a2.5 2.5 0 0 0 0-5V6.5h4Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  play: "M8 5.5v13L18.5 12 8 5.5Z",
  draw: "M6 9.5h12M6 14.5h12",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  danger: "M12 4 2.8 20h18.4L12 4Zm0 6v5m0 2.5h.01",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5 10 17.5 19 7",
  cross: "M7 7l10 10M17 7 7 17",
  book: "M12 6c-2-2-5-2-8-1.5v13c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5v-13C17 4 14 4 12 6Zm0 0v13",
  key: "M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.7 19.5 4M15.5 8l3 3M18 5.5l2.5 2.5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.4-3.5 3-5.5 6.5-5.5s6.1 2 6.5 5.5M16 5.5a3.2 3.2 0 0 1 0 6M18 14.8c2 .7 3.2 2.5 3.5 5.2",
  bot: "M6 8h12v10H6V8Zm6-4v4M9.5 12.5v1M14.5 12.5v1M3.5 11.5v4M20.5 11.5v4",
  device: "M6.5 3.5h11v17h-11v-17ZM11 17.5h2",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2",
  sound: "M4 10v4h3l5 4V6L7 10H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h3l5 4V6L7 10H4ZM16 10l4 4M20 10l-4 4",
  dice: "M4 9l8-4 8 4v7l-8 4-8-4V9Zm0 0 8 4 8-4M12 13v7",
  lost: "M3 9c5.5-5 12.5-5 18 0M6.5 12.8c3.4-3 7.6-3 11 0M10 16.5c1.3-1 2.7-1 4 0M4 4l16 16",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon. It has no label of its own: the text next to it, or its button's label, says what it means. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
