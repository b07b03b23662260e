/** What the reader does with an example: watch its moves, try one, or ask why another is refused. No DOM. */
import type { Frame } from "../games/diagram.ts";
import type { PositionView, Seat } from "../protocol/types.ts";
import type { ExampleView, PlayedMoveView, RefusedMoveView } from "./data/types.ts";

export interface Player {
  mode: "example" | "trial" | "refusal";
  frames: readonly Frame[];
  /** The frame that is shown. */
  at: number;
  /** Whether the frames that follow are shown one after another. */
  isPlaying: boolean;
  /** What may be tried now. */
  choices: readonly PlayedMoveView[];
  /** The move that was tried. */
  tried: PlayedMoveView | null;
  /** The move that is refused. */
  refused: RefusedMoveView | null;
}

const NOTHING = { isPlaying: false, choices: [], tried: null, refused: null } as const;

/** The example before its first move. */
export function openExample(example: ExampleView): Player {
  return { mode: "example", frames: listFrames(example, example.steps), at: 0, ...NOTHING };
}

/** Show the moves of the example from its start. */
export function demonstrate(example: ExampleView): Player {
  return { ...openExample(example), isPlaying: true };
}

/** Show the next frame. */
export function advance(player: Player): Player {
  const at = Math.min(player.at + 1, player.frames.length - 1);
  return { ...player, at, isPlaying: player.isPlaying && at < player.frames.length - 1 };
}

/** Let the reader move, after the rolls that come first. */
export function beginTrial(example: ExampleView): Player {
  const frames = listFrames(example, example.steps.slice(0, example.trial));
  return { ...NOTHING, mode: "trial", frames, at: frames.length - 1, choices: example.choices };
}

/** Make the reader's move. */
export function tryMove(player: Player, notation: string): Player {
  const tried = player.choices.find(({ move }) => move.move === notation);
  if (tried === undefined) return player;
  const frames = [...player.frames, toFrame(tried, tried.side)];
  return { ...player, frames, at: frames.length - 1, choices: [], tried };
}

/** Show a move that is refused: from the start, what comes before it is played, then the move is marked. */
export function showRefusal(example: ExampleView, refused: RefusedMoveView): Player {
  const frames = listFrames(example, refused.before);
  return { ...NOTHING, mode: "refusal", frames, at: 0, isPlaying: frames.length > 1, refused };
}

/** Whether a tried move is the one that the example shows. */
export function isShownMove(example: ExampleView, { text }: PlayedMoveView): boolean {
  return example.steps[example.trial]?.text === text;
}

/** Whether the last frame is shown. */
export const isAtEnd = ({ at, frames }: Player): boolean => at === frames.length - 1;

/** The next move of an example that is not yet played, in notation. */
export function findNext(example: ExampleView, { mode, at }: Player): string | null {
  return (mode === "example" && example.steps[at]?.text) || null;
}

/** Every picture that an example can come to. */
export function listPictures({ steps, choices, refused }: ExampleView): PositionView[] {
  return [...steps, ...choices, ...refused.flatMap(({ before }) => before)].map(({ after }) => after);
}

function listFrames(example: ExampleView, steps: readonly PlayedMoveView[]): Frame[] {
  const first: Frame = { picture: example.view, last: null, toMove: toSeat(steps[0]?.side ?? example.side) };
  return [first, ...steps.map((step, index) => toFrame(step, steps[index + 1]?.side ?? step.side))];
}

function toFrame({ after, move }: PlayedMoveView, toMove: number): Frame {
  return { picture: after, last: move, toMove: toSeat(toMove) };
}

const toSeat = (side: number): Seat => (side === 1 ? 1 : 0);
