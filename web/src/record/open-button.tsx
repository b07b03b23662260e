/** The button that opens a record; a file can also be dropped anywhere on the page. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { OpenDialog } from "./open-dialog.tsx";

/** Handle a file dropped onto the page; returns whether one is being dragged over it. */
function useFileDrop(take: (file: File) => void): boolean {
  const isOver = useSignal(false);
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      isOver.value = false;
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isOver.value;
}

interface OpenRecordButtonProps {
  /** The message id of the button's label. */
  text?: string;
  isQuiet?: boolean;
}

export function OpenRecordButton({ text = "home-open", isQuiet = false }: OpenRecordButtonProps): JSX.Element {
  const isOpen = useSignal(false);
  const file = useSignal<File | null>(null);
  const open = (dropped: File | null) => {
    file.value = dropped;
    void loadCatalogues("replay").finally(() => (isOpen.value = true));
  };
  const isOver = useFileDrop(open);
  const close = () => {
    isOpen.value = false;
    file.value = null;
  };
  return (
    <>
      <button type="button" class={isQuiet ? "button subtle" : "button"} onClick={() => open(null)}>
        <Icon name="open" />
        {t(text)}
      </button>
      {isOver && <div class="drop-zone" />}
      {isOpen.value && <OpenDialog file={file.value} close={close} />}
    </>
  );
}
