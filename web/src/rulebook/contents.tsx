/** The contents of a book: next to it on wide screens, folded above it on others. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { translateAll } from "../i18n/translatable.ts";
import { t } from "../i18n/translation.ts";
import type { SectionView } from "./data/types.ts";
import type { ToolLink } from "./tools.ts";

/** Where a section must begin to be the current one, as a share of the screen's height. */
const READING_LINE = 0.3;

interface ContentsProps {
  sections: readonly SectionView[];
  /** Links to the pages next to the book. */
  tools: readonly ToolLink[];
}

export function Contents({ sections, tools }: ContentsProps): JSX.Element {
  const current = useCurrentSection(sections);
  const fold = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (fold.current) fold.current.open = false;
  };
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={close}>
            {translateAll([title])}
          </a>
        </li>
      ))}
      {tools.map(({ href, title }) => (
        <li key={href} class="contents-tool">
          <a href={href}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav class="contents" aria-label={t("book-contents")}>
        <h2>{t("book-contents")}</h2>
        {list}
      </nav>
      <details ref={fold} class="contents-fold">
        <summary class="button">
          <Icon name="list" />
          {t("book-contents")}
        </summary>
        <nav class="popup" aria-label={t("book-contents")}>
          {list}
        </nav>
      </details>
    </>
  );
}

/** The section that is being read. */
function useCurrentSection(sections: readonly SectionView[]): string | null {
  const current = useSignal<string | null>(null);
  useEffect(() => {
    const find = (): void => {
      const line = innerHeight * READING_LINE;
      const begun = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      current.value = begun.at(-1)?.id ?? null;
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, [sections]);
  return current.value;
}
