/** The dice that can be put on the board: each side's with every face on top and its king; a hand that moves; a bin. */
import type { JSX } from "preact";
import { EditorIcon } from "../../../analysis/editor-icon.tsx";
import { PaletteTool } from "../../../analysis/palette-tool.tsx";
import { Die } from "../../../die/die.tsx";
import { facesShowing, VALUES } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import { facesFromSeat } from "../board/move-animation.ts";
import type { Piece } from "./setup.ts";

/** What a press on the board does: put this piece there, move what is there, or take it away. */
export type Tool = Piece | "hand" | "remove";

/** The pieces of a side, in the order of the palette. */
const PIECES: Readonly<Record<Seat, Piece[]>> = { 0: listPieces(0), 1: listPieces(1) };

function listPieces(side: Seat): Piece[] {
  return [...VALUES.map((face) => ({ side, faces: facesShowing(face) })), { side, faces: null }];
}

/** The piece of the palette with this name. */
export function findPiece(name: string | null): Piece | null {
  return PIECES[0].concat(PIECES[1])[name === null ? -1 : Number(name)] ?? null;
}

interface PaletteProps {
  side: Seat;
  /** The seat from which the board is seen. */
  seat: Seat;
  tool: Tool;
  /** The tool in the last place. */
  extra: "hand" | "remove";
  choose(tool: Tool): void;
}

/** The palettes of both sides are one group of radio buttons. */
export function Palette({ side, seat, tool, extra, choose }: PaletteProps): JSX.Element {
  return (
    <fieldset class={`battle-palette ${side === seat ? "battle-palette-near" : "battle-palette-far"}`}>
      <legend class="visually-hidden">{t("analysis-battle-palette", { side: SIDES[side] })}</legend>
      {PIECES[side].map((piece, index) => (
        <PaletteTool
          key={index}
          game="battle"
          label={describePiece(piece)}
          piece={String(side * PIECES[0].length + index)}
          isChosen={tool === piece}
          choose={() => choose(piece)}
        >
          <span class="battle-tool-stand">
            <Die faces={facesFromSeat(piece.faces, seat)} colour={side === 0 ? "first" : "second"} />
          </span>
        </PaletteTool>
      ))}
      <PaletteTool
        game="battle"
        label={t("analysis-tool", { tool: extra })}
        isChosen={tool === extra}
        choose={() => choose(extra)}
      >
        <EditorIcon name={extra} />
      </PaletteTool>
    </fieldset>
  );
}

function describePiece({ side, faces }: Piece): string {
  return t("analysis-battle-piece", { side: SIDES[side], face: faces?.[0] ?? 0 });
}
