/** The dialog that opens a saved game: from a file, or from its text. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icons.tsx";
import { refusalText } from "../parts/toasts.tsx";
import { RefusedError } from "../protocol/connection.ts";
import { go } from "../router.ts";
import { open } from "./opened.ts";
import "./opening.css";

/** Why a text could not be opened, and where in it. */
export function problemText(error: unknown): string {
  if (!(error instanceof RefusedError)) return t("no-answer");
  const text = refusalText(error.refusal);
  const line = "line" in error.refusal ? error.refusal.line : null;
  return line === null ? text : t("refused-at-line", { line, text });
}

interface OpenDialogProps {
  /** A file to begin with. */
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
      const saved = await open(source);
      close();
      go({ page: "replay", saved });
    } catch (reason) {
      error.value = reason;
    } finally {
      isReading.value = false;
    }
  };
  useEffect(() => {
    if (file) void read(file);
  }, [file]);
  return (
    <Dialog title={t("home-open")} close={close}>
      <p>{t("open-text")}</p>
      <label class="button main open-file">
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
          <p class="notice trouble">
            <Icon name="cross" />
            {problemText(error.value)}
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
      class="unseen"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = ""; // the same file again is a choice, too
        if (file) take(file);
      }}
    />
  );
}
