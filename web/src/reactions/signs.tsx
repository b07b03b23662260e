/** The sign of each reaction. */
import type { JSX } from "preact";
import type { Reaction } from "../protocol/types.ts";

type ReactionKind = Reaction["what"];

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z";
const EYES = "M9 9.5v.5M15 9.5v.5";

const PATHS: Readonly<Record<ReactionKind, string>> = {
  hello: `${FACE}${EYES}M8 14c1 1.7 2.4 2.5 4 2.5s3-.8 4-2.5`,
  "good-luck":
    "M12 12C9 8 6 5 9 4s3 4 3 8Zm0 0c4-3 7-6 8-3s-4 3-8 3Zm0 0c3 4 6 7 3 8s-3-4-3-8Zm0 0c-4 3-7 6-8 3s4-3 8-3Zm1 1 5 8",
  "nice-move": "M7 11 11 3.5c2 0 2.5 1.5 2 3.5l-.5 2.5H19c1.5 0 2 1 1.7 2.2l-1.7 6.8c-.3 1-1 1.5-2 1.5H7m0-9v9H3.5v-9Z",
  wow: `${FACE}${EYES}M12 13.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z`,
  oops: `${FACE}${EYES}M8 16.5l2-2 2 2 2-2 2 2`,
  "one-moment": "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 4.5 8 0M8 3.5v3.5l4 5-4 5v3.5m8-17v3.5l-4 5 4 5v3.5",
  thanks: "M12 20C5 15.5 3.5 12 3.5 9a4.3 4.3 0 0 1 8.5-1.3A4.3 4.3 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11Z",
  "good-game": "M7 4.5h10v5a5 5 0 0 1-10 0v-5Zm0 1.5H3.5c0 4 1.5 5.5 4 5.5M17 6h3.5c0 4-1.5 5.5-4 5.5M12 14.5v4M8 20h8",
};

export const REACTIONS = Object.keys(PATHS) as readonly ReactionKind[];

export function ReactionSign({ what }: { what: ReactionKind }): JSX.Element {
  return <Sign path={PATHS[what]} />;
}

export function SpeechIcon(): JSX.Element {
  return <Sign path="M4 5h16v11h-9l-5 4v-4H4V5Z" />;
}

function Sign({ path }: { path: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
