/** The rules of a game in short, above its book. */
import type { ComponentChildren, JSX } from "preact";
import { HAS_SERVER } from "../api.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { t } from "../i18n/translation.ts";
import { BASE, formatPath } from "../router.ts";

export function Introduction({ rules, children }: { rules: string; children?: ComponentChildren }): JSX.Element {
  const paragraphs = Array.from({ length: findClient(rules).rulesParagraphs }, (_, place) => place + 1);
  return (
    <>
      <h1>{t("how-to-play-game", { game: gameName(rules) })}</h1>
      <div class="rulebook-emblem">
        <Emblem rules={rules} />
      </div>
      {paragraphs.length > 0 && (
        <ol class="rulebook-steps">
          {paragraphs.map((number) => (
            <li key={number}>{t(`how-${rules}-${number}`)}</li>
          ))}
        </ol>
      )}
      <p class="rulebook-actions">
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
