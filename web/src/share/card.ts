/** The card that is shared: the board with the players' names and the result, on a canvas. */
import { type Fonts, loadPainter, type Painter, type Scene } from "./painter.ts";
import { type Context, paintAt, paintBox, paintText } from "./shapes.ts";
import type { SharedGame } from "./shared-game.ts";

export type Shape = "wide" | "square";

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where the board may lie: it keeps its shape. */
  readonly board: readonly [x: number, y: number, width: number, height: number];
}

/** Wide as previews of links are, square as picture sites like it. */
const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  wide: { width: 1200, height: 630, board: [36, 32, 640, 566] },
  square: { width: 1080, height: 1080, board: [40, 150, 1000, 730] },
};
const [PAPER, INK, SOFT, WOOD] = ["#f3ece0", "#2b2320", "#6a5c4f", "#5d3a24"];
const SITE = "Duellum";

/** Paints the cards of one game. */
export class CardPainter {
  readonly #game: SharedGame;
  readonly #title: string;
  readonly #painter: Painter;
  readonly #fonts: Fonts;

  constructor(game: SharedGame, title: string, painter: Painter, fonts: Fonts) {
    this.#game = game;
    this.#title = title;
    this.#painter = painter;
    this.#fonts = fonts;
  }

  get painter(): Painter {
    return this.#painter;
  }

  /** A canvas with the card at a moment; `scale` makes it smaller. */
  paint(shape: Shape, scene: Scene, scale = 1, canvas = document.createElement("canvas")): HTMLCanvasElement {
    const { width, height } = LAYOUTS[shape];
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("this browser has no canvas");
    paintAt(context, 0, 0, () => this.#paintCard(context, shape, scene), scale);
    return canvas;
  }

  #paintCard(context: Context, shape: Shape, scene: Scene): void {
    const { width, height, board } = LAYOUTS[shape];
    paintBox(context, [0, 0, width, height], { fill: PAPER });
    const right = this.#paintBoard(context, scene, board, shape);
    if (shape === "wide") this.#paintColumn(context, right + 48, width, height, scene);
    else this.#paintFrame(context, width, height, scene);
  }

  /** Fit the board into its box, and return where it ends on the right. */
  #paintBoard(context: Context, scene: Scene, [x, y, width, height]: Layout["board"], shape: Shape): number {
    const scale = Math.min(width / this.#painter.width, height / this.#painter.height);
    const left = shape === "wide" ? x : x + (width - this.#painter.width * scale) / 2;
    const top = y + (height - this.#painter.height * scale) / 2;
    paintAt(context, left, top, () => this.#painter.paint(context, scene, this.#fonts), scale);
    return left + this.#painter.width * scale;
  }

  #paintColumn(context: Context, x: number, width: number, height: number, scene: Scene): void {
    const most = width - x - 44;
    paintText(context, this.#title, x, 96, this.#titleStyle(60, most));
    paintBox(context, [x, 124, 96, 4], { fill: WOOD });
    for (const seat of [0, 1] as const) this.#paintPlayer(context, seat, x, 196 + 96 * seat, most, scene);
    for (const [line, text] of wrap(context, this.#game.status, `27px ${this.#fonts.plain}`, most).entries())
      paintText(context, text, x, 392 + 38 * line, this.#plainStyle(27, most));
    paintText(context, SITE, width - 44, height - 40, { ...this.#titleStyle(30, most), fill: WOOD, align: "right" });
  }

  #paintFrame(context: Context, width: number, height: number, scene: Scene): void {
    paintText(context, this.#title, 40, 92, this.#titleStyle(60, width - 300));
    paintText(context, SITE, width - 40, 92, { ...this.#titleStyle(34, 200), fill: WOOD, align: "right" });
    for (const seat of [0, 1] as const) {
      this.#paintPlayer(context, seat, 40 + seat * (width / 2 - 20), 950, width / 2 - 80, scene);
    }
    paintText(context, this.#game.status, 40, height - 40, this.#plainStyle(30, width - 80));
  }

  #paintPlayer(context: Context, seat: 0 | 1, x: number, y: number, most: number, scene: Scene): void {
    const points = this.#painter.countPoints(scene.picture, seat);
    const isWinner = this.#game.winner === seat;
    const { fill, rim } = this.#painter.discs[seat];
    context.beginPath();
    context.arc(x + 15, y - 12, 14, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = rim;
    context.lineWidth = 3;
    context.stroke();
    const name = this.#game.names[seat] + (points === null ? "" : ` · ${points}`);
    paintText(context, name, x + 44, y, {
      ...this.#plainStyle(36, most - 44),
      font: `${isWinner ? 700 : 400} 36px ${this.#fonts.plain}`,
    });
  }

  #titleStyle(size: number, most: number) {
    return { font: `700 ${size}px ${this.#fonts.title}`, fill: INK, align: "left" as const, most };
  }

  #plainStyle(size: number, most: number) {
    return { font: `${size}px ${this.#fonts.plain}`, fill: SOFT, align: "left" as const, most };
  }
}

/** A text in lines of at most this width; a word that is longer has a line of its own. */
function wrap(context: Pick<Context, "font" | "measureText">, text: string, font: string, most: number): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Load what the cards of a game need; null if the game cannot be drawn. */
export async function loadCardPainter(game: SharedGame, title: string): Promise<CardPainter | null> {
  const painter = await loadPainter(game.rules);
  return (
    painter &&
    new CardPainter(
      game,
      title,
      painter,
      await loadFonts(`${title}${game.names.join("")}${game.status}${SITE}0123456789abcdefghi`),
    )
  );
}

/** The page's fonts, loaded for these characters. */
async function loadFonts(text: string): Promise<Fonts> {
  const style = getComputedStyle(document.documentElement);
  const fonts = {
    title: style.getPropertyValue("--text-family") || "serif",
    plain: style.getPropertyValue("--plain-family") || "sans-serif",
  };
  const wanted = [`700 40px ${fonts.title}`, `40px ${fonts.plain}`, `700 40px ${fonts.plain}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font, text).catch(() => [])));
  return fonts;
}
