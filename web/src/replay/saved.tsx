/** The way to a saved game: a button, or a file dropped anywhere on the page. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { learn, t } from "../language.ts";
import { Icon } from "../parts/icons.tsx";
import { OpenDialog } from "./opening.tsx";

/** Take a file that is dropped onto the page; returns whether one is being dragged over it. */
function useDrop(take: (file: File) => void): boolean {
  const isOver = useSignal(false);
  useEffect(() => {
    const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
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

interface OpenSavedProps {
  /** What the button says, by its id. */
  text?: string;
  isQuiet?: boolean;
}

export function OpenSaved({ text = "home-open", isQuiet = false }: OpenSavedProps): JSX.Element {
  const isOpen = useSignal(false);
  const file = useSignal<File | null>(null);
  const open = (dropped: File | null) => {
    file.value = dropped;
    void learn("replay").finally(() => (isOpen.value = true));
  };
  const isOver = useDrop(open);
  const close = () => {
    isOpen.value = false;
    file.value = null;
  };
  return (
    <>
      <button type="button" class={isQuiet ? "button quiet" : "button"} onClick={() => open(null)}>
        <Icon name="open" />
        {t(text)}
      </button>
      {isOver && <div class="drop-here" />}
      {isOpen.value && <OpenDialog file={file.value} close={close} />}
    </>
  );
}
