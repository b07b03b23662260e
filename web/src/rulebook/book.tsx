/** A whole book on one page: contents, search, the rules in short, then section by section. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { LiveRegion } from "../components/live-region.tsx";
import { t } from "../i18n/translation.ts";
import type { LoadedBook } from "./book-loader.ts";
import { Contents } from "./contents.tsx";
import { Introduction } from "./introduction.tsx";
import { SearchBox } from "./search-box.tsx";
import { Section } from "./section.tsx";
import { listTools } from "./tools.ts";

export function Book({ book, diagram }: LoadedBook): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const announcement = useSignal("");
  useAnchor();
  const { game } = book;
  const tools = listTools(game);
  return (
    <main class="book">
      <div class="book-tools">
        <SearchBox book={root} />
        <Contents sections={book.sections} tools={tools} />
      </div>
      <article ref={root} class="rulebook">
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
        {book.sections.map(({ id }, place) => (
          <Section
            key={id}
            book={book}
            place={place}
            diagram={diagram}
            announce={(text) => (announcement.value = text)}
          />
        ))}
      </article>
      <LiveRegion text={announcement.value} />
    </main>
  );
}

/** Go to the anchor of the address, which did not exist before the book was rendered, and focus it. */
function useAnchor(): void {
  useEffect(() => {
    const show = (): void => {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.focus({ preventScroll: true });
    };
    if (location.hash !== "") location.replace(location.hash); // scrolls, and makes it the target of styles
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
}
