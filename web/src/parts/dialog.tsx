/** A dialog: the page behind it rests, Escape closes it, and the focus goes back to where it was. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../language.ts";
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
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button quiet icon" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  text: string;
  yes: string;
  confirm(): void;
  close(): void;
}

/** A question before something that cannot be taken back. */
export function Confirm({ title, text, yes, confirm, close }: ConfirmProps): JSX.Element {
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <div class="dialog-foot">
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
