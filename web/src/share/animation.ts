/** Draws animations: the frames of the last moves as a GIF, a few at a time so that the page stays alive. */
import type { CardPainter, Shape } from "./card.ts";
import { GifWriter } from "./gif.ts";
import type { SharedGame } from "./shared-game.ts";
import { listFrames } from "./timeline.ts";

/** How much smaller an animation is than a picture. */
const SCALE = 0.5;
/** For how long frames are drawn before the page may do something else. */
const SLICE_MS = 30;

interface AnimationOptions {
  readonly shape: Shape;
  /** How many of the last moves are shown. */
  readonly moves: number;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** The GIF of a game's last moves; null if it was given up. */
export async function drawAnimation(
  game: SharedGame,
  card: CardPainter,
  { shape, moves, signal, onProgress }: AnimationOptions,
): Promise<Blob | null> {
  const frames = listFrames(game, card.painter, moves);
  const canvas = document.createElement("canvas");
  const draw = (index: number): Uint8ClampedArray => {
    const frame = frames[index];
    if (!frame) throw new RangeError(`there are ${frames.length} frames, not ${index + 1}`);
    const { width, height } = card.paint(shape, frame.scene, SCALE, canvas);
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    return context.getImageData(0, 0, width, height).data;
  };
  const samples = [0, 0.3, 0.5, 0.7, 1].map((share) => draw(Math.round(share * (frames.length - 1))));
  const writer = new GifWriter(canvas.width, canvas.height, samples);
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [index, { delay }] of frames.entries()) {
    writer.add({ pixels: draw(index), delay });
    if (performance.now() < sliceEnd) continue;
    onProgress(index / frames.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    sliceEnd = performance.now() + SLICE_MS;
  }
  return writer.finish();
}
