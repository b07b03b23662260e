/** Shapes that every painter draws with. */

export type Context = CanvasRenderingContext2D;

/** Paint in a coordinate system whose origin is at a place, scaled in both directions. */
export function paintAt(context: Context, x: number, y: number, paint: () => void, scaleX = 1, scaleY = scaleX): void {
  context.save();
  context.translate(x, y);
  context.scale(scaleX, scaleY);
  paint();
  context.restore();
}

/** A rectangle with round corners; without a fill or a stroke it is left out. */
export function paintBox(
  context: Context,
  box: readonly [x: number, y: number, width: number, height: number],
  style: { corner?: number; fill?: string; stroke?: string; line?: number; dash?: readonly number[] },
): void {
  context.beginPath();
  context.roundRect(...box, style.corner ?? 0);
  if (style.fill !== undefined) {
    context.fillStyle = style.fill;
    context.fill();
  }
  if (style.stroke !== undefined) {
    context.strokeStyle = style.stroke;
    context.lineWidth = style.line ?? 2;
    context.setLineDash([...(style.dash ?? [])]);
    context.stroke();
    context.setLineDash([]);
  }
}

/** A line of text about a point, or from it on. */
export function paintText(
  context: Context,
  text: string,
  x: number,
  y: number,
  style: { font: string; fill: string; align?: CanvasTextAlign; most?: number },
): void {
  context.font = style.font;
  context.fillStyle = style.fill;
  context.textAlign = style.align ?? "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, x, y, style.most);
}

type Pips = readonly (readonly [number, number])[];

/** The places of a face's pips, each -1, 0 or 1 to the right and down. */
function placePips(face: number): Pips {
  const corners: Pips = [
    [1, -1],
    [-1, 1],
    [-1, -1],
    [1, 1],
  ];
  const edges: Pips =
    face === 6
      ? [
          [-1, 0],
          [1, 0],
        ]
      : [];
  const centre: Pips = face % 2 === 1 ? [[0, 0]] : [];
  return [...corners.slice(0, Math.floor(face / 2) * 2), ...edges, ...centre];
}

/** A face's pips about the origin. */
export function paintPips(context: Context, face: number, spacing: number, radius: number, fill: string): void {
  context.fillStyle = fill;
  for (const [x, y] of placePips(face)) {
    context.beginPath();
    context.arc(x * spacing, y * spacing, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
