/** The editor of positions: the game's own board with a palette, and beside it the rest of the position and its faults. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import type { Seat } from "../protocol/types.ts";
import type { Rules } from "../rules/contract.ts";
import { usualStart } from "./address.ts";
import { FaultText } from "./fault-text.tsx";
import type { GameAnalysis } from "./registry.ts";

interface PositionEditorProps {
  game: string;
  rules: Rules;
  analysis: GameAnalysis;
  /** The text of the position being set up. */
  text: Signal<string | null>;
  seat: Seat;
  flip(): void;
  announce(text: string): void;
  /** Go on with a position, or with none. */
  finish(text: string | null): void;
}

const KEYS_ID = "analysis-editor-keys";

export function PositionEditor(props: PositionEditorProps): JSX.Element {
  const { game, rules, analysis, text, seat, flip, announce, finish } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0); // on small screens the button that leads here, and those that lead back, are below the board
    return () => scrollTo(0, 0);
  }, []);
  const { EditorTable, EditorControls } = analysis;
  const edited = text.value ?? "";
  const fault = rules.checkPosition(edited);
  const change = (changed: string) => (text.value = changed);
  const editor = { text: edited, seat, change, announce, keysId: KEYS_ID };
  return (
    <>
      <div class="frame-table analysis-table analysis-editor-table">
        <EditorTable {...editor} />
      </div>
      <div class="analysis-side">
        <section class="card analysis-card analysis-editor" aria-labelledby="analysis-editor">
          <h2 id="analysis-editor" ref={heading} tabIndex={-1}>
            {t("analysis-edit")}
          </h2>
          <EditorControls {...editor} />
          <div class="analysis-editor-tools">
            <button type="button" class="button" onClick={() => change(usualStart(game))}>
              <Icon name="again" />
              {t("analysis-edit-start")}
            </button>
            <button type="button" class="button" onClick={() => change(analysis.emptyPosition)}>
              <Icon name="close" />
              {t("analysis-clear")}
            </button>
            <button type="button" class="button" onClick={flip}>
              <Icon name="flip" />
              {t("tool-flip")}
            </button>
          </div>
          <FaultText id="analysis-editor-fault" game={game} fault={fault} />
          <div class="actions analysis-editor-end">
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
          <details class="analysis-editor-keys">
            <summary>{t("analysis-keys")}</summary>
            <p id={KEYS_ID}>{t(analysis.editorKeys)}</p>
          </details>
        </section>
      </div>
    </>
  );
}
