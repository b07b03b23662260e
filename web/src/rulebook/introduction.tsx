/** The rules of a game in short, above its book. */
import type { ComponentChildren, JSX } from "preact";
import { HAS_SERVER } from "../api.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { t, translateOr } from "../i18n/translation.ts";
import { BASE, formatPath } from "../router.ts";

/** The short rules of a game: the texts how-<name>-1, how-<name>-2 and so on. */
function listParagraphs(rules: string): string[] {
  const found: string[] = [];
  for (;;) {
    const text = translateOr(`how-${rules}-${found.length + 1}`, "");
    if (text === "") return found;
    found.push(text);
  }
}

export function Introduction({ rules, children }: { rules: string; children?: ComponentChildren }): JSX.Element {
  const paragraphs = listParagraphs(rules);
  return (
    <>
      <h1>{t("how-to-play-game", { game: gameName(rules) })}</h1>
      <div class="rulebook-emblem">
        <Emblem rules={rules} />
      </div>
      {paragraphs.length > 0 && (
        <ol class="rulebook-steps">
          {paragraphs.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      <p class="actions rulebook-actions">
        <a class="button primary" href={BASE}>
          {t("form-play")}
        </a>
        {children}
        {HAS_SERVER && (
          <a class="button subtle" href={formatPath({ page: "print" })}>
            {t("home-print")}
          </a>
        )}
      </p>
    </>
  );
}
