/** The editor of Qwixx Duel's positions: stones and stacks, locks, misthrows, dice and whose turn it is. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Choice } from "../../../analysis/components/choice.tsx";
import type { EditorProps } from "../../../analysis/registry.ts";
import { t } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { sideName } from "../../names.ts";
import { fieldName } from "../local/board.ts";
import { EditorBoard } from "./editor-board.tsx";
import { EditorDice } from "./editor-dice.tsx";
import { type Fields, formatFields } from "./position-text.ts";
import { addStone, emptyFields, listFirstFields, parseSetup, removeStone, setLock, setMisthrows } from "./setup.ts";
import "./editor.css";

const TOOLS = ["black", "grey", "remove"] as const;
type Tool = (typeof TOOLS)[number];
const MISTHROWS = [0, 1, 2, 3, 4] as const;

export function QwixxEditor({ text, change }: EditorProps): JSX.Element {
  const tool = useSignal<Tool>("black");
  const fields = parseSetup(text);
  const apply = (next: Fields) => change(formatFields(next));
  const side: Seat | null = tool.value === "remove" ? null : tool.value === "black" ? 0 : 1;
  return (
    <div class="qwixx-editor">
      <Choice
        legend={t("analysis-qwixx-tool")}
        name="tool"
        options={TOOLS.map((value) => ({ value, text: t("analysis-qwixx-tools", { tool: value }) }))}
        value={tool.value}
        choose={(value) => (tool.value = value as Tool)}
      />
      <EditorBoard
        fields={fields}
        press={(field) => apply(side === null ? removeStone(fields, field) : addStone(fields, field, side))}
        remove={(field) => apply(removeStone(fields, field))}
        pressLock={(row) => apply(setLock(fields, row, fields.board[row]?.lock === side ? null : side))}
      />
      <div class="qwixx-editor-rest">
        <Choice
          legend={t("analysis-mover")}
          name="mover"
          options={([0, 1] as const).map((seat) => ({ value: String(seat), text: sideName("qwixx", seat) }))}
          value={String(fields.toMove)}
          choose={(value) => apply({ ...fields, toMove: value === "1" ? 1 : 0, first: null })}
        />
        {([0, 1] as const).map((seat) => (
          <label key={seat} class="qwixx-editor-number">
            <span>{t("analysis-qwixx-misthrows", { side: seat === 0 ? "black" : "grey" })}</span>
            <select
              class="field"
              value={fields.misthrows[seat]}
              onChange={(event) => apply(setMisthrows(fields, seat, Number(event.currentTarget.value)))}
            >
              {MISTHROWS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
        <EditorDice fields={fields} apply={apply} />
        {fields.dice !== null && <StageChoice fields={fields} apply={apply} />}
        <button type="button" class="button subtle" onClick={() => apply(emptyFields())}>
          {t("analysis-clear")}
        </button>
      </div>
    </div>
  );
}

/** Which action is due, and what action 1 did. */
function StageChoice({ fields, apply }: { fields: Fields; apply(next: Fields): void }): JSX.Element {
  const value = fields.first === null ? "" : String(fields.first);
  const read = (chosen: string) => (chosen === "" ? null : chosen === "-" ? "-" : Number(chosen));
  return (
    <label class="qwixx-editor-number">
      <span>{t("analysis-qwixx-first")}</span>
      <select
        class="field"
        value={value}
        onChange={(event) => apply({ ...fields, first: read(event.currentTarget.value) })}
      >
        <option value="">{t("analysis-qwixx-first-due")}</option>
        <option value="-">{t("analysis-qwixx-first-declined")}</option>
        {listFirstFields(fields).map((field) => (
          <option key={field} value={String(field)}>
            {fieldName(field)}
          </option>
        ))}
      </select>
    </label>
  );
}
