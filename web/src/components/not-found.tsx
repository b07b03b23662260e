/** The page for unknown addresses, and for games that cannot be shown. */
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { BASE } from "../router.ts";
import { AppBar } from "./app-bar.tsx";
import { usePageTitle } from "./page-title.ts";

export function NotFound({ reason = "not-found-text" }: { reason?: string }): JSX.Element {
  usePageTitle(t("not-found-title"));
  return (
    <>
      <AppBar />
      <main class="message-page">
        <h1>{t("not-found-title")}</h1>
        <p class="muted">{t(reason)}</p>
        <a class="button primary" href={BASE}>
          {t("go-home")}
        </a>
      </main>
    </>
  );
}
