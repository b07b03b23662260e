/** A modal dialog: Escape closes it, and the focus returns to where it was. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n/translation.ts";
import { Icon } from "./icons.tsx";
import "./dialog.css";

interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={close} onClick={closeFromOutside}>
      <div class="dialog-body">
        <div class="dialog-header">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button subtle icon-only" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  confirm(): void;
  close(): void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ title, text, yes, confirm, close }: ConfirmDialogProps): JSX.Element {
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <div class="actions dialog-footer">
        <button type="button" class="button" onClick={close}>
          {t("cancel")}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            confirm();
            close();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
