/** A whole book on one page: contents, search, the rules in short, then section by section. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { t } from "../i18n/translation.ts";
import { Contents } from "./contents.tsx";
import { Introduction } from "./introduction.tsx";
import type { LoadedRulebook } from "./rulebook-loader.ts";
import { SearchBox } from "./search-box.tsx";
import { Section } from "./section.tsx";
import { listTools } from "./tools.ts";

export function Rulebook({ book, diagram }: LoadedRulebook): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const announcement = useSignal("");
  const sections = useSections(book, diagram, (text) => (announcement.value = text));
  const isWhole = sections.length === book.sections.length;
  useAnchor(isWhole);
  const { game } = book;
  const tools = listTools(game);
  return (
    <main class="book">
      <div class="book-tools">
        <SearchBox book={root} />
        <Contents sections={book.sections} tools={tools} />
      </div>
      <article ref={root} class="rulebook" aria-busy={!isWhole}>
        <Introduction rules={game}>
          {tools.map(({ href, title }) => (
            <a key={href} class="button" href={href}>
              {title}
            </a>
          ))}
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="save" />
            {t("book-print")}
          </button>
        </Introduction>
        {sections}
      </article>
      <LiveRegion text={announcement.value} />
    </main>
  );
}

/** The sections that are shown: one more after each frame, as all at once would hold the page for a tenth of a second. */
function useSections(
  book: LoadedRulebook["book"],
  diagram: LoadedRulebook["diagram"],
  announce: (text: string) => void,
): JSX.Element[] {
  const count = useSignal(1);
  useEffect(() => {
    count.value = Math.min(count.value + 1, book.sections.length);
  }, [count.value]);
  const all = useMemo(
    () =>
      book.sections.map(({ id }, place) => (
        <Section key={id} book={book} place={place} diagram={diagram} announce={announce} />
      )),
    [book, diagram],
  );
  return all.slice(0, count.value);
}

/** Go to the anchor of the address, which may not exist before the book is whole, and focus it. */
function useAnchor(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const show = (): void => {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.focus({ preventScroll: true });
    };
    if (location.hash !== "") location.replace(location.hash); // scrolls, and makes it the target of styles
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [isWhole]);
}
