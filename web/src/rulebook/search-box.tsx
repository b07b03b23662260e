/** The search over a book: the slash key leads to it, Enter goes from place to place. */
import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { searchQuery } from "./marked.tsx";

/** Milliseconds after the last key until the number of places is announced. */
const ANNOUNCE_DELAY = 400;

export function SearchBox({ book }: { book: RefObject<HTMLElement | null> }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const count = useSignal<number | null>(null);
  const at = useSignal(0);
  useSlashKey(field);
  useEffect(() => clearSearch, []);
  useEffect(() => {
    at.value = 0;
    if (searchQuery.value.trim() === "") {
      count.value = null;
      return;
    }
    const timer = setTimeout(() => (count.value = listMarks(book.current).length), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [searchQuery.value]);
  const step = (by: number): void => {
    const marks = listMarks(book.current);
    if (marks.length === 0) return;
    count.value = marks.length;
    at.value = (((at.value === 0 && by < 0 ? 0 : at.value - 1) + by + marks.length) % marks.length) + 1;
    showMark(marks, at.value - 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && searchQuery.value !== "") searchQuery.value = "";
    else if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <search class="book-search">
      <input
        ref={field}
        class="field"
        type="search"
        placeholder={t("book-search")}
        aria-label={t("book-search")}
        aria-keyshortcuts="/"
        value={searchQuery.value}
        onInput={(event) => (searchQuery.value = event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span class="book-search-count" role="status">
        {count.value !== null && describeCount(at.value, count.value)}
      </span>
      {count.value !== null && count.value > 0 && (
        <span class="book-search-steps">
          <StepButton icon="back" label={t("book-search-previous")} press={() => step(-1)} />
          <StepButton icon="forward" label={t("book-search-next")} press={() => step(1)} />
        </span>
      )}
    </search>
  );
}

function StepButton({ icon, label, press }: { icon: "back" | "forward"; label: string; press(): void }): JSX.Element {
  return (
    <button type="button" class="button subtle icon-only" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

function clearSearch(): void {
  searchQuery.value = "";
}

function describeCount(at: number, count: number): string {
  return at === 0 ? t("book-search-count", { count }) : t("book-search-at", { at, count });
}

const listMarks = (book: HTMLElement | null): HTMLElement[] => [...(book?.querySelectorAll("mark") ?? [])];

/** Scroll to a place, and mark it as the current one. */
function showMark(marks: readonly HTMLElement[], place: number): void {
  for (const mark of marks) mark.classList.toggle("current", mark === marks[place]);
  marks[place]?.scrollIntoView({ block: "center" });
}

/** Let the slash key lead to the field, unless something is being typed elsewhere. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
