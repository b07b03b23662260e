/** The stones that can be put on the board, one by one or two at once; a hand that moves them; a bin. */
import type { JSX } from "preact";
import { EditorIcon } from "../../../analysis/editor-icon.tsx";
import { PaletteTool } from "../../../analysis/palette-tool.tsx";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import { Stack } from "../board/stones.tsx";
import type { Stack as Stones } from "./setup.ts";

/** What a press on the board does: add these stones, move what is there, or take it away. */
export type Tool = Stones | "hand" | "remove";

/** The stones of both sides, in the order of the palette. */
export const STONES: readonly Stones[] = [
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
];

/** The stones of the palette with this name. */
export function findStones(name: string | null): Stones | null {
  return STONES[name === null ? -1 : Number(name)] ?? null;
}

export function Palette({ tool, choose }: { tool: Tool; choose(tool: Tool): void }): JSX.Element {
  return (
    <fieldset class="qwixx-panel qwixx-palette">
      <legend class="visually-hidden">{t("analysis-qwixx-palette")}</legend>
      <div class="qwixx-palette-tools">
        {STONES.map((stones, index) => (
          <PaletteTool
            key={index}
            game="qwixx"
            label={describeStones(stones)}
            piece={String(index)}
            isChosen={tool === stones}
            choose={() => choose(stones)}
          >
            <Stack side={stones[0]} height={stones[1]} />
          </PaletteTool>
        ))}
        {(["hand", "remove"] as const).map((name) => (
          <PaletteTool
            key={name}
            game="qwixx"
            label={t("analysis-tool", { tool: name })}
            isChosen={tool === name}
            choose={() => choose(name)}
          >
            <EditorIcon name={name} />
          </PaletteTool>
        ))}
      </div>
      <p class="qwixx-palette-prompt">
        {t("analysis-qwixx-prompt", { tool: typeof tool === "string" ? tool : "stones" })}
      </p>
    </fieldset>
  );
}

function describeStones([side, count]: readonly [Seat, number]): string {
  return t("analysis-qwixx-stones", { side: SIDES[side], count });
}
