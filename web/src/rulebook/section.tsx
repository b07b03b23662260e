/** A section of a book: its text, tables, clauses, differences between editions, and examples. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import type { AnyDiagram } from "../games/diagram.ts";
import { translateAll } from "../i18n/translatable.ts";
import { displayedLanguage } from "../i18n/translation.ts";
import { ClauseLinks, ClauseList } from "./clause-list.tsx";
import type { BookView, DifferenceView, SectionView, TableView } from "./data/types.ts";
import { Example } from "./example.tsx";
import { BookText, Marked, searchQuery } from "./marked.tsx";
import { listTools } from "./tools.ts";

/** The section that quotes every clause in full. */
const CLAUSES = "clauses";

interface SectionProps {
  book: BookView;
  place: number;
  diagram: AnyDiagram;
  announce(text: string): void;
}

export function Section({ book, place, diagram, announce }: SectionProps): JSX.Element | null {
  const section = book.sections[place];
  if (!section) return null;
  const { id, title, paragraphs, tables, clauses, differences, examples } = section;
  return (
    <section class="book-section" id={id} aria-labelledby={`title-${id}`} tabIndex={-1}>
      <h2 id={`title-${id}`}>
        <BookText text={title} />
      </h2>
      {paragraphs.map((paragraph, number) => (
        <p key={number}>
          <BookText text={paragraph} />
          {number === paragraphs.length - 1 && id !== CLAUSES && (
            <>
              {" "}
              <ClauseLinks clauses={clauses} />
            </>
          )}
        </p>
      ))}
      {listTools(book.game)
        .filter((tool) => tool.section === id)
        .map(({ href, title }) => (
          <a key={href} class="button primary section-tool" href={href}>
            <Icon name="dice" />
            {title}
          </a>
        ))}
      {tables.map((table) => (
        <FactTable key={table.id} table={table} />
      ))}
      {id === CLAUSES && <ClauseList clauses={book.clauses} />}
      {differences.length > 0 && <Differences title={title} differences={differences} />}
      {examples.map((example) => (
        <Example key={example.id} rules={book.game} example={example} diagram={diagram} announce={announce} />
      ))}
      <Neighbours before={book.sections[place - 1]} after={book.sections[place + 1]} />
    </section>
  );
}

function FactTable({ table }: { table: TableView }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div class="book-table" tabIndex={0}>
      <table>
        {table.head.length > 0 && (
          <thead>
            <tr>
              {table.head.map((cell, place) => (
                <th key={place} scope="col">
                  <Cell cell={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map(([heading = "", ...cells], place) => (
            <tr key={place}>
              <th scope="row">
                <Cell cell={heading} />
              </th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A word in several scripts, such as the names of a game in many languages. */
const MANY_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** A cell; words in several scripts are drawn in the system's font. */
function Cell({ cell }: { cell: TableView["head"][number] }): JSX.Element {
  if (typeof cell === "object") return <BookText text={cell} />;
  const text = String(cell);
  return (
    <span class={MANY_SCRIPTS.test(text) ? "book-word" : undefined}>
      <Marked text={text} />
    </span>
  );
}

/** Where printed editions say something else, each with the languages of those editions; folded, as few need it. */
function Differences({
  title,
  differences,
}: {
  title: SectionView["title"];
  differences: readonly DifferenceView[];
}): JSX.Element {
  return (
    <details class="differences-fold" open={searchQuery.value !== ""}>
      <summary>
        <BookText text={title} />
      </summary>
      <dl class="differences">
        {differences.map(({ id, text, editions, clauses }) => (
          <div key={id}>
            <dt>{nameLanguages(editions)}</dt>
            <dd>
              <BookText text={text} /> <ClauseLinks clauses={clauses} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The names of languages, in the displayed one. */
function nameLanguages(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(displayedLanguage.value, { type: "language" });
  return new Intl.ListFormat(displayedLanguage.value, { type: "unit" }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}

/** Links to the sections before and after. */
function Neighbours({
  before,
  after,
}: {
  before?: SectionView | undefined;
  after?: SectionView | undefined;
}): JSX.Element {
  return (
    <div class="actions neighbours">
      {before && (
        <a class="button subtle" href={`#${before.id}`} rel="prev">
          <Icon name="back" />
          {translateAll([before.title])}
        </a>
      )}
      {after && (
        <a class="button subtle neighbour-after" href={`#${after.id}`} rel="next">
          {translateAll([after.title])}
          <Icon name="forward" />
        </a>
      )}
    </div>
  );
}
