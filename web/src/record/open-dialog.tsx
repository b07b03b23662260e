/** The dialog that opens a record, from a file or from pasted text. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type ClauseReference, ClauseText } from "../components/clause-link.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { formatRefusal } from "../components/toasts.tsx";
import { findRulesOf, refreshOfferedGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { RefusedError } from "../protocol/refusal.ts";
import { go } from "../router.ts";
import { formatFileId, openRecord } from "./record-loader.ts";
import "./open-dialog.css";

/** Format why a record could not be read, with the line number. */
export function formatProblem(error: unknown): string {
  if (!(error instanceof RefusedError)) return t("no-answer");
  const text = formatRefusal(error.refusal);
  const line = "line" in error.refusal ? error.refusal.line : null;
  return line === null ? text : t("refused-at-line", { line, text });
}

/** The clause that a record breaks. */
function findClause(error: unknown): ClauseReference | null {
  const clause = error instanceof RefusedError ? error.refusal.clause : null;
  const rules = clause && findRulesOf(clause);
  return clause && rules ? { rules, clause } : null;
}

interface OpenDialogProps {
  /** A file to read at once. */
  file: File | null;
  close(): void;
}

export function OpenDialog({ file, close }: OpenDialogProps): JSX.Element {
  const text = useSignal("");
  const isReading = useSignal(false);
  const error = useSignal<unknown>(null);
  const read = async (source: Blob | string) => {
    if (isReading.peek()) return;
    isReading.value = true;
    error.value = null;
    try {
      const record = await openRecord(source);
      close();
      go({ page: "review", gameId: formatFileId(record) });
    } catch (reason) {
      error.value = reason;
    } finally {
      isReading.value = false;
    }
  };
  useEffect(() => void refreshOfferedGames(), []);
  useEffect(() => {
    if (file) void read(file);
  }, [file]);
  return (
    <Dialog title={t("home-open")} close={close}>
      <p>{t("open-text")}</p>
      <label class="button primary open-file">
        <Icon name="open" />
        {t("open-file")}
        <FileField take={(chosen) => void read(chosen)} />
      </label>
      <form
        class="open-form"
        onSubmit={(event) => {
          event.preventDefault();
          void read(text.value);
        }}
      >
        <label class="setting">
          {t("open-paste")}
          <textarea
            class="field open-paste"
            rows={5}
            spellcheck={false}
            autocomplete="off"
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={text.value.trim() === ""}>
          {t("open-go")}
        </button>
      </form>
      <div role="status">
        {isReading.value && <p class="notice">{t("open-reading")}</p>}
        {error.value !== null && (
          <p class="notice error">
            <Icon name="cross" />
            <span>
              <ClauseText text={formatProblem(error.value)} reference={findClause(error.value)} />
            </span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function FileField({ take }: { take(file: File): void }): JSX.Element {
  return (
    <input
      type="file"
      class="visually-hidden"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = ""; // so that choosing the same file again fires the event
        if (file) take(file);
      }}
    />
  );
}
