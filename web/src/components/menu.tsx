/** A button that opens a list of further actions: Escape, a press outside and a chosen action close it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icons.tsx";
import "./dialog.css";

interface MenuProps {
  /** The name of the button and of the list. */
  text: string;
  /** The class of the button. */
  class: string;
  icon?: JSX.Element;
  /** Buttons and links. From the first opening they stay mounted, so that dialogs they opened stay open. */
  children: ComponentChildren;
}

export function Menu({ text, class: name, icon = <Icon name="more" />, children }: MenuProps): JSX.Element {
  const isOpen = useSignal(false);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen.value;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const close = () => {
    isOpen.value = false;
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen.value) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) isOpen.value = false;
    };
    addEventListener("pointerdown", closeFromOutside);
    addEventListener("focusin", closeFromOutside);
    return () => {
      removeEventListener("pointerdown", closeFromOutside);
      removeEventListener("focusin", closeFromOutside);
    };
  }, [isOpen.value]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen.value) return;
    event.stopPropagation();
    close();
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (isOpen.value && target instanceof Element && target.closest("a, button")) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape key pressed in its buttons
    <div class="menu" ref={root} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        class={name}
        title={text}
        aria-expanded={isOpen.value}
        aria-controls={list}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {icon}
        <span>{text}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks on its buttons, which keys cause, too */}
      <div
        id={list}
        class="popup menu-list"
        role="group"
        aria-label={text}
        data-open={isOpen.value}
        onClick={closeAfterChoice}
      >
        {wasOpened.current && children}
      </div>
    </div>
  );
}
