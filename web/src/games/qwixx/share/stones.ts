/** Stones and stacks of Qwixx Duel on a canvas: thick discs seen at a slant. */
import type { Fonts } from "../../../share/painter.ts";
import { type Context, paintText } from "../../../share/shapes.ts";

const [RADIUS, DEPTH, THICKNESS, RISE, MAX_LAYERS] = [20, 16, 7, 29, 6];
const PAINTS = [
  { top: "#2b2826", side: "#0e0d0c", mark: "#fff8e7", dash: [] as number[] },
  { top: "#c9c6c0", side: "#8e8a83", mark: "#1e1a17", dash: [5, 4] },
] as const;

/** One stone or a stack about the centre of the lowest stone's top, with its height if above 1. */
export function paintStack(context: Context, seat: number, height: number, fonts: Fonts | null): void {
  const paint = PAINTS[seat === 0 ? 0 : 1];
  const layers = Math.min(height, MAX_LAYERS);
  const step = Math.min(THICKNESS, RISE / Math.max(1, layers - 1));
  context.strokeStyle = paint.mark;
  context.lineWidth = 1.4;
  for (let layer = 0; layer < layers; layer++) {
    paintDisc(context, THICKNESS - step * layer, RADIUS, DEPTH, paint.side);
    paintDisc(context, -step * layer, RADIUS, DEPTH, paint.top);
  }
  const top = -step * (layers - 1);
  context.setLineDash([...paint.dash]);
  paintDisc(context, top, RADIUS - 3.6, DEPTH - 3.2, null);
  context.setLineDash([]);
  if (height > 1 && fonts)
    paintText(context, String(height), 0, top + 8, { font: `700 21px ${fonts.plain}`, fill: paint.mark });
}

function paintDisc(context: Context, y: number, radius: number, depth: number, fill: string | null): void {
  context.beginPath();
  context.ellipse(0, y, radius, depth, 0, 0, 2 * Math.PI);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  context.stroke();
}
