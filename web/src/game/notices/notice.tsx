/** A notice that can be closed where it covers something. */
import { useSignal } from "@preact/signals";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../../components/icons.tsx";
import { t } from "../../i18n/translation.ts";

/** Whether every notice has a button that closes it: they cover something. */
export const CanClose = createContext(false);

/** A notice, open until its reason is gone or somebody closes it. */
export function Notice({ kind, children }: { kind: string; children: ComponentChildren }): JSX.Element | null {
  const isClosed = useSignal(false);
  const canClose = useContext(CanClose);
  if (isClosed.value) return null;
  return (
    <div class={`notice ${kind}`}>
      {children}
      {canClose && <CloseButton close={() => (isClosed.value = true)} />}
    </div>
  );
}

export function CloseButton({ close }: { close(): void }): JSX.Element {
  return (
    <button type="button" class="button subtle icon-only notice-close" aria-label={t("close")} onClick={close}>
      <Icon name="close" />
    </button>
  );
}
