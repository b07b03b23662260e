/** One thing of an editor's palette: a radio button drawn as what it puts on the board. */
import type { ComponentChildren, JSX } from "preact";

interface PaletteToolProps {
  /** The name of the palette, which the classes and the radio buttons share. */
  game: string;
  label: string;
  /** What the editor finds a piece by that is dragged from here; absent for tools that are not pieces. */
  piece?: string;
  isChosen: boolean;
  choose(): void;
  children: ComponentChildren;
}

export function PaletteTool({ game, label, piece, isChosen, choose, children }: PaletteToolProps): JSX.Element {
  return (
    <label class={`${game}-tool`} data-piece={piece} title={label}>
      <input
        type="radio"
        name={`${game}-palette`}
        class="visually-hidden"
        aria-label={label}
        checked={isChosen}
        onChange={choose}
      />
      {children}
    </label>
  );
}

/** What a palette's element stands for; null elsewhere. */
export function pieceUnder(target: Element): string | null {
  return target.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? null;
}
