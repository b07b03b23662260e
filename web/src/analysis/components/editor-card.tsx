/** The editor of positions in place of the table: the game's own, and what is wrong with the position so far. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/translation.ts";
import type { Seat } from "../../protocol/types.ts";
import type { GameAnalysis } from "../registry.ts";
import { usualStart } from "../text/address.ts";
import { FaultText } from "./fault-text.tsx";

interface EditorCardProps {
  game: string;
  analysis: GameAnalysis;
  /** The text of the position being set up. */
  text: Signal<string | null>;
  seat: Seat;
  announce(text: string): void;
  /** Go on with a position, or with none. */
  finish(text: string | null): void;
}

export function EditorCard({ game, analysis, text, seat, announce, finish }: EditorCardProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { Editor } = analysis;
  const edited = text.value ?? "";
  const fault = analysis.checkPosition(edited);
  const change = (changed: string) => (text.value = changed);
  return (
    <section class="analysis-editor" aria-labelledby="analysis-editor">
      <h2 id="analysis-editor" ref={heading} tabIndex={-1}>
        {t("analysis-edit")}
      </h2>
      <Editor text={edited} seat={seat} change={change} announce={announce} />
      <div class="analysis-editor-end">
        <FaultText id="analysis-editor-fault" game={game} fault={fault} />
        <div class="analysis-editor-buttons">
          <button type="button" class="button subtle" onClick={() => change(usualStart(game))}>
            {t("analysis-edit-start")}
          </button>
          <button type="button" class="button" onClick={() => finish(null)}>
            {t("cancel")}
          </button>
          <button
            type="button"
            class="button primary"
            aria-describedby="analysis-editor-fault"
            disabled={fault !== null}
            onClick={() => finish(edited)}
          >
            {t("analysis-edit-done")}
          </button>
        </div>
      </div>
    </section>
  );
}
