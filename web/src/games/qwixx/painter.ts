/** Paints Qwixx Duel on a canvas: the dice, the four rows with their stones, and the misthrows. */
import type { QwixxDice, QwixxMove, QwixxPositionView, QwixxRow, Seat } from "../../protocol/types.ts";
import { definePainter, type Fonts, type Scene } from "../../share/painter.ts";
import { type Context, paintAt, paintBox, paintPips, paintText } from "../../share/shapes.ts";
import { COLOURS, type Colour, LOCK, numberAt, SIGNS } from "./board/board.ts";
import { MAX_MISTHROWS, MISTHROW_COST } from "./constants.ts";

type QwixxScene = Scene<QwixxPositionView, QwixxMove>;

const [WIDTH, MARGIN, TRAY, ROW, GAP, FOOT] = [760, 14, 96, 112, 10, 76];
const HEIGHT = MARGIN + TRAY + COLOURS.length * (ROW + GAP) + GAP + FOOT + MARGIN;
const [INK, PAPER, SLATE, GOLD, FAINT] = ["#26221f", "#fbf5e6", "#2d3640", "#c9861d", "#6d655b"];
const HUES: Readonly<Record<Colour, string>> = { r: "#bf3028", y: "#e8b41f", g: "#2c8049", b: "#275aa3" };
const TINTS: Readonly<Record<Colour, string>> = { r: "#fae0da", y: "#fdf2cb", g: "#dcf0de", b: "#dbe7f7" };
const CLOSED = "#dedad2";
/** Where the fields of a row begin, and how wide each is; the lock is the last one. */
const [FIELDS_X, FIELD] = [66, 50];
const [ROLL_FRAMES, PLACE_FRAMES] = [16, 9];

export const painter = definePainter<QwixxPositionView, QwixxMove>({
  width: WIDTH,
  height: HEIGHT,
  discs: [
    { fill: "#2b2826", rim: "#0e0d0c" },
    { fill: "#c9c6c0", rim: "#8e8a83" },
  ],
  countFrames: (move) => (move.kind === "roll" ? ROLL_FRAMES : PLACE_FRAMES),
  countPoints: (picture, seat) => picture.totals[seat],
  paint(context, scene, fonts) {
    paintBox(context, [2, 2, WIDTH - 4, HEIGHT - 4], { corner: 18, fill: PAPER, stroke: INK, line: 4 });
    paintTray(context, scene);
    const shown = isPlacing(scene) && scene.before ? scene.before : scene.picture;
    for (const [index, row] of shown.rows.entries()) {
      paintAt(context, MARGIN, MARGIN + TRAY + GAP + index * (ROW + GAP), () =>
        paintRow(context, row, index, scene, fonts),
      );
    }
    paintFoot(context, shown, fonts);
  },
});

const isPlacing = ({ last, before }: QwixxScene): boolean => before !== null && last?.kind === "place";

/** The dice on their tray; those being thrown turn over and over. */
function paintTray(context: Context, { picture, last, before, progress }: QwixxScene): void {
  paintBox(context, [MARGIN, MARGIN, WIDTH - 2 * MARGIN, TRAY], { corner: 14, fill: SLATE });
  const isRolling = before !== null && last?.kind === "roll";
  const dice = isRolling ? last.dice : picture.dice;
  const entries = [
    ...[0, 1].map((index) => ({ face: dice?.whites[index] ?? null, fill: "#fffdf6", mark: INK })),
    ...COLOURS.map((colour, index) => ({
      face: readFace(dice, index),
      fill: HUES[colour],
      mark: colour === "y" ? INK : "#ffffff",
    })),
  ];
  for (const [index, { face, fill, mark }] of entries.entries()) {
    const x = MARGIN + 80 + index * 108 + (index > 1 ? 40 : 0);
    const spin = isRolling ? 1 - progress : 0;
    paintAt(context, x, MARGIN + TRAY / 2, () =>
      paintDie(context, spin > 0 ? tumble(face, index, progress) : face, fill, mark, spin * (2 + index / 3)),
    );
  }
}

const readFace = (dice: QwixxDice | null, colour: number): number | null => dice?.colours[colour] ?? null;

/** The face that a tumbling die shows for a moment. */
function tumble(face: number | null, index: number, progress: number): number | null {
  return face === null ? null : 1 + ((face + index + Math.floor(progress * 8) * (2 + (index % 3))) % 6);
}

function paintDie(context: Context, face: number | null, fill: string, mark: string, turns: number): void {
  context.rotate(turns * Math.PI);
  paintBox(context, [-31, -31, 62, 62], { corner: 12, fill, stroke: "#00000066", line: 2 });
  if (face !== null) paintPips(context, face, 17, 6.5, mark);
  else paintBox(context, [-31, -31, 62, 62], { corner: 12, fill: "#2d3640a0" });
}

function paintRow(context: Context, row: QwixxRow, index: number, scene: QwixxScene, fonts: Fonts): void {
  const colour = row.colour as Colour;
  const width = FIELDS_X + (LOCK + 1) * FIELD + 6;
  paintBox(context, [0, 0, width, ROW], { corner: 12, fill: HUES[colour], stroke: INK, line: 2.5 });
  paintAt(context, 12, ROW / 2 - 20, () => paintSign(context, colour), 1.7);
  for (let place = 0; place <= LOCK; place++) {
    paintAt(context, FIELDS_X + place * FIELD, 0, () => paintField(context, row, index, place, scene, fonts));
  }
  for (const seat of [0, 1] as const) {
    paintScore(context, row.scores[seat], seat, width + 8, 8 + seat * 52, fonts);
  }
}

function paintSign(context: Context, colour: Colour): void {
  context.fillStyle = colour === "y" ? INK : "#ffffff";
  context.fill(new Path2D(SIGNS[colour]));
}

function paintField(
  context: Context,
  row: QwixxRow,
  index: number,
  place: number,
  scene: QwixxScene,
  fonts: Fonts,
): void {
  const colour = row.colour as Colour;
  const isLast = scene.last?.kind === "place" && scene.last.colour === colour && scene.last.place === place;
  const outline = isLast ? { stroke: GOLD, line: 6 } : {};
  paintBox(context, [2, 7, FIELD - 4, ROW - 14], {
    corner: 8,
    fill: row.is_closed ? CLOSED : TINTS[colour],
    ...outline,
  });
  if (place === LOCK) paintLock(context, row);
  else {
    const style = { font: `700 23px ${fonts.plain}`, fill: INK };
    paintText(context, String(numberAt(index, place)), FIELD / 2, 34, style);
    const stack = row.stones[place];
    if (stack) paintAt(context, FIELD / 2, 74, () => paintStack(context, stack[0], stack[1], fonts));
  }
  if (isLast && isPlacing(scene)) paintFalling(context, scene, fonts);
  if (row.front === place && place !== LOCK) paintFront(context);
}

/** The stone that is being placed, coming down on its field. */
function paintFalling(context: Context, scene: QwixxScene, fonts: Fonts): void {
  const { last, progress } = scene;
  if (last?.kind !== "place") return;
  const eased = 1 - (1 - progress) ** 2;
  const side = findMover(scene);
  context.save();
  context.globalAlpha = Math.min(1, 0.3 + progress);
  paintAt(
    context,
    FIELD / 2,
    74 - 60 * (1 - eased),
    () => paintStack(context, side, last.height, fonts),
    1.5 - 0.5 * eased,
  );
  context.restore();
}

/** Whose stone falls: the seat that has a stone on the field after the move. */
function findMover({ picture, last }: QwixxScene): number {
  if (last?.kind !== "place") return 0;
  const row = picture.rows.find(({ colour }) => colour === last.colour);
  return row?.stones[last.place]?.[0] ?? row?.lock ?? 0;
}

function paintLock(context: Context, row: QwixxRow): void {
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.beginPath();
  context.arc(FIELD / 2 - (row.is_closed ? 0 : 6), 32, 9, Math.PI, row.is_closed ? 0 : -0.4);
  context.stroke();
  paintBox(context, [FIELD / 2 - 14, 32, 28, 22], { corner: 4, fill: INK });
  if (row.lock !== null) paintAt(context, FIELD / 2, 80, () => paintStack(context, row.lock ?? 0, 1, null));
}

/** The arrow of the front stone, which shows where the row continues. */
function paintFront(context: Context): void {
  paintAt(context, FIELD / 2, ROW - 13, () => {
    const arrow = new Path2D("M-16 -6 H5 L17 0 L5 6 H-16 L-10 0 Z");
    context.fillStyle = "#f0b429";
    context.fill(arrow);
    context.strokeStyle = INK;
    context.lineWidth = 2;
    context.stroke(arrow);
  });
}

function paintScore(context: Context, score: number, seat: Seat, x: number, y: number, fonts: Fonts): void {
  const [fill, mark] = seat === 0 ? ["#2b2826", "#fff8e7"] : ["#c9c6c0", "#1e1a17"];
  paintBox(context, [x, y, 58, 46], { corner: 10, fill, stroke: INK });
  paintText(context, String(score), x + 29, y + 32, { font: `700 25px ${fonts.plain}`, fill: mark });
}

/** The misthrows of both players. */
function paintFoot(context: Context, picture: QwixxPositionView, fonts: Fonts): void {
  const y = HEIGHT - MARGIN - FOOT;
  for (let place = 0; place < MAX_MISTHROWS; place++) {
    paintText(context, `−${MISTHROW_COST}`, MARGIN + 60 + place * 74, y + 46, {
      font: `700 24px ${fonts.plain}`,
      fill: FAINT,
    });
    context.beginPath();
    context.ellipse(MARGIN + 60 + place * 74, y + 38, 31, 27, 0, 0, 2 * Math.PI);
    context.strokeStyle = FAINT;
    context.lineWidth = 2;
    context.stroke();
  }
  const thrown = ([0, 1] as const).flatMap((seat) => Array<Seat>(picture.misthrows[seat]).fill(seat));
  for (const [place, seat] of thrown.entries()) {
    paintAt(context, MARGIN + 60 + place * 74, y + 36, () => paintStack(context, seat, 1, null));
  }
  for (const seat of [0, 1] as const) {
    paintAt(context, WIDTH - 330 + seat * 150, y + 36, () => paintStack(context, seat, 1, null));
    const style = { font: `700 30px ${fonts.plain}`, fill: INK, align: "left" as const };
    paintText(context, String(picture.totals[seat]), WIDTH - 296 + seat * 150, y + 49, style);
  }
}

const [RADIUS, DEPTH, THICKNESS, RISE, MAX_LAYERS] = [20, 16, 7, 29, 6];
const PAINTS = [
  { top: "#2b2826", side: "#0e0d0c", mark: "#fff8e7", dash: [] as number[] },
  { top: "#c9c6c0", side: "#8e8a83", mark: "#1e1a17", dash: [5, 4] },
] as const;

/** One stone or a stack about the centre of the lowest stone's top, with its height if above 1. */
function paintStack(context: Context, seat: number, height: number, fonts: Fonts | null): void {
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
