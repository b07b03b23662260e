/** Paints Battle's board on a canvas: as it lies, or with a die rolling over its edges. */
import { type Direction, type Faces, rotateHalfTurn, STEPS } from "../../die/orientation.ts";
import type { BattleDie, BattleMove, BattlePositionView, Seat } from "../../protocol/types.ts";
import { definePainter, type Fonts, type Scene } from "../../share/painter.ts";
import { type Context, paintAt, paintBox, paintText } from "../../share/shapes.ts";
import { directions, HEIGHT, placeOf, rows, WIDTH } from "./board/geometry.ts";
import { CELL, paintDie, paintKing, paintRollingDie } from "./painted-dice.ts";

type BattleScene = Scene<BattlePositionView, BattleMove>;

const FRAME = 46;
const [BOARD_WIDTH, BOARD_HEIGHT] = [WIDTH * CELL + 2 * FRAME, HEIGHT * CELL + 2 * FRAME];
const [WOOD, CREAM, INK, LINE] = ["#5e3c23", "#fbf1dc", "#2e1b0e", "#8a6a43"];
const [LIGHT_SQUARE, DARK_SQUARE, PALACE, GLOW] = ["#f6ead0", "#e8d5ae", "#f3dfae", "#c9861d"];
const FRAMES_A_STEP = 5;

export const painter = definePainter<BattlePositionView, BattleMove>({
  width: BOARD_WIDTH,
  height: BOARD_HEIGHT,
  discs: [
    { fill: "#fffdf6", rim: "#2b2320" },
    { fill: "#3d3835", rim: "#0d0b0a" },
  ],
  countFrames: (move) => FRAMES_A_STEP * move.steps.length,
  countPoints: () => null,
  paint(context, scene, fonts) {
    paintBoard(context, scene, fonts);
    if (scene.last) paintTrace(context, scene.last, scene.seat);
    const mover = scene.before && scene.last ? scene.last.start : null;
    for (const die of (scene.before ?? scene.picture).dice) {
      if (die.square !== mover) paintStanding(context, die, scene.seat);
    }
    if (scene.before && scene.last) paintMover(context, scene, scene.before, scene.last);
  },
});

/** The centre of a square. */
function centreOf(square: string, seat: Seat): [number, number] {
  const { x, y } = placeOf(square, seat);
  return [FRAME + (x + 0.5) * CELL, FRAME + (y + 0.5) * CELL];
}

function paintBoard(context: Context, { picture, seat }: BattleScene, fonts: Fonts): void {
  paintBox(context, [0, 0, BOARD_WIDTH, BOARD_HEIGHT], { corner: 20, fill: WOOD });
  paintBox(context, [7, 7, BOARD_WIDTH - 14, BOARD_HEIGHT - 14], { corner: 15, stroke: LINE });
  for (const [y, row] of rows(seat).entries()) {
    for (const [x, square] of row.entries()) {
      const fill = picture.palaces.includes(square) ? PALACE : (x + y) % 2 === 1 ? LIGHT_SQUARE : DARK_SQUARE;
      paintBox(context, [FRAME + x * CELL, FRAME + y * CELL, CELL, CELL], { fill, stroke: LINE, line: 1 });
      paintLabels(context, square, x, y, fonts);
    }
  }
  paintBox(context, [FRAME, FRAME, WIDTH * CELL, HEIGHT * CELL], { stroke: INK, line: 3 });
  for (const [owner, palace] of picture.palaces.entries()) paintPalace(context, palace, owner, seat);
}

/** The names of files and ranks, next to the squares at the edges. */
function paintLabels(context: Context, square: string, x: number, y: number, fonts: Fonts): void {
  const style = { font: `28px ${fonts.plain}`, fill: CREAM };
  const [centreX, centreY] = [FRAME + (x + 0.5) * CELL, FRAME + (y + 0.5) * CELL];
  if (y === 0) paintText(context, square.charAt(0), centreX, FRAME / 2 + 9, style);
  if (y === HEIGHT - 1) paintText(context, square.charAt(0), centreX, BOARD_HEIGHT - FRAME / 2 + 9, style);
  if (x === 0) paintText(context, square.charAt(1), FRAME / 2, centreY + 10, style);
  if (x === WIDTH - 1) paintText(context, square.charAt(1), BOARD_WIDTH - FRAME / 2, centreY + 10, style);
}

function paintPalace(context: Context, square: string, owner: number, seat: Seat): void {
  const [x, y] = centreOf(square, seat);
  const box = [x - CELL / 2, y - CELL / 2, CELL, CELL] as const;
  paintBox(context, box, { stroke: INK, line: 9 });
  paintBox(context, box, { stroke: CREAM, line: 5, dash: [12.5, 12.5] });
  paintAt(context, x, y, () => paintKing(context, owner, true));
}

/** The squares of the last move: its start dashed, its target framed, dots between. */
function paintTrace(context: Context, move: BattleMove, seat: Seat): void {
  const path = [move.start, ...move.steps.map(({ square }) => square)];
  const box = (square: string) => {
    const [x, y] = centreOf(square, seat);
    return [x - CELL / 2 + 5, y - CELL / 2 + 5, CELL - 10, CELL - 10] as const;
  };
  paintBox(context, box(move.start), { corner: 10, stroke: WOOD, line: 4, dash: [12, 8] });
  paintBox(context, box(path.at(-1) as string), { corner: 10, fill: "#f0b42955", stroke: GLOW, line: 6 });
  context.beginPath();
  for (const [place, square] of path.entries()) {
    const [x, y] = centreOf(square, seat);
    if (place === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.strokeStyle = WOOD;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.setLineDash([0.1, 14]);
  context.stroke();
  context.setLineDash([]);
}

function paintStanding(context: Context, die: BattleDie, seat: Seat): void {
  const [x, y] = centreOf(die.square, seat);
  paintAt(context, x, y, () => {
    if (die.faces === null) paintKing(context, die.side, false);
    else paintDie(context, orient(die.faces, seat), die.side);
  });
}

const orient = (faces: Faces, seat: Seat): Faces => (seat === 0 ? faces : rotateHalfTurn(faces));

/** The die under way: at a place between two squares, tipping over the edge between them. */
function paintMover(context: Context, scene: BattleScene, before: BattlePositionView, move: BattleMove): void {
  const { seat } = scene;
  const path = [move.start, ...move.steps.map(({ square }) => square)];
  const passed = Math.min(scene.progress, 0.9999) * move.steps.length;
  const step = Math.floor(passed);
  const start = before.dice.find(({ square }) => square === move.start);
  const faces = step === 0 ? (start?.faces ?? null) : (move.steps[step - 1]?.faces ?? null);
  const direction = directions(path, seat)[step] as Direction;
  const [x, y] = centreOf(path[step] as string, seat);
  paintAt(context, x, y, () => {
    const oriented = faces && orient(faces, seat);
    paintRollingDie(context, oriented, move.side, STEPS[direction], passed - step);
  });
}
